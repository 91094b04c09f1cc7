import type { Service } from '../../utils/service';
import { guardPresets } from './documents';
import { ensurePresets } from './lib/start-presets';

export const presetService: Service = { register: guardPresets, start: ensurePresets };
