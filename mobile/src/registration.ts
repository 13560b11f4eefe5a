import type { PushPlugin } from './plugins.types.ts';
import { shellText } from './shell.text.ts';

/** A phone without a connection may not answer at all. */
export const REGISTRATION_WAIT_MS = 15_000;

interface Waiting {
  resolve: (token: string) => void;
  reject: (error: Error) => void;
}

/**
 * Registers, and answers with the token, which the plugin tells as an event. Whoever asks meanwhile gets the same answer; what
 * comes when nobody waits, or comes after the answer, is left alone.
 */
export function registrationBy(plugin: PushPlugin): () => Promise<string> {
  let waiting: Waiting | null = null;
  let asked: Promise<string> | null = null;
  // At once: what the phone still holds from before the page was loaded must not be taken for an answer.
  const listening = Promise.all([
    plugin.addListener('registration', ({ value }) => waiting?.resolve(value)),
    plugin.addListener('registrationError', ({ error }) => waiting?.reject(new Error(error))),
  ]);
  listening.catch(() => undefined);
  const answer = () =>
    new Promise<string>((resolve, reject) => {
      waiting = { resolve, reject };
      plugin.register().catch(reject);
    });
  const ask = async () => {
    await listening;
    try {
      return await within(REGISTRATION_WAIT_MS, answer());
    } finally {
      waiting = null;
    }
  };
  return () => {
    asked ??= ask().finally(() => {
      asked = null;
    });
    return asked;
  };
}

function within<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(shellText.noToken)), milliseconds);
  });
  return Promise.race([answer, end]).finally(() => clearTimeout(timer));
}
