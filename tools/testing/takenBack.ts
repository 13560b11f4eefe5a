import { vi } from 'vitest';

// What the last test of a file has stubbed is taken back before the first test of the next one: too late for what that reads
// while its tests are collected, such as the time zone.
vi.unstubAllEnvs();
vi.unstubAllGlobals();
