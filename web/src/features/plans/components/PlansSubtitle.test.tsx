import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Near } from '../plans.text.ts';
import { PlansSubtitle } from './PlansSubtitle.tsx';

const NOBODY: Near = { to: 'nobody', area: '' };
const YOU: Near = { to: 'you', area: '' };
const said = () => screen.getByRole('status').textContent;

test('RUL-63 plans are not called near you while those of before are still shown', () => {
  const { rerender } = render(<PlansSubtitle total={12} near={NOBODY} isFormerList={false} member />);
  expect(said()).toBe('12 date plans found');
  rerender(<PlansSubtitle total={12} near={YOU} isFormerList member />);
  expect(said()).toBe('12 date plans found');
  rerender(<PlansSubtitle total={3} near={YOU} isFormerList={false} member />);
  expect(said()).toBe('3 date plans found near you');
});
