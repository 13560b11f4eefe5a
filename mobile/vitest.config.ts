import { defineConfig } from 'vitest/config';
import { testDefaults } from '../tools/testing/testDefaults.ts';

export default defineConfig({
  test: {
    ...testDefaults,
    name: 'mobile',
    include: ['{src,sync}/**/*.test.ts'],
  },
});
