export const MAILBOX_TEXT = {
  title: 'Mailbox',
  intro: 'No mail server is set up, so mail from this server waits here. Only this browser is shown it.',
  closed:
    'The mailbox opens with the link that Liora printed when it started. The link works once, for one browser; start Liora again for a new one.',
  empty: 'No mail yet.',
  to: 'To',
};
