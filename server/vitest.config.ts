import { defineConfig } from 'vitest/config';
import { testDefaults } from '../tools/testing/testDefaults.ts';

export default defineConfig({
  test: {
    ...testDefaults,
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    setupFiles: [...testDefaults.setupFiles, './test/quickPasswords.ts'],
    globalSetup: ['test/cluster.setup.ts'],
  },
});
