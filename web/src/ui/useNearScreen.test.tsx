import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';

// What other tests of this process have pressed is remembered there.
vi.resetModules();
const { useNearScreen } = await import('./useNearScreen.ts');

/** Of the browser: what is observed with which margin, and how to say that something has come near. */
class Observer {
  static all: Observer[] = [];
  readonly observed = new Set<Element>();
  readonly rootMargin: string | undefined;
  readonly #seen: IntersectionObserverCallback;

  constructor(seen: IntersectionObserverCallback, { rootMargin }: IntersectionObserverInit) {
    this.#seen = seen;
    this.rootMargin = rootMargin;
    Observer.all.push(this);
  }
  observe = (element: Element) => this.observed.add(element);
  unobserve = (element: Element) => this.observed.delete(element);
  disconnect = () => this.observed.clear();
  comesNear(target: Element): void {
    const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
    act(() => this.#seen([entry], this as unknown as IntersectionObserver));
  }
}

function Picture({ name }: { name: string }) {
  const box = useRef<HTMLDivElement>(null);
  const near = useNearScreen(box);
  return (
    <div ref={box} data-testid={name}>
      {near ? 'drawn' : 'empty'}
    </div>
  );
}

const drawn = () => screen.getAllByTestId(/./).map(({ textContent }) => textContent);

test('FIX-71 pictures are drawn once they come near the screen; one observer sees to all, and looks ahead from the first move on', () => {
  vi.stubGlobal('IntersectionObserver', Observer);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const { unmount } = render(['a', 'b', 'c'].map((name) => <Picture key={name} name={name} />));
  expect(Observer.all).toHaveLength(1);
  const [first] = Observer.all;
  expect([...(first?.observed ?? [])]).toHaveLength(3);
  expect(first?.rootMargin).toBe('0px 0px -0px');
  expect(drawn()).toEqual(['empty', 'empty', 'empty']);

  first?.comesNear(screen.getByTestId('b'));
  expect(drawn()).toEqual(['empty', 'drawn', 'empty']);

  fireEvent.keyDown(window);
  expect(first?.observed.size).toBe(0);
  const ahead = Observer.all.at(-1);
  expect([...(ahead?.observed ?? [])].map((element) => element.textContent)).toEqual(['empty', 'empty']);
  expect(ahead?.rootMargin).toBe('160px');
  ahead?.comesNear(screen.getByTestId('a'));
  expect(drawn()).toEqual(['drawn', 'drawn', 'empty']);

  unmount();
  expect(ahead?.observed.size).toBe(0);
});
