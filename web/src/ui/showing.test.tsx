import { readAs } from '@liora/domain/i18n/testing/readAs';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Accordion } from './Accordion.tsx';
import { Avatar } from './Avatar.tsx';
import { Badge } from './Badge.tsx';
import { Banner } from './Banner.tsx';
import { BegunEarlier } from './BegunEarlier.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Cover } from './Cover.tsx';
import { Dialog } from './Dialog.tsx';
import { Dock } from './Dock.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Glow } from './Glow.tsx';
import { KeyList } from './KeyList.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { LoadingArea } from './LoadingArea.tsx';
import { LongText } from './LongText.tsx';
import { Mark } from './Mark.tsx';
import { PageTitle } from './PageTitle.tsx';
import { QrCode } from './QrCode.tsx';
import { RouteList } from './RouteList.tsx';
import { Sheet } from './Sheet.tsx';
import { Skeleton } from './Skeleton.tsx';
import { SparkBars } from './SparkBars.tsx';
import { SparkBurst } from './SparkBurst.tsx';
import { SparkScore } from './SparkScore.tsx';
import type { SheetSnap } from './sheetSnap.ts';
import { Tag } from './Tag.tsx';
import { TagList } from './TagList.tsx';
import { Toaster } from './Toaster.tsx';
import { TopBar } from './TopBar.tsx';
import { TwoVersions } from './TwoVersions.tsx';
import { closeToast, toast } from './toast.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { Wordmark } from './Wordmark.tsx';

function Broken(): ReactNode {
  throw new Error('a drawing did not arrive');
}

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Filters" description="Narrow the list" footer="Done">
        <input aria-label="Price" />
      </Dialog>
    </>
  );
}

describe('FIX-55 waiting, nothing and failure', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('quick answers show no skeleton; slow ones do, say so once, and hold it', () => {
    const area = (loading: boolean) => (
      <LoadingArea loading={loading} skeleton={<Skeleton height={20} className="grey" />}>
        <p>Twelve plans</p>
      </LoadingArea>
    );
    const { rerender, container } = render(area(true));
    act(() => void vi.advanceTimersByTime(119));
    expect(container.querySelector('.grey')).toBeNull();
    rerender(area(false));
    expect(screen.getByText('Twelve plans')).toBeTruthy();
    rerender(area(true));
    act(() => void vi.advanceTimersByTime(121));
    expect(container.querySelector('.grey')).not.toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Loading');
    rerender(area(false));
    expect(screen.queryByText('Twelve plans')).toBeNull();
    act(() => void vi.advanceTimersByTime(400));
    expect(screen.getByText('Twelve plans')).toBeTruthy();
    expect(container.querySelector('[aria-busy="false"]')).not.toBeNull();
  });

  test('an empty state has a title of the page’s order, a sentence and a way on; a broken picture breaks nothing', () => {
    const loud = vi.spyOn(console, 'error').mockImplementation(() => {});
    render(
      <EmptyState
        art={<Broken />}
        title="No plans"
        text="Make one"
        headingLevel={1}
        action={<b>Create</b>}
      />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'No plans' })).toBeTruthy();
    expect(screen.getByText('Create')).toBeTruthy();
    loud.mockClear();
    loud.mockRestore();
  });
});

