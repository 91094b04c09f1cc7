import { z } from 'zod';

/** A moment on the wire: ISO 8601, UTC. */
export const moment = z.string().meta({ format: 'date-time' });

/** The id of a page, an asset, a file, a group, a user … on the wire; opaque. */
export const key = z.string().min(1);

/** A length in pixels, or a number of bytes. */
export const amount = z.int().nonnegative();
