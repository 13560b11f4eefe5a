import { readAs } from '@liora/domain/i18n/testing/readAs';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clock } from '../../../lib/clock.ts';
import { withApp } from '../../../lib/testing/withApp.tsx';
import { samplePlaces } from '../../places/testing/sampleBrowse.ts';
import { OpenNear } from './OpenNear.tsx';

const now = new Date('2026-05-15T10:00:00Z');
const evening = new Date('2026-05-15T19:30:00Z');
const title = () => screen.getByRole('heading', { level: 2 }).textContent;
const row = (at: Date, area: string) => <OpenNear places={samplePlaces(2)} at={at} area={area} />;

beforeEach(() => {
  vi.stubEnv('TZ', 'UTC');
  readAs('en-GB');
  clock.setState(() => ({ now, awayMs: 0 }));
});
afterEach(() => vi.unstubAllEnvs());

test('FIX-68 what is open tonight is not called open now in the morning, here and around an area', async () => {
  const view = await withApp(row(evening, ''));
  expect(title()).toBe('Open at 19:30, a short walk away');
  await view.change(row(evening, 'Oltrarno'));
  expect(title()).toBe('Open at 19:30 around Oltrarno');
  await view.change(row(new Date('2026-05-16T19:30:00Z'), ''));
  expect(title()).toBe('Open Sat 19:30, a short walk away');
});

test('FIX-68 what is told of now is open now', async () => {
  const view = await withApp(row(now, ''));
  expect(title()).toBe('Open now, a short walk away');
  await view.change(row(now, 'Oltrarno'));
  expect(title()).toBe('Open now around Oltrarno');
});
