/** An example list. Semicolons, because Dutch spreadsheets then split it into columns. */
const EXAMPLE = [
  'voornaam;achternaam;e-mailadres;rol;groepen;omschrijving',
  'Sanne;de Vries;sanne.devries@example.org;gebruiker;Medewerkers | Communicatie;Communicatieadviseur',
  'Bram;Jansen;bram.jansen@example.org;gebruiker;Medewerkers;',
  '',
].join('\r\n');

export function downloadExample(): void {
  // The BOM tells a spreadsheet that the file is UTF-8.
  const url = URL.createObjectURL(new Blob(['\uFEFF', EXAMPLE], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'gebruikers-voorbeeld.csv';
  link.click();
  URL.revokeObjectURL(url);
}
