import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // All processors: by default one of them waits for the rest.
    maxWorkers: '100%',
    projects: ['domain', 'art', 'server', 'web', 'web/vitest.components.config.ts', 'tools'],
  },
});
