import { useEffect } from 'react';
import { TYPED_IN } from '../../lib/typedIn.ts';
import { shortcutFor } from './shortcutFor.ts';

const openDialog = '[role="dialog"], [role="alertdialog"]';

function isTaken(event: KeyboardEvent): boolean {
  const inField = event.target instanceof Element && event.target.closest(TYPED_IN) !== null;
  return event.defaultPrevented || inField || document.querySelector(openDialog) !== null;
}

/** The search field that is on screen; a page can hold one for phones and one for desktop. */
function visibleSearch(): HTMLInputElement | undefined {
  const fields = document.querySelectorAll<HTMLInputElement>('[data-shortcut="search"]');
  return [...fields].find((field) => field.checkVisibility());
}

/**
 * `/` puts the focus into the page's search field (or calls `openSearch` where there is none), `?` calls
 * `showList`.
 */
export function useShortcuts(actions: { openSearch: () => void; showList: () => void }): void {
  const { openSearch, showList } = actions;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = shortcutFor({ ...pressOf(event), taken: isTaken(event) });
      if (!shortcut) return;
      event.preventDefault();
      if (shortcut === 'list') return showList();
      const field = visibleSearch();
      if (field) field.focus();
      else openSearch();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [openSearch, showList]);
}

function pressOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  return { key, ctrlKey, metaKey, altKey };
}
