import { defineConfig } from 'vitest/config';
import { testDefaults } from './testing/testDefaults.ts';

export default defineConfig({
  test: {
    ...testDefaults,
    name: 'tools',
    include: ['**/*.test.{ts,tsx}'],
  },
});
