import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Files share a process, which saves most of the time, but no state: each starts with fresh modules and storage.
vi.resetModules();
localStorage.clear();
sessionStorage.clear();

// A busy machine takes more than the default second to load a lazy screen.
configure({ asyncUtilTimeout: 20_000 });

afterEach(cleanup);
