import { texts } from '../../texts.ts';

export const invitationTexts = texts('invitations', {
  /** What an invitation to a surprise goes by. */
  surprise: 'A surprise',
});
