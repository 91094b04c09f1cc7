import type { Lifecycle } from '../../utils/lifecycle';
import { guardColors } from './documents';
import { ensureColors } from './lib/start-colors';

export const colorLifecycle: Lifecycle = { register: guardColors, start: ensureColors };
