import { i18n } from '@liora/domain/i18n/i18n';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { chooseFormat, followFormat } from '../../../../lib/chooseFormat.ts';
import { prefersReducedMotion } from '../../../../lib/reducedMotion.ts';
import { followLook, setLessMotion, setTextSize } from '../../../../ui/theme/lookStore.ts';
import { FormatRows } from './FormatRows.tsx';
import { MotionRow } from './MotionRow.tsx';
import { TextSizeRow } from './TextSizeRow.tsx';

afterEach(() => {
  chooseFormat({});
  setTextSize('standard');
  setLessMotion(false);
  i18n.activate('en');
});

const group = (name: string) => screen.getByRole('group', { name });
const chosen = () =>
  screen.getAllByRole('radio', { checked: true }).map((radio) => radio.parentElement?.textContent);

test('RUL-110 miles and the clock of the region are what everybody begins with; the keyboard changes them', async () => {
  const user = userEvent.setup();
  render(<FormatRows />);
  expect([group('Distance'), group('Time')]).toHaveLength(2);
  expect(chosen()).toEqual(['Miles', expect.stringMatching(/^7:30\sPM$/)]);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(chosen()).toEqual(['km', '19:30']);
  expect(localStorage.getItem('liora.format')).toBe('u-hc-h23-ms-metric');
  expect(document.cookie).toContain('liora.format=u-hc-h23-ms-metric');
  // What the region does anyway is no choice.
  await user.keyboard('{ArrowLeft}');
  expect(localStorage.getItem('liora.format')).toBe('u-ms-metric');
  await user.click(screen.getByRole('radio', { name: 'Miles' }));
  expect(localStorage.getItem('liora.format')).toBeNull();
  expect(document.cookie).not.toContain('liora.format');
});

/** Another tab of this device changed it. */
function changedElsewhere(key: string, newValue: string): void {
  localStorage.setItem(key, newValue);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
}

test('RUL-110 what another tab chose counts at once', () => {
  followFormat();
  followLook();
  render(
    <>
      <FormatRows />
      <TextSizeRow />
      <MotionRow />
    </>,
  );
  changedElsewhere('liora.format', 'u-hc-h23-ms-metric');
  expect(chosen()).toEqual(['km', '19:30']);
  changedElsewhere('liora.text-size', 'largest');
  expect(screen.getByText('Largest')).toBeDefined();
  expect(document.documentElement.dataset.text).toBe('largest');
  changedElsewhere('liora.motion', 'less');
  expect(screen.getByRole('switch', { checked: true, name: /^Reduce motion/ })).toBeDefined();
});

test('RUL-110 the text is as large as the device has it until it is made larger', async () => {
  const user = userEvent.setup();
  render(<TextSizeRow />);
  expect(screen.getByText('Follows your device')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Change the text size' }));
  await user.click(await screen.findByRole('radio', { name: 'Larger' }));
  expect(document.documentElement.dataset.text).toBe('larger');
  expect(localStorage.getItem('liora.text-size')).toBe('larger');
  await user.click(screen.getByRole('radio', { name: /^Standard/ }));
  expect(localStorage.getItem('liora.text-size')).toBeNull();
});

test('RUL-110 less motion counts for what scripts move, too; without it the device decides', async () => {
  const user = userEvent.setup();
  render(<MotionRow />);
  const less = screen.getByRole('switch', { name: /^Reduce motion/ });
  expect(prefersReducedMotion()).toBe(false);
  await user.click(less);
  expect(prefersReducedMotion()).toBe(true);
  expect(document.documentElement.dataset.motion).toBe('less');
  await user.click(less);
  expect(prefersReducedMotion()).toBe(false);
});

test('RUL-110 a device that asks for less motion itself is not overruled, and the switch says so', () => {
  const { matchMedia } = window;
  window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: true });
  onTestFinished(() => {
    window.matchMedia = matchMedia;
  });
  render(<MotionRow />);
  const less = screen.getByRole<HTMLInputElement>('switch', { name: /^Reduce motion/ });
  expect([less.checked, less.disabled]).toEqual([true, true]);
  expect(screen.getByText('Your device asks for it')).toBeDefined();
});
