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

/** GEN-13: at most one at a time; a new one takes the place of the old. Base UI keeps its time (ToastRegion). */
export function toast(title: string, options: ToastOptions = {}): void {
  toastStore.setState(() => ({ kind: 'info', ...options, title, id: ++count }));
}

export function closeToast(): void {
  toastStore.setState(() => null);
}
