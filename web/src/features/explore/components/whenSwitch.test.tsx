import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { planFor, usePlannedTime } from '../../../lib/plannedTime.ts';
import { withApp } from '../../../lib/testing/withApp.tsx';
import { exploreText } from '../explore.text.ts';
import { WhenSwitch } from './WhenSwitch.tsx';

function Switch() {
  const planned = usePlannedTime();
  return (
    <>
      <WhenSwitch planned={planned} timeZone="America/Los_Angeles" />
      <output>{planned.kind === 'picked' ? planned.at : planned.kind}</output>
    </>
  );
}

test('FIX-68 a year on the way to being typed plans nothing, and stays in its field', async () => {
  planFor({ kind: 'picked', at: '2026-05-16T02:30:00.000Z' });
  await withApp(<Switch />);
  const field = screen.getByLabelText<HTMLInputElement>(exploreText.pickTime);
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  expect(field.value).toBe('2026-05-15T19:30');
  type('0002-05-15T19:30');
  expect(field.value).toBe('0002-05-15T19:30');
  expect(screen.getByRole('status').textContent).toBe('2026-05-16T02:30:00.000Z');
  type('2027-05-15T19:30');
  expect(screen.getByRole('status').textContent).toBe('2027-05-16T02:30:00.000Z');
});
