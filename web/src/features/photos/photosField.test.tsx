import type { Photo } from '@liora/domain/contract/photos';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
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
