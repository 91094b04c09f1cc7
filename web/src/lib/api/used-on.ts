import { isRecord, type ApiError } from './errors';

/** The titles of the pages that use what a refused deletion was about (409), each once. */
export function getUsedOn({ body }: ApiError): string[] {
  const usedOn = isRecord(body) ? body['used_on'] : null;
  if (!Array.isArray(usedOn)) return [];
  const titles = usedOn.flatMap((use: unknown) => {
    const page = isRecord(use) ? use['page'] : null;
    const title = isRecord(page) ? page['title'] : null;
    return typeof title === 'string' ? [title] : [];
  });
  return [...new Set(titles)];
}
