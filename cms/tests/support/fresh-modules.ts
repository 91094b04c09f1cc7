import { vi } from 'vitest';

// Files share a process, which saves most of their time, but no state: each begins with modules of its own.
vi.resetModules();
