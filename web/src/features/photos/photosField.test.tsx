import type { Photo } from '@liora/domain/contract/photos';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { closeToast, toastStore } from '../../ui/toast.ts';
import { PhotosField } from './PhotosField.tsx';

const photo = (id: string) => ({ id, width: 4, height: 3, thumbhash: '' }) as Photo;
const ignore = () => undefined;

test('whoever chooses more photos than there is room for is told that some were left out', async () => {
  onTestFinished(() => act(closeToast));
  render(
    <PhotosField
      kind="review"
      photos={[photo('one')]}
      most={2}
      onAdd={ignore}
      onChange={ignore}
      onBusy={ignore}
    />,
  );
  const files = ['a', 'b'].map((name) => new File(['-'], `${name}.jpg`, { type: 'image/jpeg' }));
  await act(async () =>
    fireEvent.drop(screen.getByRole('group', { name: 'Photos' }), { dataTransfer: { files } }),
  );
  expect(toastStore.state?.title).toBe('There is room for 2 photos. The others were left out.');
});

/** A server that photos are on their way to: each arrives once the test says so, as what its file is called. */
function arrivals() {
  const sent: { arrive: () => Promise<void> }[] = [];
  class Request {
    status = 200;
    response: Photo | null = null;
    upload = {};
    onload = ignore;
    onabort = ignore;
    open = ignore;
    setRequestHeader = ignore;
    abort = () => this.onabort();
    send(file: File) {
      this.response = photo(file.name);
      sent.push({ arrive: () => act(async () => this.onload()) });
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 3, close: ignore }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    act(closeToast);
  });
  return sent;
}

const jpeg = (name: string) =>
  new File([Uint8Array.of(0xff, 0xd8, 0xff), new Uint8Array(64)], name, { type: 'image/jpeg' });

function Field({ most }: { most: number }) {
  const [photos, setPhotos] = useState<Photo[]>([]);
  return (
    <>
      <PhotosField
        kind="review"
        photos={photos}
        most={most}
        onAdd={(one) => setPhotos((before) => [...before, one])}
        onChange={setPhotos}
        onBusy={ignore}
      />
      <output>{photos.map(({ id }) => id).join(' ')}</output>
    </>
  );
}

test('photos that are pasted while others are on their way go after them, as many as there is room for', async () => {
  const sent = arrivals();
  render(<Field most={3} />);
  const paste = (...names: string[]) =>
    act(async () =>
      fireEvent.paste(screen.getByRole('group', { name: 'Photos' }), {
        clipboardData: { files: names.map(jpeg) },
      }),
    );
  await paste('a', 'b');
  await expect.poll(() => sent.length).toBe(1);
  await paste('c', 'd');
  expect(toastStore.state?.title).toBe('There is room for 3 photos. The others were left out.');
  for (const [count, shown] of ['a', 'a b', 'a b c'].entries()) {
    await expect.poll(() => sent.length).toBe(count + 1);
    await sent[count]?.arrive();
    await expect.poll(() => document.querySelector('output')?.textContent).toBe(shown);
  }
  expect(sent).toHaveLength(3);
});
