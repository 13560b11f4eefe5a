export const MAILBOX_TEXT = {
  title: 'Mailbox',
  intro: 'No mail server is set up, so mail from this server waits here. Only this machine can see it.',
  empty: 'No mail yet.',
  to: 'To',
};
