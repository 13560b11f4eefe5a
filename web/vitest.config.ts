import { defineConfig } from 'vitest/config';
import { testDefaults } from '../tools/testing/testDefaults.ts';

export default defineConfig({
  test: {
    ...testDefaults,
    name: 'web',
    include: ['{src,messages}/**/*.test.ts'],
  },
});
