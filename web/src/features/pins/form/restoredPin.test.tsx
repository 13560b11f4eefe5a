import type { OwnPin } from '@liora/domain/contract/pinCards';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { begunEarlier, openedBy, serverThatAnswers } from '../../accounts/testing/forms.tsx';
import { EditPinDialog } from '../components/EditPinDialog.tsx';
import { NewPinDialog } from '../components/NewPinDialog.tsx';
import { PinDropper } from '../drop/PinDropper.tsx';
import { beginDrop, pinDropStore } from '../drop/pinDrop.store.ts';

const PIN: OwnPin = {
  id: 'dune',
  title: 'The last dune',
  description: null,
  address: null,
  rating: null,
  category: 'Outdoor',
  subcategory: null,
  latitude: 37.75,
  longitude: -122.5,
  photo_url: null,
  is_public: true,
  photos: [],
  is_prive: false,
  version: 3,
  under_review: false,
  created_at: '2026-05-01T00:00:00.000Z',
  updated_at: '2026-05-01T00:00:00.000Z',
};

const opened = (userId: string) => openedBy(userId, (onClose) => <NewPinDialog onClose={onClose} />);
const edited = async (userId: string) => {
  const form = await openedBy(userId, (onClose) => <EditPinDialog id="dune" onClose={onClose} />);
  await screen.findByRole('textbox', { name: TITLE });
  return form;
};
const TITLE = /Title/;
const NOTES = /Description|Notes/;

test('FIX-68 a new pin that Escape closed is there again, for who wrote it alone', async () => {
  serverThatAnswers({});
  const first = await opened('nora');
  await first.user.type(first.field(TITLE), 'The last dune');
  await first.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Outdoor/ }));
  await first.escape();
  expect(first.onClose).toHaveBeenCalled();
  expect((await opened('theo')).field(TITLE).value).toBe('');
  const again = await opened('nora');
  expect(again.field(TITLE).value).toBe('The last dune');
  expect(begunEarlier()).not.toBeNull();
  await again.user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(again.field(TITLE).value).toBe('');
  expect(begunEarlier()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('FIX-68 a pin that was dropped is not begun any more', async () => {
  const asked = serverThatAnswers({ 'pins/create': PIN, 'pins/atLocation': { pins: [] } });
  const first = await opened('nora');
  await first.user.type(first.field(TITLE), 'The last dune');
  await first.user.type(first.field(/Address/), 'Great Highway');
  await first.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Outdoor/ }));
  const second = await opened('nora');
  await second.user.click(screen.getByRole('button', { name: /^Drop/ }));
  await expect.poll(() => second.onClose.mock.calls.length).toBe(1);
  expect(asked.filter(({ path }) => path === 'pins/create').map(({ input }) => input.title)).toEqual([
    'The last dune',
  ]);
  expect((await opened('nora')).field(TITLE).value).toBe('');
});

test('FIX-68 an edit of a pin is there again, and names the version that it began with', async () => {
  const answers = { 'pins/get': PIN, 'pins/update': PIN };
  serverThatAnswers(answers);
  const first = await edited('nora');
  await first.user.type(first.field(NOTES), 'At dusk');
  await first.escape();
  expect((await edited('theo')).field(NOTES).value).toBe('');
  const asked = serverThatAnswers({ ...answers, 'pins/get': { ...PIN, description: 'At dawn', version: 4 } });
  const second = await edited('nora');
  expect(second.field(NOTES).value).toBe('At dusk');
  await second.user.click(screen.getByRole('button', { name: /^Save/ }));
  await expect.poll(() => second.onClose.mock.calls.length).toBe(1);
  const sent = asked.filter(({ path }) => path === 'pins/update');
  expect(sent.map(({ input }) => [input.version, input.description])).toEqual([[3, 'At dusk']]);
  expect((await edited('nora')).field(NOTES).value).toBe('At dawn');
});

test('FIX-68 a pin that Escape took off the map is there again, where it was; a look at the map is no draft', async () => {
  serverThatAnswers({});
  const [there, middle] = [
    { lat: 37.7, lng: -122.4 },
    { lat: 37.8, lng: -122.3 },
  ];
  const dropped = async (at: typeof there | null) => {
    const panel = await openedBy('nora', () => <PinDropper>map</PinDropper>);
    act(() => beginDrop(at));
    await screen.findByRole('textbox', { name: TITLE });
    return panel;
  };
  await (await dropped(there)).escape();
  expect(pinDropStore.state.drop).toBeNull();
  const first = await dropped(there);
  expect(begunEarlier()).toBeNull();
  await first.user.type(first.field(TITLE), 'The last dune');
  await first.escape();
  expect(pinDropStore.state.drop).toBeNull();
  expect((await dropped(null)).field(TITLE).value).toBe('The last dune');
  expect(pinDropStore.state.at).toEqual(there);
  // A spot that was pressed is meant.
  const again = await dropped(middle);
  expect(again.field(TITLE).value).toBe('The last dune');
  expect(pinDropStore.state.at).toEqual(middle);
  await again.user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(again.field(TITLE).value).toBe('');
  expect(document.activeElement).toBe(again.field(TITLE));
  expect(pinDropStore.state.at).toEqual(middle);
});
