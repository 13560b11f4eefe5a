import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { Chip } from './Chip.tsx';
import { ChipRow } from './ChipRow.tsx';
import { IconButton } from './IconButton.tsx';
import { LikeButton } from './LikeButton.tsx';
import { Menu } from './Menu.tsx';
import { Popover } from './Popover.tsx';
import { RemoveChip } from './RemoveChip.tsx';
import { SaveButton } from './SaveButton.tsx';
import { Tooltip } from './Tooltip.tsx';

function Filters() {
  const [by, setBy] = useState(true);
  return (
    <ChipRow label="Filter">
      {by && (
        <RemoveChip name="By maya: show all" onRemove={() => setBy(false)}>
          By maya
        </RemoveChip>
      )}
      <Chip>All</Chip>
    </ChipRow>
  );
}

describe('FIX-55 Button', () => {
  test('presses; while busy it says so, keeps the focus and does nothing', async () => {
    const user = userEvent.setup();
    const press = vi.fn();
    const { rerender } = render(<Button onClick={press}>Create</Button>);
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(press).toHaveBeenCalledTimes(1);
    rerender(
      <Button onClick={press} busy busyLabel="Creating...">
        Create
      </Button>,
    );
    const busy = screen.getByRole('button', { name: 'Creating...' });
    expect(busy.getAttribute('aria-busy')).toBe('true');
    expect(busy).toBe(document.activeElement);
    await user.click(busy);
    await user.keyboard('{Enter}');
    expect(press).toHaveBeenCalledTimes(1);
  });

  test('is as wide while busy as when it was pressed, and no other drawing measures it', async () => {
    const measured = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(120);
    onTestFinished(() => measured.mockRestore());
    const user = userEvent.setup();
    const { rerender } = render(<Button>Create</Button>);
    rerender(<Button>Create plan</Button>);
    expect(measured).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button'));
    rerender(<Button busy>Create plan</Button>);
    expect(screen.getByRole('button').style.minWidth).toBe('120px');
    rerender(<Button>Create plan</Button>);
    expect(screen.getByRole('button').style.minWidth).toBe('');
  });

  test('is no submit button unless told so, and can be off', async () => {
    const user = userEvent.setup();
    const press = vi.fn();
    render(
      <Button disabled onClick={press}>
        Save
      </Button>,
    );
    const button = screen.getByRole<HTMLButtonElement>('button');
    expect(button.type).toBe('button');
    await user.click(button);
    expect(press).not.toHaveBeenCalled();
  });
});

describe('FIX-55 toggles', () => {
  test('a heart tells its count and state, a bookmark what it saves', () => {
    const { rerender } = render(<LikeButton liked={false} count={1} />);
    expect(screen.getByRole('button', { name: 'Like, 1 like', pressed: false })).toBeTruthy();
    rerender(<LikeButton liked count={2} />);
    expect(screen.getByRole('button', { name: 'Like, 2 likes', pressed: true })).toBeTruthy();
    rerender(<SaveButton saved name="A slow Sunday" />);
    expect(screen.getByRole('button', { name: 'Save A slow Sunday', pressed: true })).toBeTruthy();
    rerender(<SaveButton saved={false} />);
    expect(screen.getByRole('button', { name: 'Save', pressed: false })).toBeTruthy();
  });

  test('a chosen chip that a narrow row cuts is scrolled to, at once and when it is pressed', async () => {
    const user = userEvent.setup();
    // The row is 300 px wide, its chips lie at 0 to 200 and 210 to 410.
    const spans: Record<string, [number, number]> = { Sorted: [0, 300], First: [0, 200], Last: [210, 410] };
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const [left, right] = spans[this.getAttribute('aria-label') ?? this.textContent ?? ''] ?? [0, 0];
      return { left, right } as DOMRect;
    });
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    const row = (chosen: string) => (
      <ChipRow key={chosen} label="Sorted">
        <Chip on={chosen === 'First'}>First</Chip>
        <Chip on={chosen === 'Last'}>Last</Chip>
      </ChipRow>
    );
    const { rerender } = render(row('Last'));
    expect(screen.getByRole('group').scrollLeft).toBe(110);
    rerender(row('First'));
    expect(screen.getByRole('group').scrollLeft).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Last' }));
    expect(screen.getByRole('group').scrollLeft).toBe(110);
  });

  test('a chip is a toggle only where it has a state', () => {
    render(
      <ChipRow label="Mood">
        <Chip on>Lively</Chip>
        <Chip>Filters</Chip>
      </ChipRow>,
    );
    expect(screen.getByRole('group', { name: 'Mood' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Lively' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: 'Filters' }).hasAttribute('aria-pressed')).toBe(false);
  });

  test('a chip that takes itself away hands the focus to its neighbour', async () => {
    const user = userEvent.setup();
    render(<Filters />);
    await user.click(screen.getByRole('button', { name: /By maya ?: show all/ }));
    expect(screen.queryByText('By maya')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'All' }));
  });
});

describe('FIX-55 what a button opens', () => {
  test('a menu opens by key, its items act, what is off does not', async () => {
    const user = userEvent.setup();
    const edit = vi.fn();
    const erase = vi.fn();
    render(
      <Menu
        trigger={<IconButton label="More" />}
        items={[
          { label: 'Edit', onSelect: edit },
          'line',
          { label: 'Delete', onSelect: erase, danger: true, disabled: true },
          { label: 'Newest', onSelect: edit, checked: true },
        ]}
      />,
    );
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeTruthy();
    expect(screen.getByRole('menuitemcheckbox', { name: 'Newest', checked: true })).toBeTruthy();
    expect(screen.getByRole('menuitem', { name: 'Delete' }).getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
    expect(edit).toHaveBeenCalledTimes(1);
    expect(erase).not.toHaveBeenCalled();
  });

  test('an item acts once each time its menu is opened, also pressed again while the menu leaves', async () => {
    const user = userEvent.setup();
    const erase = vi.fn();
    render(<Menu trigger={<IconButton label="More" />} items={[{ label: 'Delete', onSelect: erase }]} />);
    for (const times of [1, 2]) {
      await user.click(screen.getByRole('button', { name: 'More' }));
      const item = await screen.findByRole('menuitem', { name: 'Delete' });
      act(() => {
        item.click();
        item.click();
      });
      expect(erase).toHaveBeenCalledTimes(times);
      await vi.waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    }
  });

  test('a popover has a name, drawn or not, and leaves on Escape', async () => {
    const user = userEvent.setup();
    render(
      <Popover trigger={<Button>Price</Button>} title="Budget" hideTitle>
        <p>Choose</p>
      </Popover>,
    );
    await user.click(screen.getByRole('button', { name: 'Price' }));
    expect(await screen.findByRole('dialog', { name: 'Budget' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('a tooltip adds words for the eye and leaves the control its name', async () => {
    const user = userEvent.setup();
    render(
      <Tooltip label="Zoom in (+)">
        <IconButton label="Zoom in" />
      </Tooltip>,
    );
    await user.tab();
    expect(await screen.findByText('Zoom in (+)')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Zoom in' })).toBeTruthy();
  });
});
