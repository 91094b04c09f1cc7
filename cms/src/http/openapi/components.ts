import { z } from 'zod';
import type { Schema } from '../define-route';

/** Any piece of the document. */
export type Json = Record<string, unknown>;

type Kind = 'schemas' | 'responses' | 'parameters' | 'headers';

/** The schema itself, of one that may have to be made first. */
const made = (schema: Schema): z.ZodType => (typeof schema === 'function' ? schema() : schema);

/** What several calls share: each piece is written once, under a name, and referred to. */
export class Components {
  readonly pieces: Record<Kind, Json> = { schemas: {}, responses: {}, parameters: {}, headers: {} };

  /** Keeps a piece under a name; gives the reference to it. */
  share(kind: Kind, name: string, piece: Json): Json {
    this.pieces[kind][name] = piece;
    return { $ref: `#/components/${kind}/${name}` };
  }

  /** A schema as JSON; those with an id become components. */
  toJsonSchema(schema: Schema, io: 'input' | 'output'): Json {
    const whole = made(schema);
    const id = whole.meta()?.id;
    const {
      $defs = {},
      $schema: _,
      ...json
    } = z.toJSONSchema(whole, {
      io,
      target: 'draft-2020-12',
      unrepresentable: 'any',
      override: ({ jsonSchema }) => {
        delete jsonSchema.id;
        // A query is text: its pattern is of no use to who is told that it stands for a number.
        if (jsonSchema.type === 'integer') delete jsonSchema.pattern;
      },
    });
    for (const [name, definition] of Object.entries($defs))
      this.share('schemas', name, this.relinked(definition));
    return id ? this.share('schemas', id, this.relinked(json)) : this.relinked(json);
  }

  private relinked(value: object): Json {
    return JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/'));
  }
}

/** JSON as the content of a request or an answer. */
export const jsonContent = (schema: Json, example?: object): Json => ({
  'application/json': { schema, ...(example && { example }) },
});
