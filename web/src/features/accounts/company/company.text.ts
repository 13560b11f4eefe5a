import { icu, texts } from '@liora/domain/i18n/texts';

export const companyText = texts('company', {
  signInWith: (name: string) => icu('Sign in with {name}', { name }),
  title: 'Signing you in',
  waiting: 'One moment…',
  failedTitle: 'That did not work',
  cancelled: 'You were not signed in. Nothing has changed.',
  backToSignIn: 'Back to sign in',
  goOn: 'Go on',
  lastStep: 'One last step',
  lastStepLead: (email: string) => icu('Choose a name for your account. Its email is {email}.', { email }),
  knownEmail: 'You have an account already',
  knownEmailLead: (email: string, name: string) =>
    icu(
      '{email} belongs to an account here. Sign in to it as always; then you can connect it with {name}, and use that from then on.',
      { email, name },
    ),
  yourCompany: 'your company',
  connected: 'Connected',
  connectedText: 'From now on it signs you in.',
  proved: 'Thank you, it is you',
  provedText: 'Now you can go on where you were.',

  part: 'Company',
  isConnected: 'Signs in to your account',
  notConnected: 'Not connected with your account',
  connect: 'Connect',
  remove: 'Remove',
  removeLabel: (name: string) => icu('Remove {name}', { name }),
  removeTitle: (name: string) => icu('Remove {name}?', { name }),
  removeText: 'It will no longer sign in to your account.',
  removeIt: 'Remove it',
  keepIt: 'Keep it',
  removed: 'It no longer signs in to your account',
  noPassword: (name: string) => icu('You have none: {name} signs you in', { name }),
  proveWith: (name: string) => icu('Confirm with {name}', { name }),
  proveNote: 'You come back here afterwards, and press once more.',
});
