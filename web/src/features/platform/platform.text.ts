export const platformText = {
  notFoundTitle: 'This page is not here',
  notFoundText: 'The link may be old, or the plan or place is no longer public.',
  goHome: 'Go Home',
} as const;
