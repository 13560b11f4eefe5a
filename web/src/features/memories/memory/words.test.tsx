import type { Memory } from '@liora/domain/contract/memories';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withApp } from '../../../lib/testing/withApp.tsx';
import { Words } from './Words.tsx';

const memory = (words: Memory['words'], restorable_until: string | null) =>
  ({ id: 'm', shared: true, words, restorable_until }) as unknown as Memory;

test('RUL-47 words for the partner are written of a memory that is there; in the trash they are read alone', async () => {
  const [yours, until] = ['I almost told you.', '2026-12-30T06:00:00Z'];
  const view = await withApp(<Words memory={memory({ yours: null, theirs: null }, null)} />);
  expect(screen.getByRole('textbox')).toBeDefined();
  await view.change(<Words memory={memory({ yours: null, theirs: null }, until)} />);
  expect(view.container.textContent).toBe('');
  await view.change(<Words memory={memory({ yours, theirs: null }, until)} />);
  expect(screen.getByText(yours)).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
