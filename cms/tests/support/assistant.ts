import type { Client } from './client';

/** A tool's answer: its text, and whether it is a refusal. */
export interface ToolAnswer {
  text: string;
  isError: boolean;
}

interface Reply {
  result?: { content?: { text?: string }[]; isError?: boolean };
  error?: { code: number; message: string };
}

/** What assistants say they take. */
export const ACCEPT = { Accept: 'application/json, text/event-stream' };

/** The message in an answer: JSON, or the one event of a stream. */
export function readReply(body: unknown): Reply {
  if (typeof body !== 'string') return JSON.parse(JSON.stringify(body ?? {}));
  return JSON.parse(/^data: (.*)$/m.exec(body)?.[1] ?? '{}');
}

/** Sends one message as an assistant does, as whoever `client` is. */
export const askMcp = (client: Client, method: string, params: object = {}) =>
  client.post<unknown>('/../../mcp', { jsonrpc: '2.0', id: 1, method, params }, ACCEPT);

/** Calls a tool without the protocol's library, as whoever `client` is. */
export async function callTool(client: Client, name: string, input: object = {}): Promise<ToolAnswer> {
  const { body } = await askMcp(client, 'tools/call', { name, arguments: input });
  const { result, error } = readReply(body);
  const text = result?.content?.map((part) => part.text ?? '').join('\n') ?? error?.message ?? '';
  return { text, isError: result?.isError === true || error !== undefined };
}
