import { z } from 'zod';
import { type FormatName, FORMATS } from '../formats';

const isFormat = (name: string): name is FormatName => Object.hasOwn(FORMATS, name);

const NAMES = Object.keys(FORMATS).filter(isFormat);

/** The query of a request for design tokens. */
export const tokenQuery = z.object({ format: z.enum(NAMES).default('dtcg') });