describe('FIX-55 what lies over the page', () => {
  test('a dialog has a name, closes on Escape and gives the focus back', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Open'));
  });

  test('a question starts on the harmless answer; yes is pressed once, not while it is busy or leaves', async () => {
    const user = userEvent.setup();
    const confirm = vi.fn();
    const question = (busy: boolean, open = true) => (
      <ConfirmDialog
        open={open}
        onOpenChange={() => {}}
        title="Delete this plan?"
        description="It leaves every list."
        confirmLabel="Delete"
        cancelLabel="Keep it"
        onConfirm={confirm}
        danger
        busy={busy}
      />
    );
    const { rerender } = render(question(false));
    expect(await screen.findByRole('alertdialog', { name: 'Delete this plan?' })).toBeTruthy();
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Keep it'));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    rerender(question(true));
    const yes = screen.getByRole('button', { name: 'Delete' });
    await user.click(yes);
    rerender(question(false, false));
    expect(yes.isConnected).toBe(true);
    act(() => yes.click());
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  test('what was changed meanwhile is shown from both sides; where one’s own can no longer be stored, only the other is taken', async () => {
    const user = userEvent.setup();
    const [keep, take] = [vi.fn(), vi.fn()];
    const differences = [{ field: 'Note', theirs: 'At the bar', yours: '' }];
    const { rerender } = render(
      <TwoVersions differences={differences} onKeepMine={keep} onTakeTheirs={take} />,
    );
    expect(screen.getByRole('alert').textContent).toContain('NoteNow: At the barYours: Nothing');
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    await user.click(screen.getByRole('button', { name: 'Take what is there' }));
    expect([keep, take].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    rerender(<TwoVersions differences={differences} onTakeTheirs={take} />);
    expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull();
  });

  test('FIX-68 a form that is as it was left says so, and can be begun anew', async () => {
    const startOver = vi.fn();
    const { rerender } = render(<BegunEarlier photosGone={false} onStartOver={startOver} />);
    expect(screen.getByText('You began this earlier.')).toBeTruthy();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Start over' }));
    expect(startOver).toHaveBeenCalledOnce();
    rerender(<BegunEarlier photosGone onStartOver={startOver} />);
    expect(screen.getByText(/photos have to be added again/)).toBeTruthy();
  });

  test('a sheet is moved by its handle and by arrows, and takes no focus where it is hidden', async () => {
    const user = userEvent.setup();
    const snaps: SheetSnap[] = [];
    const sheet = (snap: SheetSnap) => (
      <Sheet
        label="Places nearby"
        snap={snap}
        onSnapChange={(next) => snaps.push(next)}
        header={<b>12 places</b>}
      >
        <a href="/place/a">Tosca</a>
      </Sheet>
    );
    const { rerender, container } = render(sheet('half'));
    expect(screen.getByRole('region', { name: 'Places nearby' })).toBeTruthy();
    screen.getByRole('button', { name: 'Show the whole list' }).focus();
    await user.keyboard('{ArrowUp}{ArrowDown}');
    expect(snaps).toEqual(['full', 'peek']);
    expect(container.querySelector('.sheet-body')?.hasAttribute('inert')).toBe(false);
    rerender(sheet('peek'));
    expect(container.querySelector('.sheet-body')?.hasAttribute('inert')).toBe(true);
  });

  test('a new toast takes the place of the old; errors interrupt, the rest is polite; its action closes it', async () => {
    const user = userEvent.setup();
    const undo = vi.fn();
    render(<Toaster />);
    act(() => toast('Saved!'));
    expect(await screen.findByText('Saved!')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('Saved!');
    act(() =>
      toast('Failed', { kind: 'error', description: 'Try again', action: { label: 'Undo', onPress: undo } }),
    );
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Failed'));
    await vi.waitFor(() => expect(screen.queryByText('Saved!')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(screen.queryByText('Failed')).toBeNull());
    act(() => closeToast());
  });

  test('an accordion opens one part after the other', async () => {
    const user = userEvent.setup();
    render(
      <Accordion
        defaultOpen={['a']}
        items={[
          { id: 'a', title: 'Hours', content: 'Until ten' },
          { id: 'b', title: 'Source', content: 'OpenStreetMap' },
        ]}
      />,
    );
    expect(screen.getByText('Until ten')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Source' }));
    expect(await screen.findByText('OpenStreetMap')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Hours' }).getAttribute('aria-expanded')).toBe('false');
  });
});

describe('FIX-55 pictures, marks and words', () => {
  test('a photo that does not load gives way to the disc with the initial', () => {
    render(<Avatar name="maya" photo="/gone.jpg" size={40} />);
    act(() => void screen.getByRole('img').dispatchEvent(new Event('error')));
    expect(screen.getByRole('img', { name: 'maya' }).textContent).toBe('M');
  });

  test('scores are read with their scale, and too few reviews are new, not nought', () => {
    const { rerender, container } = render(<SparkScore score={8.24} />);
    expect(screen.getByText('Spark Score 8.2')).toBeTruthy();
    rerender(<SparkScore score={null} />);
    expect(container.textContent).toBe('New');
    rerender(<SparkBurst score={9} />);
    expect(screen.getByText('Spark Score 9.0')).toBeTruthy();
    rerender(<SparkBars items={[{ label: 'Vibe', value: 7 }]} />);
    expect(screen.getByText('7.0 of 10')).toBeTruthy();
  });

  test('RUL-110 scores are written as the reader writes numbers', () => {
    readAs('de-DE');
    const { rerender } = render(<SparkScore score={8.24} />);
    expect(screen.getByText('Spark Score 8,2')).toBeTruthy();
    rerender(<SparkBurst score={9} />);
    expect(screen.getByText('Spark Score 9,0')).toBeTruthy();
    rerender(<SparkBars items={[{ label: 'Vibe', value: 7 }]} />);
    expect(screen.getByText('7,0 of 10')).toBeTruthy();
  });

  test('tags beyond the limits are not there, none leave no list', () => {
    const { rerender, container } = render(<TagList tags={['a', 'b', 'c', 'd']} phone={2} desktop={3} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    rerender(<TagList tags={[]} />);
    expect(container.innerHTML).toBe('');
  });

  test('stops are numbered, the way after the last is not shown', () => {
    render(
      <RouteList
        stops={[
          { id: 'a', content: 'Tosca', leg: '7 minutes on foot' },
          { id: 'b', content: 'Vesuvio', leg: 'nowhere' },
        ]}
      />,
    );
    expect(screen.getAllByRole('listitem').map((stop) => stop.textContent)).toEqual([
      '1Tosca7 minutes on foot',
      '2Vesuvio',
    ]);
  });

  test('covers, badges, marks and bars carry what they are given', async () => {
    const user = userEvent.setup();
    const back = vi.fn();
    const dismiss = vi.fn();
    const { container } = render(
      <>
        <TopBar onBack={back} title="Saved" actions={<Mark />} />
        <Banner onDismiss={dismiss}>A new version is here</Banner>
        <Cover photo="/photo.jpg" tl={<Badge kind="prive">Prive</Badge>} shade />
        <Cover art="<svg data-art=''></svg>" br={<Tag mood>Lively</Tag>} />
        <Dock>
          <Wordmark />
        </Dock>
        <VisuallyHidden>only said</VisuallyHidden>
        <LiveRegion urgency="assertive">now</LiveRegion>
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect([back.mock.calls.length, dismiss.mock.calls.length]).toEqual([1, 1]);
    expect(screen.getByRole('heading', { level: 1, name: 'Saved' })).toBeTruthy();
    expect(container.querySelector('img.cover-photo')?.getAttribute('alt')).toBe('');
    expect(container.querySelector('[data-art]')).not.toBeNull();
    expect(screen.getByRole('alert').textContent).toBe('now');
  });

  test('FIX-68 the tab is named by what lies on top, and by the page again afterwards', () => {
    const page = (dialog: boolean) => (
      <>
        <PageTitle>Plans</PageTitle>
        {dialog && <PageTitle>A slow Sunday</PageTitle>}
      </>
    );
    const { rerender, unmount } = render(page(false));
    expect(document.title).toBe('Plans · Liora');
    rerender(page(true));
    expect(document.title).toBe('A slow Sunday · Liora');
    rerender(page(false));
    expect(document.title).toBe('Plans · Liora');
    unmount();
    expect(document.title).toBe('Liora');
  });
});

describe('a long text', () => {
  test('shows its beginning, and the rest when it is wanted', async () => {
    const user = userEvent.setup();
    render(<LongText>{'word '.repeat(200)}</LongText>);
    const text = screen.getByText(/^word/);
    expect(text.className).toContain('line-clamp');
    await user.click(screen.getByRole('button', { name: 'Read more', expanded: false }));
    expect(text.className).not.toContain('line-clamp');
    await user.click(screen.getByRole('button', { name: 'Read less', expanded: true }));
    expect(text.className).toContain('line-clamp');
  });

  test('is one of many lines as well; anything shorter stands as it is', () => {
    const { rerender } = render(<LongText>{'a\n'.repeat(20)}</LongText>);
    expect(screen.getByRole('button', { name: 'Read more' })).toBeTruthy();
    rerender(<LongText>{'Two lines.\nNo more.'}</LongText>);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test('a code to scan is a picture with words, dark on light, and another text is another picture', () => {
  const { rerender } = render(<QrCode text="https://liora.example/link/A" label="Leads to your link" />);
  const drawn = () => screen.getByRole('img', { name: 'Leads to your link' }).innerHTML;
  const first = drawn();
  expect(first).toContain('fill="#000"');
  rerender(<QrCode text="https://liora.example/link/B" label="Leads to your link" />);
  expect(drawn()).not.toBe(first);
});

test('a glow has its middle where it is said, and fades outwards', () => {
  const { container } = render(
    <svg aria-hidden="true">
      <Glow cx={75} cy={110} r={250} strength={0.5} />
    </svg>,
  );
  const strengths = [...container.querySelectorAll('stop')].map((stop) =>
    Number(stop.getAttribute('stop-opacity')),
  );
  expect(strengths).toEqual([0.5, 0.18, 0]);
  const circle = container.querySelector('circle');
  expect([circle?.getAttribute('cx'), circle?.getAttribute('fill')]).toEqual([
    '75',
    `url(#${container.querySelector('radialGradient')?.id})`,
  ]);
});

test('a list of keys says what each does', () => {
  render(<KeyList rows={[{ key: '/', what: 'Search' }]} />);
  expect(screen.getByText('Search').tagName).toBe('DT');
  expect(screen.getByText('/').tagName).toBe('KBD');
});
