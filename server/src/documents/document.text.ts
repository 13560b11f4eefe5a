import { texts } from '../texts.ts';

/** What web/index.html says itself, word for word. */
export const documentText = texts('document', {
  description: 'Places and plans for two. Where to, tonight?',
  noScript: 'Liora needs JavaScript to show places and plans. Please turn it on and reload the page.',
});
