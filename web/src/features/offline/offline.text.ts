import { icu, texts } from '@liora/domain/i18n/texts';

export const offlineText = texts('offline', {
  keep: 'Read without a connection',
  keepNote: 'Saved places, plans, memories and what you have planned stay on this device until you sign out.',
  cannot: 'This browser cannot open Liora without a connection.',
  keepNoteWith: (size: string) =>
    icu(
      'Saved places, plans, memories and what you have planned stay on this device until you sign out. They and the app take {size}.',
      { size },
    ),
});
