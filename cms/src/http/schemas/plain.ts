import { z } from 'zod';

/** A timestamp: ISO 8601, UTC. */
export const moment = z.string().meta({ format: 'date-time' });

/** The public id of a page, asset, file, group or user; opaque. */
export const key = z.string().min(1);

/** A length in pixels, or a number of bytes. */
export const amount = z.int().nonnegative();
