import { icu, texts } from '@liora/domain/i18n/texts';
import { RETENTION, type RetentionCategory } from '@liora/domain/rules/retention';

/** What is kept by its category and for how long, as the settings and the privacy policy say it: the numbers are those of the rule. */
export const retentionText = texts('retention', {
  title: 'How long it is kept',
  lead: 'What is over is deleted every day, by itself.',
  categories: {
    account: 'Email, name and how you sign in',
    content: 'What you make: plans, pins, photos, reviews, lists, memories',
    searches: 'Search history, if you switch it on',
    purchases: 'Purchase history',
    interactions: 'Product interaction data',
    crashes: 'Crash logs, which name nobody',
    support: 'Customer support data',
    traces: 'Technical traces that lead to nobody',
  } satisfies Record<RetentionCategory, string>,
  periods: {
    account: icu(
      'Until you delete your account, or {days, plural, one {# day} other {# days}} after you were last here',
      {
        days: RETENTION.account.period.days,
      },
    ),
    content: 'Until you delete it, or your account',
    searches: icu('{months, plural, one {# month} other {# months}}, or until you forget them', {
      months: RETENTION.searches.period.months,
    }),
    purchases: icu('{years, plural, one {# year} other {# years}}, as the law on accounts asks', {
      years: RETENTION.purchases.period.years,
    }),
    interactions: icu('{months, plural, one {# month} other {# months}}, and only in sums', {
      months: RETENTION.interactions.period.months,
    }),
    crashes: icu('{days, plural, one {# day} other {# days}}', { days: RETENTION.crashes.period.days }),
    support: icu(
      '{years, plural, one {# year} other {# years}} in the mailbox that you wrote to. Liora itself keeps nothing of it',
      { years: RETENTION.support.period.years },
    ),
    traces: 'A day at most',
  } satisfies Record<RetentionCategory, unknown>,
});
