import { createMcpHandler } from '@modelcontextprotocol/server';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { getEnv } from '../../config/env';
import { PortalError } from '../http/errors';
import { identify } from '../http/portal-strategy';
import { countCall } from '../http/rate-limits';
import { limitToken } from '../http/rate-limits/token-limit';
import type { Viewer } from '../permissions/viewer';
import type { ToolContext } from './context';
import { both, toRefusal } from './refusals';
import { BadRequest, checkMethod, checkOrigin, readMessages, REFUSED } from './requests';
import { makeServer } from './server';

/** The path at which assistants ask. */
export const MCP_PATH = '/mcp';

const EITHER = 'application/json, text/event-stream';

/** Answers messages as the protocol has it. */
function answer(context: ToolContext, messages: unknown): Promise<Response> {
  const { strapi, ctx } = context;
  const handler = createMcpHandler(() => makeServer(context), {
    // Nothing is kept between two questions, so nobody can wait for changes here.
    maxSubscriptions: 0,
    keepAliveMs: 0,
    onerror: (error) => strapi.log.debug(`${MCP_PATH}: ${error.message}`),
  });
  const sent = new Headers({ 'Content-Type': 'application/json', Accept: EITHER });
  for (const name of ['accept', 'mcp-protocol-version', 'mcp-method', 'mcp-name']) {
    const value = ctx.get(name);
    if (value !== '' && value !== '*/*') sent.set(name, value);
  }
  const request = new Request(getEnv().publicUrl + MCP_PATH, { method: 'POST', headers: sent });
  return handler.fetch(request, { parsedBody: messages });
}

async function send(ctx: Context, response: Response): Promise<void> {
  const text = await response.text();
  ctx.status = response.status;
  // Koa writes a word where no body is set.
  ctx.body = text;
  const type = response.headers.get('Content-Type');
  if (type !== null) ctx.type = type;
}

function refuse(ctx: Context, { status, code, message, headers }: BadRequest): void {
  ctx.status = status;
  ctx.set(headers);
  ctx.body = { jsonrpc: '2.0', error: { code, message }, id: null };
}

const UNKNOWN_TOKEN = both(
  'Deze sleutel geldt niet (meer).',
  'This token does not count (any more). Leave it out to see what is open to everyone.',
);

const CHALLENGE = { 'WWW-Authenticate': 'Bearer error="invalid_token"' };

/** A refusal of the portal, in the form of the protocol. */
function toBadRequest(strapi: Core.Strapi, ctx: Context, error: unknown): BadRequest {
  if (error instanceof BadRequest) return error;
  const message = toRefusal({ strapi, ctx }, error);
  if (!(error instanceof PortalError)) return new BadRequest(500, -32603, message);
  const { status, headers } = error;
  if (status === 401) return new BadRequest(401, REFUSED, UNKNOWN_TOKEN, CHALLENGE);
  return new BadRequest(status, REFUSED, message, headers);
}

/** Counts each message as a call. The first was counted for an API token when it was identified. */
async function countMessages(ctx: Context, viewer: Viewer, count: number): Promise<void> {
  for (let asked = 0; asked < count; asked += 1) {
    await countCall(ctx, 'mcp');
    if (asked > 0) limitToken(viewer, (headers) => ctx.set(headers));
  }
}

/**
 * Answers a request to the MCP address: Streamable HTTP without sessions, as whoever sends it. Rights are those of the
 * viewer at each request, as in the API.
 */
export async function answerMcp(strapi: Core.Strapi, ctx: Context): Promise<void> {
  ctx.set('Cache-Control', 'private, no-store');
  try {
    checkOrigin(ctx);
    checkMethod(ctx);
    const viewer = await identify(ctx);
    ctx.state.viewer = viewer;
    const messages = await readMessages(ctx);
    await countMessages(ctx, viewer, Array.isArray(messages) ? messages.length : 1);
    await send(ctx, await answer({ strapi, ctx, viewer }, messages));
  } catch (error) {
    refuse(ctx, toBadRequest(strapi, ctx, error));
  }
}
