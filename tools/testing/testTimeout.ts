import { vi } from 'vitest';

// vi.waitFor has no setting of its own, and gives up after a second.
const { waitFor } = vi;
vi.waitFor = (condition, options = { timeout: 60_000, interval: 10 }) => waitFor(condition, options);
