import { PHOTOS_PATH } from '@liora/domain/contract/photoFiles';
import type { Photo } from '@liora/domain/contract/photos';
import { useEffect, useRef, useState } from 'react';
import { sendFile } from '../../lib/sendFile.ts';
import { preparePhoto } from './preparePhoto.actions.ts';

export type UploadState =
  | { state: 'idle' }
  | { state: 'preparing' }
  | { state: 'sending'; share: number }
  | { state: 'failed'; error: unknown }
  | { state: 'done'; photo: Photo };

const isGivenUp = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * Photos on their way, one after the other: chosen, made smaller, sent. New ones take the place of those before; leaving gives
 * them up. When one fails it waits, with those after it, to be tried again.
 */
export function usePhotoUpload(kind: string, onDone: (photo: Photo, sent: Blob) => void) {
  const [upload, setUpload] = useState<UploadState>({ state: 'idle' });
  const running = useRef<AbortController>(null);
  const waiting = useRef<readonly Blob[]>([]);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => () => running.current?.abort(), []);

  const sendOne = async (file: Blob, signal: AbortSignal) => {
    const show = (next: UploadState) => !signal.aborted && setUpload(next);
    show({ state: 'preparing' });
    const prepared = await preparePhoto(file);
    show({ state: 'sending', share: 0 });
    const onProgress = (share: number) => show({ state: 'sending', share });
    const path = `${PHOTOS_PATH}?for=${encodeURIComponent(kind)}`;
    const photo = (await sendFile(path, prepared, { onProgress, signal })) as Photo;
    if (signal.aborted) return;
    show({ state: 'done', photo });
    done.current(photo, prepared);
  };
  const send = async (files: readonly Blob[]) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    try {
      for (const [index, file] of files.entries()) {
        if (controller.signal.aborted) return;
        waiting.current = files.slice(index);
        await sendOne(file, controller.signal);
      }
    } catch (error) {
      if (!controller.signal.aborted && !isGivenUp(error)) setUpload({ state: 'failed', error });
    }
  };
  const cancel = () => {
    running.current?.abort();
    setUpload({ state: 'idle' });
  };
  const retry = () => void send(waiting.current);
  return { upload, send: (files: readonly Blob[]) => void send(files), cancel, retry };
}

export const isUnderWay = ({ state }: UploadState): boolean => state === 'preparing' || state === 'sending';
