import { icu, texts } from '@liora/domain/i18n/texts';

export const matchText = texts('match', {
  title: 'Match deck',
  begin: 'Deal a deck',
  beginning: 'Dealing',
  none: 'We both want this',
  noneText:
    'Each of you gets a hand of places and plans around you, most of them the same. Say yes or no; on Saturday at noon you both see what both of you want, and nothing else.',
  progress: (done: number, all: number) => icu('{done} of {all}', { done, all }),
  opens: (time: string) => icu('Opens {time}', { time }),
  left: (count: number) => icu('{count, plural, one {# card left} other {# cards left}}', { count }),
  rowLeft: (count: number, time: string) =>
    icu('{count, plural, one {# card left} other {# cards left}}, opens {time}', { count, time }),
  rowDone: (time: string) => icu('You have been through it, opens {time}', { time }),
  rowOpen: (count: number) =>
    icu(
      '{count, plural, =0 {Open: nothing this time} one {Open: # that you both want} other {Open: # that you both want}}',
      {
        count,
      },
    ),
  rowNone: 'What do you both want?',
  sideTitle: 'Only the yeses you share',
  side: 'Your votes stay with you. On Saturday at noon you both see what you both want, and nothing else.',
  yes: 'Yes',
  no: 'No',
  undo: 'Take back the last one',
  about: 'About this card',
  help: 'How this works',
  close: 'Close',
  helpWords: {
    hands:
      'Your hands differ: about a third of the cards lie in one of them alone. Something that you miss afterwards may just not have been dealt.',
    votes:
      'Nobody learns what the other one said no to, how many votes there are, or whether somebody is through. Votes can be changed until the deck opens.',
    opening: 'It opens for both of you at the same moment. What you did not both want is erased then.',
  },
  done: 'That was your hand',
  doneText: (time: string) =>
    icu('It opens {time}, for both of you at once. Until then you can change your mind.', { time }),
  again: 'Go through it again',
  cleared: 'Your votes are taken back',
  restore: 'Undo',
  both: 'You both want this',
  nothing: 'Nothing this time',
  nothingText:
    'Nothing that lay in both hands got a yes from both. That says little: a third of the cards were in one hand alone.',
  makePlan: 'Plan it',
  invite: 'Invite',
  newDeck: 'Deal another deck',
  unlinked: 'A deck is for two',
  unlinkedText: 'Link with your partner, and find out what you both want.',
  link: 'Link with your partner',
  members: 'Decks are for two Privé members.',
  seePrive: 'See what Privé is',
  signIn: 'Sign in',
  signInText: 'Sign in to see your deck.',
  loadFailed: 'This could not be loaded',
  retry: 'Try Again',
  failed: 'This did not work',
});
