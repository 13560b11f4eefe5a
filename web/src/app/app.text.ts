export const appText = {
  notFoundTitle: 'This page is not here',
  notFoundText: 'The link may be old, or the plan or place is no longer public.',
  errorTitle: 'Something went wrong',
  goHome: 'Go Home',
} as const;
