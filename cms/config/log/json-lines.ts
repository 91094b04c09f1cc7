import { format } from 'winston';

// The first lines come before there is a Strapi.
const getRequestId = (): string | undefined => {
  const ctx = 'strapi' in globalThis ? strapi.requestContext.get() : undefined;
  const id: unknown = ctx?.state.requestId;
  return typeof id === 'string' ? id : undefined;
};

const addContext = format(({ level, message, stack, ...fields }) => ({
  time: new Date().toISOString(),
  level,
  message: stack ?? message,
  request: getRequestId(),
  ...fields,
}));

/** One JSON object per line, with the time and the id of the request that it is about. */
export const jsonLines = format.combine(
  format.errors({ stack: true }),
  addContext(),
  // In the order above instead of by name.
  format.json({ deterministic: false }),
);
