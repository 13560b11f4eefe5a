import { texts } from '@liora/domain/i18n/texts';

/** Apart, because places and plans show it without anything else of invitations. */
export const inviteButtonText = texts('inviteButton', {
  invite: 'Invite to a date',
});
