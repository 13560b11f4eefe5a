import { defineConfig } from 'vitest/config';
import { testDefaults } from '../tools/testing/testDefaults.ts';

export default defineConfig({
  test: {
    ...testDefaults,
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/cluster.setup.ts'],
    // A first database of a run waits for PostgreSQL; a busy machine is not a failing product.
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
