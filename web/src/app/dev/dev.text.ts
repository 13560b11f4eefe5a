/** Words of the pages for review, which only development builds have. */
export const devText = {
  title: 'States',
  tabs: {
    toasts: 'Toasts',
    dialogs: 'Dialogs',
    loading: 'Loading',
    failed: 'Failed',
    empty: 'Empty',
    offline: 'Offline',
    visitor: 'Visitor',
    other: 'Gone, locked, broken',
  },
  show: 'Show',
  width: 'Width',
  widths: { phone: '390 px', desktop: '1440 px' },
  theme: { light: 'Day', dark: 'Night' },
  loading: 'Looking for a plan and a place to show…',
  failed: 'The server has to run with the demo city.',
  signedOut: 'Nobody is signed in: dialogs that need a session stay shut.',
  broken: 'This screen breaks on purpose',
} as const;
