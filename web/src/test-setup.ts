import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Files share a process, which saves most of their time, but no state: each begins with modules and storage of its own.
vi.resetModules();
localStorage.clear();
sessionStorage.clear();

afterEach(cleanup);
