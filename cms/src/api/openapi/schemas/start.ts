import { z } from 'zod';

const address = z.string().meta({ format: 'uri' });

/** Where a program begins: whole addresses, and the version of the API. */
export const startEntity = z
  .object({
    version: z.string(),
    openapi: address.meta({ description: 'This API, as OpenAPI.' }),
    events: address.meta({ description: 'What changed since an earlier call.' }),
    tokens: address.meta({ description: 'The design tokens: the colours in the formats of programs.' }),
    mcp: address.meta({ description: 'Where assistants ask the guide (Model Context Protocol).' }),
  })
  .meta({ id: 'Start' });

export type StartResponse = z.output<typeof startEntity>;
