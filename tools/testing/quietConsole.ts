import { afterEach, expect, vi } from 'vitest';

// A product that is well writes nothing to the console: whatever does fails the test it happened in.
const errors = vi.spyOn(console, 'error');
const warnings = vi.spyOn(console, 'warn');

afterEach(() => {
  const written = [...errors.mock.calls, ...warnings.mock.calls].map((words) => words.map(String).join(' '));
  errors.mockClear();
  warnings.mockClear();
  expect(written, 'the console stays empty').toEqual([]);
});
