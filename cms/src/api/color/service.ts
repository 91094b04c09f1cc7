import type { Service } from '../../utils/service';
import { guardColors } from './documents';
import { ensureColors } from './lib/start-colors';

export const colorService: Service = { register: guardColors, start: ensureColors };
