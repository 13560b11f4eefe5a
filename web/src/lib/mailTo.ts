/** What opens a letter to an address, its subject filled in. */
export const mailTo = (email: string, subject: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}`;
