import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/testing/longestFirst.ts';

export default defineConfig({
  test: {
    projects: ['domain', 'art', 'server', 'web', 'web/vitest.components.config.ts', 'mobile', 'tools'],
    sequence: { sequencer: LongestFirst },
  },
});
