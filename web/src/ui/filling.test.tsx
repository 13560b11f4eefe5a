import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Checkbox } from './Checkbox.tsx';
import { Combobox, type ComboboxItem } from './Combobox.tsx';
import { Field } from './Field.tsx';
import { InlineError } from './InlineError.tsx';
import { PasswordField } from './PasswordField.tsx';
import { RadioList } from './RadioList.tsx';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';
import { Segmented } from './Segmented.tsx';
import { SegmentedRadio } from './SegmentedRadio.tsx';
import { Select } from './Select.tsx';
import { Slider } from './Slider.tsx';
import { Switch } from './Switch.tsx';
import { TextArea } from './TextArea.tsx';

/** What is read out after the name of a control. */
const described = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? null;

function Search({ onSubmit, onBack }: Pick<SearchFieldProps, 'onSubmit' | 'onBack'>) {
  const [text, setText] = useState('');
  return <SearchField value={text} onValueChange={setText} onSubmit={onSubmit} onBack={onBack} />;
}

describe('FIX-55 fields', () => {
  test('help, good news and an error stand in the same place, the error first, and are read with the field', () => {
    const { rerender } = render(<Field label="Username" help="3 to 20 letters" />);
    const field = screen.getByRole('textbox', { name: 'Username' });
    expect(described(field)).toBe('3 to 20 letters');
    rerender(<Field label="Username" help="3 to 20 letters" ok="Username is available" />);
    expect(described(field)).toBe('Username is available');
    rerender(<Field label="Username" help="3 to 20 letters" ok="Free" error="Already taken" />);
    expect(described(field)).toBe('Already taken');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    rerender(<Field label="Username" optional hideLabel disabled />);
    expect(described(field)).toBeNull();
    expect(field).toHaveProperty('disabled', true);
  });

  test('a day of which a part is missing is not taken for none: it is said until it is whole, or cleared', () => {
    render(<Field label="Day" type="date" help="Any day" />);
    const field = screen.getByLabelText('Day');
    const isHalfTyped = vi.fn(() => true);
    Object.defineProperty(field, 'validity', { get: () => ({ badInput: isHalfTyped() }) });
    fireEvent.blur(field);
    expect(described(field)).toBe('A part of this is missing. Type all of it, or clear it.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    isHalfTyped.mockReturnValue(false);
    fireEvent.blur(field);
    expect(described(field)).toBe('Any day');
  });

  test('an error of a whole form is an alert that is there before its words', () => {
    const { rerender } = render(<InlineError />);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe('');
    rerender(<InlineError>That did not work</InlineError>);
    expect(alert.textContent).toBe('That did not work');
  });

  test('a password can be looked at and hidden again', async () => {
    const user = userEvent.setup();
    render(<PasswordField label="Password" />);
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    expect(field.type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field.type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field.type).toBe('password');
  });

  test('several lines carry their error like one', () => {
    render(<TextArea label="Description" error="Too long" />);
    expect(described(screen.getByRole('textbox', { name: 'Description' }))).toBe('Too long');
  });

  test('the search field clears and keeps the focus, trims what it submits, and goes back', async () => {
    const user = userEvent.setup();
    const submit = vi.fn();
    const back = vi.fn();
    render(<Search onSubmit={submit} onBack={back} />);
    const field = screen.getByRole('searchbox', { name: 'Search' });
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
    await user.type(field, '  wine {Enter}');
    expect(submit).toHaveBeenCalledWith('wine');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(field).toHaveProperty('value', '');
    expect(document.activeElement).toBe(field);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(back).toHaveBeenCalledTimes(1);
  });
});

describe('FIX-55 choices', () => {
  test('switch and checkbox hand over their new state and can be off', async () => {
    const user = userEvent.setup();
    const change = vi.fn();
    render(
      <>
        <Switch label="Public" note="Everybody sees it" onCheckedChange={change} />
        <Checkbox label="Vegan" onCheckedChange={change} />
        <Switch label="Privé" disabled onCheckedChange={change} />
      </>,
    );
    await user.click(screen.getByRole('switch', { name: /^Public/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Vegan' }));
    await user.click(screen.getByRole('switch', { name: 'Privé' }));
    expect(change.mock.calls).toEqual([[true], [true]]);
    expect(described(screen.getByRole('switch', { name: /^Public/ }))).toBe('Everybody sees it');
  });

  test('radios are one group with its error, moved through by arrow', async () => {
    const user = userEvent.setup();
    const choose = vi.fn();
    render(
      <RadioList
        label="Reason"
        value="spam"
        onValueChange={choose}
        error="Choose one"
        options={[
          { value: 'spam', label: 'Spam', note: 'Advertising' },
          { value: 'other', label: 'Other' },
        ]}
      />,
    );
    expect(described(screen.getByRole('group', { name: 'Reason' }))).toBe('Choose one');
    screen.getByRole('radio', { name: /Spam/ }).focus();
    await user.keyboard('{ArrowDown}');
    expect(choose).toHaveBeenCalledWith('other');
  });

  test('answers side by side are radios of a group with a name', async () => {
    const user = userEvent.setup();
    const choose = vi.fn();
    render(
      <SegmentedRadio
        label="Distance"
        value="miles"
        onValueChange={choose}
        options={[
          { value: 'miles', label: 'Miles' },
          { value: 'km', label: 'km' },
        ]}
      />,
    );
    expect(screen.getByRole('group', { name: 'Distance' })).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Miles' }).checked).toBe(true);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(choose).toHaveBeenCalledWith('km');
  });

  test('a slider reads out its value as it is written', () => {
    const change = vi.fn();
    render(<Slider label="Vibe" value={7.5} onValueChange={change} />);
    const slider = screen.getByRole('slider', { name: 'Vibe' });
    expect(slider.getAttribute('aria-valuetext')).toBe('7.5');
    fireEvent.change(slider, { target: { value: '8' } });
    expect(change).toHaveBeenCalledWith(8);
  });

  test('a select is named by its label and value, and picks by key', async () => {
    const user = userEvent.setup();
    const pick = vi.fn();
    const options = [
      { value: 'bar', label: 'Bar' },
      { value: 'cafe', label: 'Café' },
    ];
    render(<Select label="Category" value="bar" onValueChange={pick} options={options} />);
    const trigger = screen.getByRole('combobox', { name: 'Category Bar' });
    await user.click(trigger);
    await user.click(await screen.findByRole('option', { name: 'Café' }));
    expect(pick).toHaveBeenCalledWith('cafe');
  });

  test('tabs show their panel and change by arrow', async () => {
    const user = userEvent.setup();
    const change = vi.fn();
    render(
      <Segmented
        label="Theme"
        value="light"
        onValueChange={change}
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      >
        By day
      </Segmented>,
    );
    expect(screen.getByRole('tabpanel').textContent).toBe('By day');
    await user.click(screen.getByRole('tab', { name: 'Light', selected: true }));
    await user.keyboard('{ArrowRight}');
    expect(change.mock.calls[0]?.[0]).toBe('dark');
  });
});

function Box({
  items,
  status,
  pick,
}: {
  items: ComboboxItem[];
  status?: string;
  pick?: (id: string) => void;
}) {
  const [text, setText] = useState('');
  return (
    <Combobox
      label="Places"
      query={text}
      onQueryChange={setText}
      items={text ? items : []}
      status={text ? status : undefined}
      onPick={(item) => pick?.(item.id)}
    />
  );
}

describe('FIX-55 search as you type', () => {
  const rows: ComboboxItem[] = [
    { id: 'a', label: 'Tosca Cafe' },
    { id: 'b', label: 'Tosca Bakery' },
  ];
  test('found rows are picked by key', async () => {
    const user = userEvent.setup();
    const picked: string[] = [];
    render(<Box items={rows} pick={(id) => void picked.push(id)} />);
    await user.type(screen.getByRole('combobox', { name: 'Places' }), 'tos');
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(picked).toEqual(['b']);
  });

  test('without rows the status is said, and without status nothing opens', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Box items={[]} status="No places found" />);
    await user.type(screen.getByRole('combobox'), 'zz');
    expect(await screen.findByText('No places found')).toBeTruthy();
    rerender(<Box items={[]} />);
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
