import { texts } from '@liora/domain/i18n/texts';

export const begunEarlierText = texts('begunEarlier', {
  begun: 'You began this earlier.',
  photosGone: 'You began this earlier. Its photos have to be added again.',
  startOver: 'Start over',
});
