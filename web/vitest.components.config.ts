import { defineConfig } from 'vitest/config';
import { testDefaults } from '../tools/testing/testDefaults.ts';

/** Components, rendered into a document of jsdom; everything else of the web runs without one (vitest.config.ts). */
export default defineConfig({
  test: {
    ...testDefaults,
    name: 'components',
    environment: 'jsdom',
    include: ['src/**/*.test.tsx'],
    setupFiles: [...testDefaults.setupFiles, './src/ui/testing/document.setup.ts'],
  },
});
