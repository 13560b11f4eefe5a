import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// By default it gives up after a second, which is too soon on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

/** What browsers have and jsdom does not: nothing matches a media query, nothing is ever seen or measured. */
class NothingObserved {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
Object.assign(globalThis, { ResizeObserver: NothingObserved, IntersectionObserver: NothingObserved });
window.matchMedia = (media) =>
  ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
Element.prototype.scrollIntoView = () => {};
Element.prototype.getAnimations = () => [];

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// jsdom does not know <search> yet, which every browser of today does.
const { createElement } = document;
document.createElement = ((name: string, options?: ElementCreationOptions) => {
  const element = createElement.call(document, name, options);
  if (name === 'search') Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' });
  return element;
}) as typeof document.createElement;
