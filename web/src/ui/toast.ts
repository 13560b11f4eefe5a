import { TOAST_MS } from '@liora/domain/limits';
import { createStore } from '@tanstack/react-store';
import type { ReactNode } from 'react';
import { forgetOn } from '../lib/personalData.ts';

export type ToastKind = 'success' | 'info' | 'error';

export interface ToastOptions {
  description?: string;
  /** Chooses the icon and how it is read out; errors interrupt. */
  kind?: ToastKind;
  /** Replaces the kind's icon. */
  icon?: ReactNode;
  /** One button; pressing it closes the toast. */
  action?: { label: string; onPress: () => void };
  /** Milliseconds, unless it is the usual 5 s (RUL-75): a block in the pin area is told of for 4 s (ERR-69). */
  duration?: number;
}

export interface ToastShown extends ToastOptions {
  id: number;
  title: string;
  kind: ToastKind;
}

/** What is told now. */
export const toastStore = createStore<ToastShown | null>(null);
// It may name what was done, and offer to undo it.
forgetOn(['signed out'], closeToast);

let count = 0;
let remaining = 0;
let startedAt = 0;
let running = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** GEN-13: at most one at a time; a new one takes the place of the old. */
export function toast(title: string, options: ToastOptions = {}): void {
  remaining = options.duration ?? TOAST_MS;
  toastStore.setState(() => ({ kind: 'info', ...options, title, id: ++count }));
  resumeToast();
}

export function closeToast(): void {
  clearTimeout(timer);
  running = false;
  toastStore.setState(() => null);
}

/** The clock stands while the pointer or the focus rests on the toast. */
export function pauseToast(): void {
  if (!running) return;
  clearTimeout(timer);
  running = false;
  remaining -= Date.now() - startedAt;
}

export function resumeToast(): void {
  clearTimeout(timer);
  if (!toastStore.state) return;
  running = true;
  startedAt = Date.now();
  timer = setTimeout(closeToast, Math.max(0, remaining));
}
