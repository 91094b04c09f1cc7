/** Where winston looks for the level of a line. */
export const LEVEL = Symbol.for('level');
/** Where winston looks for the text of a line. */
export const MESSAGE = Symbol.for('message');

interface Line {
  level: string;
  message: unknown;
  stack?: unknown;
  [field: string]: unknown;
}

// The first lines come before there is a Strapi.
const getRequestId = (): string | undefined => {
  const ctx = 'strapi' in globalThis ? strapi.requestContext.get() : undefined;
  const id: unknown = ctx?.state.requestId;
  return typeof id === 'string' ? id : undefined;
};

const getText = ({ message, stack }: Line): string => (typeof stack === 'string' ? stack : String(message));

/** A format for winston: one JSON object per line, with the id of the request that it is about. */
export const jsonLines = {
  transform(line: Line): object {
    const { level, message, stack, ...fields } = line;
    const text = JSON.stringify({
      time: new Date().toISOString(),
      level,
      message: getText(line),
      request: getRequestId(),
      ...fields,
    });
    return { level, message, [LEVEL]: level, [MESSAGE]: text };
  },
};
