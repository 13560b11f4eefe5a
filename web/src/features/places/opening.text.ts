export const openingText = {
  open: 'Open now',
  closed: 'Closed',
  until: (time: string) => `until ${time}`,
  opens: (time: string) => `opens ${time}`,
  phrase: (open: boolean, until: string) =>
    open ? `Open ${until}`.trim() : until ? `Closed, ${until}` : 'Closed',
  tomorrow: (time: string) => `tomorrow ${time}`,
} as const;
