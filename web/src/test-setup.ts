import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Files share a process, which saves most of the time, but no state: each starts with fresh modules and storage.
vi.resetModules();
localStorage.clear();
sessionStorage.clear();

afterEach(cleanup);
