/** The viewer: a visitor, a user who works at the hospital, an admin. */
export type Who = 'visitor' | 'staff' | 'admin';

interface Shown {
  heading: string;
  /** The address after redirects, if different. */
  at?: string;
}

/** An address of the portal, and what each viewer sees there. */
export interface Route {
  path: string;
  /** The status of the document. */
  status: 200 | 404;
  shown: Record<Who, Shown>;
}

const LOGIN: Shown = { heading: 'Inloggen', at: '/login' };
const GUIDE: Shown = { heading: 'Huisstijl', at: '/huisstijl' };
const MISSING: Shown = { heading: 'This page could not be found' };

const NO_WEBHOOK = '/admin/connections/webhooks/bestaat-niet';

/** Login, with a redirect back. */
const loginFor = (path: string): Shown => ({
  heading: 'Inloggen',
  at: `/login?redirect=${encodeURIComponent(path)}`,
});

const route = (path: string, visitor: Shown, staff: Shown, admin: Shown): Route => ({
  path,
  status: 200,
  shown: { visitor, staff, admin },
});

const forAll = (path: string, heading: string): Route => {
  const shown = { heading };
  return route(path, shown, shown, shown);
};

const forUsers = (path: string, heading: string): Route =>
  route(path, loginFor(path), { heading }, { heading });

/** Other viewers are logged out. */
const forAdmins = (path: string, heading: string): Route => route(path, loginFor(path), LOGIN, { heading });

/** Logged-in users go to the guide. */
const forGuests = (path: string, shown: Shown): Route => route(path, shown, GUIDE, GUIDE);

const unknown = (path: string): Route => ({ ...route(path, MISSING, MISSING, MISSING), status: 404 });

/** Ids and slugs for the addresses. */
export interface Known {
  asset: { id: string; title: string };
  user: { id: string; name: string };
  group: { id: string; name: string };
}

/** All routes and aliases of the specification, and later ones; logout comes last. */
export const getRoutes = ({ asset, user, group }: Known): Route[] => [
  forAll('/', 'Wij zijn Noorderlicht'),
  forAll('/wij-zijn-noorderlicht', 'Wij zijn Noorderlicht'),
  forUsers('/huisstijl', 'Huisstijl'),
  forAll('/huisstijl/logo', 'Logo'),
  forUsers('/huisstijl/social-media', 'Sociale media'),
  route('/huisstijl/bestaat-niet', loginFor('/huisstijl/bestaat-niet'), MISSING, MISSING),
  forAll('/huisstijl/afdrukken', 'Hele gids als pdf'),
  forAll('/zoeken', 'Zoeken'),
  forAll('/bestanden', 'Bestanden'),
  forAll(`/bestanden/${asset.id}`, asset.title),
  forUsers('/delen', 'Gedeelde links'),
  unknown('/delen/bestaat-niet'),
  forAll('/elements', 'Elementen'),
  forUsers('/account/details', 'Gegevens'),
  forUsers('/account/password', 'Wachtwoord'),

  forGuests('/login', { heading: 'Inloggen' }),
  forGuests('/login?state=regular', { heading: 'Inloggen' }),
  forGuests('/session/login', { heading: 'Inloggen' }),
  forGuests('/login/saml', LOGIN),
  forGuests('/session/login-saml', LOGIN),
  forGuests('/register', { heading: 'Registreren' }),
  forGuests('/session/register', { heading: 'Registreren' }),
  forAll('/registered', 'Kijk in je mail'),
  forAll('/session/registered', 'Kijk in je mail'),
  forAll('/password/recover', 'Wachtwoord vergeten'),
  forAll('/session/password/recover', 'Wachtwoord vergeten'),
  forAll('/password/reset', 'Nieuw wachtwoord'),
  forAll('/session/password/reset', 'Nieuw wachtwoord'),

  unknown('/404'),
  unknown('/bestaat/niet'),
  // A staff portal that is not configured.
  unknown('/saml2/geen/login'),

  forAdmins('/wij-zijn-noorderlicht/edit', 'Wij zijn Noorderlicht bewerken'),
  forAdmins('/huisstijl/huisstijl/edit', 'Huisstijl bewerken'),
  forAdmins('/huisstijl/logo/edit', 'Logo bewerken'),
  forAdmins('/huisstijl/create', 'Nieuwe pagina'),
  forAdmins('/huisstijl/deleted', "Verwijderde pagina's"),
  forAdmins('/edit', 'Redactie'),
  forAdmins('/assets', 'Assets'),
  forAdmins(`/assets/${asset.id}`, 'Assets'),
  forAdmins('/admin/users', 'Gebruikers'),
  forAdmins('/admin/users/create', 'Nieuwe gebruiker'),
  forAdmins(`/admin/users/${user.id}`, user.name),
  forAdmins('/admin/groups', 'Groepen'),
  forAdmins('/admin/groups/create', 'Nieuwe groep'),
  forAdmins(`/admin/groups/${group.id}`, group.name),
  forAdmins('/admin/colors', 'Kleuren'),
  forAdmins('/admin/presets', 'Formaten'),
  forAdmins('/admin/search', 'Zoekwoorden'),
  forAdmins('/admin/connections', 'Koppelingen'),
  route(NO_WEBHOOK, loginFor(NO_WEBHOOK), LOGIN, MISSING),
  forAdmins('/admin/site', 'Portaal'),
  forAdmins('/admin/audit', 'Logboek'),

  route('/logout', LOGIN, LOGIN, LOGIN),
  route('/session/logout', LOGIN, LOGIN, LOGIN),
];
