import { format } from 'winston';

// The first lines are logged before Strapi exists.
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

/** One JSON object per line, with the time and the request id. */
export const jsonLines = format.combine(
  format.errors({ stack: true }),
  addContext(),
  // Keeps the order of the properties.
  format.json({ deterministic: false }),
);
