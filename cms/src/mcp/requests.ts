import type { Context } from 'koa';
import { z } from 'zod';
import { getEnv } from '../../config/env';
import { PortalError } from '../http/errors';
import { readBody } from '../http/read-body';
import { both } from './refusals';

/** Questions are short, so a larger body is none. */
const BODY_BYTES = 64 * 1024;
/** The most messages in one request; only the older versions of the protocol send several. */
const MOST_MESSAGES = 10;

/** A refusal before the protocol begins, in its own form. */
export class BadRequest extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
    this.name = 'BadRequest';
  }
}

const INVALID = -32600;
const PARSE_ERROR = -32700;
/** For what HTTP refuses; the protocol leaves these numbers to servers. */
export const REFUSED = -32000;

/**
 * Refuses browsers on other sites than the portal and those of CORS_ORIGINS: a site whose name leads to this server
 * could otherwise read here what is open inside a hospital only. Programs send no Origin.
 */
export function checkOrigin(ctx: Context): void {
  const origin = ctx.get('Origin');
  const { publicUrl, corsOrigins } = getEnv();
  if (origin === '' || origin === new URL(publicUrl).origin || corsOrigins.includes(origin)) return;
  throw new BadRequest(
    403,
    REFUSED,
    both('Deze site mag hier niet bij.', 'This site has no access: its origin is not allowed.'),
  );
}

export function checkMethod(ctx: Context): void {
  if (ctx.method === 'POST') return;
  throw new BadRequest(
    405,
    REFUSED,
    both(
      'Dit adres is voor assistenten (MCP). Vul het daar in als eigen koppeling.',
      'This address is for assistants (MCP), by POST. Enter it there as a custom connector.',
    ),
    { Allow: 'POST' },
  );
}

function refuseBody(status: number): BadRequest {
  if (status === 413) {
    return new BadRequest(413, REFUSED, both('Deze vraag is te groot.', 'This request is too large.'));
  }
  return new BadRequest(
    400,
    PARSE_ERROR,
    both('Dit is geen leesbare JSON, of te diep genest.', 'This is no readable JSON, or nested too deeply.'),
  );
}

const hasStatus = z.object({ status: z.int().min(400).max(499) });

/** The messages of a request: one, or a few in a list. Throws when there is no such body. */
export async function readMessages(ctx: Context): Promise<unknown> {
  if (!ctx.is('application/json')) {
    throw new BadRequest(
      415,
      REFUSED,
      both('Stuur JSON (application/json).', 'Send JSON (application/json).'),
    );
  }
  try {
    await readBody(BODY_BYTES)(ctx, () => Promise.resolve());
  } catch (error) {
    const { data } = hasStatus.safeParse(error);
    if (data || error instanceof PortalError) throw refuseBody(data?.status ?? 400);
    throw error;
  }
  const { body }: { body?: unknown } = ctx.request;
  if (body === undefined) throw refuseBody(400);
  if (Array.isArray(body) && (body.length === 0 || body.length > MOST_MESSAGES)) {
    throw new BadRequest(
      400,
      INVALID,
      both(`Hoogstens ${MOST_MESSAGES} berichten in één keer.`, `At most ${MOST_MESSAGES} messages at once.`),
    );
  }
  return body;
}
