import { expect, test } from 'vitest';
import { firstState } from './safetySteps.rules.ts';

test('MOD-06 MOD-07 MOD-08 RUL-16 every opening begins at the menu, with the first reason of its kind and no details', () => {
  expect(firstState('plan')).toEqual({ step: 'menu', reason: 'inappropriate_content', details: '' });
  expect(firstState('pin')).toEqual({ step: 'menu', reason: 'inappropriate', details: '' });
});
