import { icu, texts } from '@liora/domain/i18n/texts';
import {
  ACCOUNT_REOPENS_DAYS,
  FREE_SAVED_PLACES,
  SUPPORT_RESPONSE_HOURS,
  SUPPORT_URGENT_HOURS,
} from '@liora/domain/limits';

export const supportText = texts('support', {
  title: 'What do you need?',
  tab: 'Support',
  /** Ten questions (SUP-01), each answered as Liora works today. */
  questions: {
    createPlan: 'How do I create a date plan?',
    savePlaces: 'How do I save places?',
    sharePlan: 'How do I share a plan?',
    report: 'How do I report content?',
    block: 'How do I block a user?',
    deleteAccount: 'How do I delete my account?',
    hidden: 'Why is some content hidden?',
    upgrade: 'How do I upgrade to Privé?',
    included: 'What does Privé include?',
    cancel: 'How do I cancel my subscription?',
  },
  answers: {
    createPlan:
      'Open Plans and press Create Date. Give it a title, add two places or more in the order of your evening, and say who may see it: you and your partner alone, or everybody.',
    savePlaces: () =>
      icu(
        'Tap the bookmark on any place and pick a category, or none. The free plan keeps {free, plural, one {# place} other {# places}}, Privé keeps as many as you like. In Saved you take a place off your list again.',
        { free: FREE_SAVED_PLACES },
      ),
    sharePlan:
      'Open the plan and press Share: its link goes to whoever you choose. Of a plan that is yours alone its link shows nothing to anybody but your partner; make it public first.',
    report:
      'Open the menu of the plan, pin, review, photo or profile, press Report or block, and choose what is wrong with it. We look at it within 24 hours; plans, pins and reviews are hidden until then.',
    block:
      'Press Report or block on their profile, or on anything of theirs. From then on you see nothing of theirs, and neither of you can invite the other or link. They are not told, and what you share with everybody they still see. Your blocked users stand in Settings, where you unblock them.',
    deleteAccount: () =>
      icu(
        'In Settings, under Your data, press Delete my account. Nobody sees anything of it from that moment. For {days, plural, one {# day} other {# days}} signing in brings it back; then it is erased.',
        { days: ACCOUNT_REOPENS_DAYS },
      ),
    hidden:
      'What somebody has reported is hidden until a moderator has looked at it; what is yours stays in your own lists, marked as under review. What belongs to people whom you have blocked is not shown to you. Plans for members are left out or stand as locked cards, and their pins are not shown, until you are one.',
    upgrade:
      'Press any locked plan, or open Membership in Settings, and press Start Privé. It begins when the store has your payment.',
    included:
      'Date plans and pins for members, as many saved places as you like, linking with your partner with shared plans, saved places and a bucket list, and support that answers you first.',
    cancel:
      'In the App Store or on Google Play, wherever you have bought it, under Subscriptions. Privé goes on until the end of what is paid. Deleting the app or your account does not cancel it.',
  },
  write: 'Write to us',
  responds: () =>
    icu('Support typically responds within {hours, plural, one {# hour} other {# hours}}.', {
      hours: SUPPORT_RESPONSE_HOURS,
    }),
  urgent: 'Urgent help.',
  urgentText: () =>
    icu(
      'Put URGENT in the subject. We aim to reply within {hours, plural, one {# hour} other {# hours}} in business hours.',
      {
        hours: SUPPORT_URGENT_HOURS,
      },
    ),
  /** SUP-03 */
  opening: 'Opening email app',
  priority: 'You are a Privé member: your letters are answered first.',
  nobody: 'Whoever runs this Liora has named no address for letters.',
});
