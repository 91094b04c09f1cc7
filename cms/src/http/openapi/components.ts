import { z } from 'zod';
import type { Schema } from '../define-route';

export type Json = Record<string, unknown>;

type Kind = 'schemas' | 'responses' | 'parameters' | 'headers';

/** Resolves a schema that may be made lazily. */
const made = (schema: Schema): z.ZodType => (typeof schema === 'function' ? schema() : schema);

/** Parts shared by several operations: each is written once, under a name, and referenced. */
export class Components {
  readonly pieces: Record<Kind, Json> = { schemas: {}, responses: {}, parameters: {}, headers: {} };

  /** Stores a part under a name and returns the reference to it. */
  share(kind: Kind, name: string, piece: Json): Json {
    this.pieces[kind][name] = piece;
    return { $ref: `#/components/${kind}/${name}` };
  }

  /** A JSON schema; schemas with an id become components. */
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
        // A query is text, but its pattern is useless to a client that expects a number.
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

export const jsonContent = (schema: Json, example?: object): Json => ({
  'application/json': { schema, ...(example && { example }) },
});
