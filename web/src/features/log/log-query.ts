import { dateAfter } from '../../lib/dates/moments';

/** The kinds of things in the log, as the API names their actions. */
export const KINDS = [
  { value: '', label: 'Alles' },
  { value: 'page', label: 'Pagina’s' },
  { value: 'asset,file', label: 'Assets en bestanden' },
  { value: 'user,group', label: 'Gebruikers en groepen' },
  { value: 'auth,saml,maintainer', label: 'Inloggen' },
  { value: 'site,color,synonym,mail', label: 'Instellingen' },
  { value: 'token,webhook', label: 'Koppelingen' },
] as const;

const DAYS = { day: 0, week: 6, month: 29, all: null } as const;

type Period = keyof typeof DAYS;

export const PERIODS: readonly { value: Period; label: string }[] = [
  { value: 'month', label: 'Laatste 30 dagen' },
  { value: 'week', label: 'Laatste 7 dagen' },
  { value: 'day', label: 'Vandaag' },
  { value: 'all', label: 'Alles wat er is' },
];

/** What the log is narrowed down to. */
export interface LogQuery {
  search: string;
  /** The id of a user or of an API token. */
  actor: string;
  kind: string;
  period: Period;
}

const isPeriod = (value: string | null): value is Period => value !== null && Object.hasOwn(DAYS, value);

/** The query in the address; what is unknown there is left out. */
export function readLogQuery(params: URLSearchParams): LogQuery {
  const [kind, period] = [params.get('kind'), params.get('period')];
  return {
    search: params.get('search') ?? '',
    actor: params.get('actor') ?? '',
    kind: KINDS.find(({ value }) => value === kind)?.value ?? '',
    period: isPeriod(period) ? period : 'month',
  };
}

/** The address of a query, without what goes without saying. */
export function writeLogQuery({ search, actor, kind, period }: LogQuery): string {
  const given = { search, actor, kind, period: period === 'month' ? '' : period };
  return new URLSearchParams(Object.entries(given).filter(([, value]) => value !== '')).toString();
}

/** The filters of GET /admin/audit. */
export function getFilters(
  { search, actor, kind, period }: LogQuery,
  now = Date.now(),
): Record<string, string> {
  const days = DAYS[period];
  return {
    ...(search && { search }),
    ...(actor && { actor }),
    ...(kind && { action: kind }),
    ...(days !== null && { from: dateAfter(now, -days) }),
  };
}
