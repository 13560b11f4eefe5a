import type { LockedPlan } from '@liora/domain/contract/planCards';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withApp } from '../../../lib/testing/withApp.tsx';
import { LockedPlanView } from '../details/LockedPlanView.tsx';
import { LockedPlanCard } from './LockedPlanCard.tsx';

const plan = (title: string, title_cut: boolean): LockedPlan => ({ id: 'p', title, title_cut, locked: true });
const whole = plan('An evening of thirty letters!!', false);
const cut = plan('A title cut before an emoji ', true);
const heading = () => screen.getByRole('heading').textContent;

test('PCARD-07 a locked card has an ellipsis where the server has cut the title, and nowhere else', async () => {
  const view = await withApp(<LockedPlanCard plan={whole} />);
  expect(heading()).toBe('An evening of thirty letters!!');
  await view.change(<LockedPlanCard plan={cut} />);
  expect(heading()).toBe('A title cut before an emoji…');
});

test('PCARD-07 so does a locked plan by its address', async () => {
  const view = await withApp(<LockedPlanView plan={whole} titleLevel={1} />);
  expect(heading()).toBe('An evening of thirty letters!!');
  await view.change(<LockedPlanView plan={cut} titleLevel={1} />);
  expect(heading()).toBe('A title cut before an emoji…');
});
