import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/cluster.setup.ts'],
    setupFiles: ['../tools/testing/quietConsole.ts'],
    // A first database of a run waits for PostgreSQL; a busy machine is not a failing product.
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
