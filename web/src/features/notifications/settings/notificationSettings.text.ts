import { icu, texts } from '@liora/domain/i18n/texts';

export const notificationSettingsText = texts('notificationSettings', {
  title: 'Notifications',
  matrix: 'What you hear of, and how',
  event: 'Event',
  channels: { in_app: 'In app', push: 'Push', email: 'E-mail' },
  groups: { dates: 'Your dates', partner: 'Partner', community: 'Community', account: 'Account' },
  events: {
    invitation_response: 'Answers to your invitations',
    invitation_received: 'Invitations to you',
    invitation_changed: 'Changes to an invitation',
    surprise_opened: 'Something of a surprise opens',
    partner_activity: 'New additions',
    partner_linked: 'Somebody used your link code',
    partner_unlinked: 'The link has ended',
    check_in_revealed: 'A check-in that both have answered',
    check_in_reminder: 'Your own check-in reminder',
    free_evening: 'An evening when you are both free',
    match_opened: 'A match deck opens',
    moderation_decision: 'A decision of moderators',
    report_decided: 'What you reported was looked at',
  },
  cell: (event: string, channel: string) => icu('{event}, {channel}', { event, channel }),
  notOffered: 'Not offered',

  quiet: 'Quiet',
  quietHours: 'Quiet hours',
  quietNote: (from: string, until: string) => icu('{from} to {until}, where you are', { from, until }),
  quietNoteZone: (from: string, until: string, zone: string) =>
    icu('{from} to {until}, by the clock of {zone}', { from, until, zone }),
  from: 'From',
  until: 'Until',
  deviceClock: (zone: string) => icu('Use the clock of this device ({zone})', { zone }),
  digest: 'Weekly digest',
  digestNote: 'Thursdays at 5 PM, by e-mail',

  saveFailed: 'This could not be saved',
  loadFailed: 'This could not be loaded',
  retry: 'Try Again',
});
