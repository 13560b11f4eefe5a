import { useEffect } from 'react';

const PRODUCT = 'Liora';

/** What lies on the screen, the topmost last: a dialog names the tab while it is open, then the page does again. */
const open: Array<{ title: string }> = [];

function show(): void {
  const top = open.at(-1);
  document.title = top ? `${top.title} · ${PRODUCT}` : PRODUCT;
}

/**
 * The browser's title, before the name of the product. The document has one title element of its own: React would add
 * a second one, which browsers do not show.
 */
export function PageTitle({ children: title }: { children: string }) {
  useEffect(() => {
    const page = { title };
    open.push(page);
    show();
    return () => {
      open.splice(open.indexOf(page), 1);
      show();
    };
  }, [title]);
  return null;
}
