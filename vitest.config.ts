import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['domain', 'art', 'server', 'web', 'web/vitest.components.config.ts', 'tools'],
  },
});
