// Sets the time limits of a test file; loaded before each file.
import { vi } from 'vitest';
import { timeLimits } from './test-timeouts.ts';

const { test, poll } = timeLimits();
vi.setConfig({ testTimeout: test, expect: { poll: { timeout: poll } } });
