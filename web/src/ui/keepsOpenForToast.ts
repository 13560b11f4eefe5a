/** A press on a toast above a dialog is for the toast: the dialog beneath stays open. */
export function keepsOpenForToast(reason: string, event: Event): boolean {
  const outside = reason === 'outside-press' || reason === 'focus-out';
  return outside && event.target instanceof Element && event.target.closest('.toaster') !== null;
}
