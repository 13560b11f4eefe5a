import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

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
