import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { toInput } from '../../explore/wallInput.rules.ts';
import { composeText } from './compose.text.ts';
import { TimesField } from './TimesField.tsx';

const ZONE = 'America/Los_Angeles';

function Times({ onChange }: { onChange: (times: string[]) => void }) {
  const [value, setValue] = useState<string[]>([]);
  const change = (times: string[]) => {
    setValue(times);
    onChange(times);
  };
  return <TimesField value={value} onChange={change} timeZone={ZONE} />;
}

function shown() {
  const onChange = vi.fn();
  render(<Times onChange={onChange} />);
  const field = screen.getByLabelText<HTMLInputElement>(composeText.pickTime);
  const leave = (text: string) => {
    fireEvent.change(field, { target: { value: text } });
    fireEvent.blur(field);
  };
  return { field, leave, onChange };
}

test('a time that is over is not proposed: it stays where it was typed, with why', () => {
  const { field, leave, onChange } = shown();
  leave('2020-05-15T19:30');
  expect(onChange).not.toHaveBeenCalled();
  expect(field.value).toBe('2020-05-15T19:30');
  expect(screen.getByRole('alert').textContent).toBe(composeText.timeOver);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('one of which a part is missing is no time, and is not taken away', () => {
  const { field, leave, onChange } = shown();
  Object.defineProperty(field, 'validity', { get: () => ({ badInput: true }) });
  leave('');
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toBe(composeText.timeHalfTyped);
});

test('one that is to come is proposed, and the field is free for the next one', () => {
  const { field, leave, onChange } = shown();
  leave('2020-05-15T19:30');
  const at = new Date();
  at.setUTCSeconds(0, 0);
  at.setUTCDate(at.getUTCDate() + 40);
  leave(toInput(at, ZONE));
  expect(onChange).toHaveBeenCalledWith([at.toISOString()]);
  expect(field.value).toBe('');
  expect(screen.getByRole('alert').textContent).toBe('');
});
