export const appText = {
  errorTitle: 'Something went wrong',
  goHome: 'Go Home',
} as const;
