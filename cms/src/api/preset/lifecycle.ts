import type { Lifecycle } from '../../utils/lifecycle';
import { guardPresets } from './documents';
import { ensurePresets } from './lib/start-presets';

export const presetLifecycle: Lifecycle = { register: guardPresets, start: ensurePresets };
