const TIMEOUT_MS = 15_000;
const POLL_MS = 100;
/** A press while something still moves in may go past it. */
const QUIET_MS = 250;

const PRESSABLE = 'button, a, [role="menuitem"], [role="radio"], [role="option"], label';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Presses, one after another, what is called so in the page of a frame. A name ending in '…' is the beginning of one; '?' is a key. */
export async function walk(frame: HTMLIFrameElement, presses: readonly string[]): Promise<void> {
  for (const name of presses) {
    const page = frame.contentDocument;
    if (!page) return;
    if (name === '?') {
      await pause(TIMEOUT_MS / 10);
      page.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }));
      continue;
    }
    const found = await waitFor(page, name);
    if (!found) return;
    await pause(QUIET_MS);
    press(found);
  }
}

async function waitFor(page: Document, name: string): Promise<HTMLElement | undefined> {
  for (let waited = 0; waited < TIMEOUT_MS; waited += POLL_MS) {
    const found = [...page.querySelectorAll<HTMLElement>(PRESSABLE)].find(
      (element) => isCalled(element, name) && element.checkVisibility(),
    );
    if (found) return found;
    await pause(POLL_MS);
  }
  return undefined;
}

function isCalled(element: HTMLElement, name: string): boolean {
  const called = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  return name.endsWith('…') ? called.startsWith(name.slice(0, -1)) : called === name;
}

/** Menus open when the button goes down, everything else when it was pressed. */
function press(element: HTMLElement): void {
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'])
    element.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, button: 0 }));
  element.click();
}
