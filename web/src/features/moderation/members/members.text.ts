import type { Member } from '@liora/domain/contract/moderation';
import { icu, texts } from '@liora/domain/i18n/texts';
import type { MemberAct } from './memberAct.types.ts';

export const membersText = texts('members', {
  title: 'Members',
  search: 'Search members',
  placeholder: 'Username, or a whole email',
  searchHelp: 'That an email was looked up is written to the audit log.',
  filter: 'Which members',
  newest: 'Newest',
  closing: 'Deleted accounts',
  nobody: 'Nobody is called that',
  nobodyText: 'A username is found by its beginning, an email only whole.',
  nobodyClosing: 'No account waits to be erased',
  more: 'There are more. Type more of the name.',
  moreClosing: 'There are more, which wait for a shorter time.',
  back: 'All members',
  searchFailed: 'That could not be looked up',
  since: (date: string) => icu('Since {date}', { date }),
  admin: 'Admin',
  closed: 'Deleted',
  tiers: { free: 'Free', prive: 'Privé', premium: 'Premium' } satisfies Record<Member['tier'], string>,
  profile: 'Open profile',

  tier: 'Membership',
  sources: {
    none: 'None runs',
    store: 'From the store',
    trial: 'A trial',
    admin: 'Given by an admin',
    override: 'Everybody is premium on this server now',
  } satisfies Record<Member['membership']['source'], string>,
  until: (date: string) => icu('until {date}', { date }),
  noEnd: 'without an end',
  sessions: 'Signed in',
  devices: (count: number) =>
    icu('{count, plural, =0 {Nowhere} one {On # device} other {On # devices}}', { count }),
  reportsAbout: 'Reports about them',
  about: (all: number, upheld: number) => icu('{all}, of these {upheld} upheld', { all, upheld }),
  reportsBy: 'Reports by them',
  by: (all: number, upheld: number, dismissed: number) =>
    icu('{all}, of these {upheld} upheld and {dismissed} dismissed', { all, upheld, dismissed }),
  deletion: 'Deletion',
  erasedFrom: (closed: string, erased: string) =>
    icu('Deleted {closed}, erased on {erased} unless they sign in before', { closed, erased }),
  email: 'Email',
  emailHidden: 'Shown on demand',
  log: 'Audit log of this member',
  isAdmin:
    'This is an admin. An operator at the server ends that first; until then nothing is done to the account here.',

  acts: {
    email: 'Show email',
    setTier: 'Give a membership',
    clearTier: 'Take the membership back',
    signOut: 'Sign out everywhere',
    export: 'Download their data',
    erase: 'Delete account',
  } satisfies Record<MemberAct, string>,
  actOn: (act: string, username: string) => icu('{act}: {username}', { act, username }),
  leads: {
    email: 'That you looked is written to the audit log, with your reason.',
    setTier: 'Until it ends, neither the store nor time takes it away.',
    clearTier: 'From then on the membership is what the store says.',
    export: 'The same file that they would get themself: give it to nobody else.',
    signOut:
      'They are signed out on every device and can sign in again. Their calendar feed is turned off, too, and a code for a partner ends.',
    erase:
      'At once nobody sees anything of it, and after a week it is erased for good. Until then signing in brings it back. They are told by mail.',
  } satisfies Record<MemberAct, string>,
  confirms: {
    email: 'Show it',
    setTier: 'Give it',
    clearTier: 'Take it back',
    signOut: 'Sign out',
    export: 'Download',
    erase: 'Delete the account',
  } satisfies Record<MemberAct, string>,
  done: {
    email: (name: string) => icu('The email of {name} is shown', { name }),
    setTier: (name: string) => icu('{name} has the membership', { name }),
    clearTier: (name: string) => icu('The membership of {name} is as the store says', { name }),
    signOut: (name: string) => icu('{name} is signed out everywhere', { name }),
    export: (name: string) => icu('The data of {name} is saved', { name }),
    erase: (name: string) => icu('The account of {name} is deleted', { name }),
  } satisfies Record<MemberAct, unknown>,
  which: 'Membership',
  lastDay: 'Last day (UTC)',
  lastDayHelp: 'Empty: without an end',
});
