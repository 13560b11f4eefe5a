import { icu, texts } from '@liora/domain/i18n/texts';

export const offlineText = texts('offline', {
  title: 'Read without a connection',
  note: 'Saved places, plans, memories and what you have planned stay on this device until you sign out.',
  noteWith: (size: string) =>
    icu(
      'Saved places, plans, memories and what you have planned stay on this device until you sign out. They and the app take {size}.',
      { size },
    ),
  cannot: 'This browser cannot open Liora without a connection.',
  turnOn: 'Turn on',
  turnOnLong: 'Turn on reading without a connection',
  turnOff: 'Turn off',
  turnOffLong: 'Turn off reading without a connection',
});
