import type { CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { isStorable } from '../http/fields';
import type { ToolContext } from './context';
import { both, toRefusal } from './refusals';

/** Adds a tool to the server of one request. */
export type RegisterTool = (server: McpServer, context: ToolContext) => void;

interface ToolSpec<Input extends z.ZodObject> {
  name: string;
  /** For the list of tools that people see: Dutch / English. */
  title: string;
  /** When to use it and what it answers, in Dutch and then in English; an assistant chooses by it. */
  description: readonly [dutch: string, english: string];
  input: Input;
  /** The answer, short and with the address that it comes from. What it throws becomes a refusal. */
  run: (context: ToolContext, input: z.output<Input>) => Promise<string>;
}

/** No tool changes anything. */
const READS = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

const answer = (text: string, isError = false): CallToolResult => ({
  content: [{ type: 'text', text }],
  ...(isError && { isError }),
});

export const defineTool =
  <Input extends z.ZodObject>({ name, title, description, input, run }: ToolSpec<Input>): RegisterTool =>
  (server, context) => {
    const inputSchema: z.ZodObject = input;
    const config = { title, description: description.join('\n'), annotations: READS, inputSchema };
    server.registerTool(name, config, async (given) => {
      try {
        return answer(await run(context, input.parse(given)));
      } catch (error) {
        return answer(toRefusal(context, error), true);
      }
    });
  };

/** A word or a few, as an assistant sends them. */
export const words = (most: number) =>
  z
    .string({ error: both('Geef hier tekst.', 'Give a text here.') })
    .trim()
    .min(1, { error: both('Vul dit in.', 'Fill this in.') })
    .max(most, { error: both(`Hoogstens ${most} tekens.`, `At most ${most} characters.`) })
    .refine((value) => isStorable(value) && !/\p{Cc}/u.test(value), {
      error: both('Zonder onzichtbare tekens.', 'Without control characters.'),
    });
