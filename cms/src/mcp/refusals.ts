import { logFailure } from '../database/outages';
import { reportFault } from '../error-reporter';
import { responseForError } from '../http/error-responses';
import type { ToolContext } from './context';

/** One sentence in Dutch and the same in English: an assistant answers in the language of who asks. */
export const both = (dutch: string, english: string): string => `${dutch} / ${english}`;

/** Why a tool gives no answer, in words for whoever asked. Nothing else that is thrown reaches them. */
export class Refusal extends Error {
  constructor(dutch: string, english: string) {
    super(both(dutch, english));
    this.name = 'Refusal';
  }
}

const ENGLISH: Record<number, string> = {
  400: 'This is not a valid question.',
  401: 'This does not exist, or is not open to everyone; an API token may show more.',
  403: 'You may see this, but not download it.',
  404: 'This does not exist, or not for you.',
  409: 'This picture cannot be made in this format. Choose another.',
  429: 'Too many questions in a short time. Try again in a minute.',
  503: 'The portal is unavailable for a moment. Try again later.',
};

/** Written for people in a browser, who can log in. */
const DUTCH: Record<number, string> = {
  401: 'Dit bestaat niet, of is niet voor iedereen; met een API-sleutel is misschien meer te zien.',
  403: 'Je mag dit zien, maar niet downloaden.',
};

/** What an assistant is told about anything thrown; faults of ours are logged, and told by their number alone. */
export function toRefusal({ strapi, ctx }: Pick<ToolContext, 'strapi' | 'ctx'>, error: unknown): string {
  if (error instanceof Refusal) return error.message;
  const id = String(ctx.state.requestId);
  const { status, body } = responseForError(error, id, (fault, kind) => {
    if (kind === 503) return logFailure(strapi, fault, id);
    strapi.log.error(`${id} ${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}`);
    reportFault(strapi, { error: fault, id, route: 'POST /mcp' });
  });
  const english = ENGLISH[status] ?? `Something went wrong on our side. Report this number: ${id}.`;
  return both(DUTCH[status] ?? String(body.message), english);
}
