/** A list as it has to be; with semicolons, which is how a Dutch spreadsheet opens it in columns. */
const EXAMPLE = [
  'voornaam;achternaam;e-mailadres;rol;groepen;omschrijving',
  'Sanne;de Vries;sanne.devries@example.org;gebruiker;Medewerkers | Communicatie;Communicatieadviseur',
  'Bram;Jansen;bram.jansen@example.org;gebruiker;Medewerkers;',
  '',
].join('\r\n');

/** Hands the example over as a download. */
export function downloadExample(): void {
  // The mark tells a spreadsheet that these are letters of all the world.
  const url = URL.createObjectURL(new Blob(['\uFEFF', EXAMPLE], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'gebruikers-voorbeeld.csv';
  link.click();
  URL.revokeObjectURL(url);
}
