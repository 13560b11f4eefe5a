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
 * Photos on their way, one after the other: chosen, made smaller, sent. With `send` new ones take the place of those before, with
 * `add` they go after those that are under way; leaving gives them up. When one fails it waits, with those after it, to be tried
 * again.
 */
export function usePhotoUpload(kind: string, onDone: (photo: Photo, sent: Blob) => void) {
  const [upload, setUpload] = useState<UploadState>({ state: 'idle' });
  const running = useRef<AbortController>(null);
  /** The one that is being sent first. */
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
    waiting.current = files;
    try {
      for (let [file] = waiting.current; file; [file] = waiting.current) {
        await sendOne(file, controller.signal);
        if (controller.signal.aborted) return;
        waiting.current = waiting.current.slice(1);
      }
    } catch (error) {
      if (!controller.signal.aborted && !isGivenUp(error)) setUpload({ state: 'failed', error });
    }
    if (running.current === controller) running.current = null;
  };
  const underWay = () => (running.current ? waiting.current : []);
  const add = (files: readonly Blob[]) => {
    if (running.current) waiting.current = [...waiting.current, ...files];
    else void send(files);
  };
  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setUpload({ state: 'idle' });
  };
  const retry = () => void send(waiting.current);
  return {
    upload,
    send: (files: readonly Blob[]) => void send(files),
    add,
    /** How many are still to arrive. */
    countUnderWay: () => underWay().length,
    cancel,
    retry,
  };
}

export const isUnderWay = ({ state }: UploadState): boolean => state === 'preparing' || state === 'sending';
