import { icu, texts } from '@liora/domain/i18n/texts';
import { planCountLabel } from '@liora/domain/rules/planCount';

/** What a list of plans is near: the reader, an area by its name, or nothing. */
export interface Near {
  to: 'you' | 'area' | 'nobody';
  area: string;
}

export const plansText = texts('plans', {
  // Exact texts of the specification.
  pageTitle: 'All Curated Date Plans',
  createDate: 'Create Date',
  emptyTitle: 'No Date Plans Yet',
  emptyText: 'Be the first to create an amazing curated date plan!',
  createFirst: 'Create Your First Plan',
  loadFailed: 'Failed to load curated date plans',
  liked: 'Liked!',
  unliked: 'Unliked',
  saved: 'Saved!',
  unsaved: 'Removed',
  unsaveFailed: 'Failed to remove saved date plan',
  authTitle: 'Authentication required',
  authLike: 'Please sign in to like date plans',
  lockedExclusive: 'Prive Exclusive',
  lockedUpgrade: 'Upgrade to Prive to view full details',
  tips: "Curator's Tips",
  ownOnly: 'You can only delete your own date plans',
  upgradePrompt: 'Upgrade to Privé for exclusive plans',

  // Our own.
  found: (count: number, { to, area }: Near) =>
    icu(
      '{to, select, ' +
        'you {{count, plural, one {1 date plan found near you} other {{shown} date plans found near you}}} ' +
        'area {{count, plural, one {1 date plan found near {area}} other {{shown} date plans found near {area}}}} ' +
        'other {{count, plural, one {1 date plan found} other {{shown} date plans found}}}}',
      { count, shown: planCountLabel(count), to, area },
    ),
  newPlans: (count: number) => icu('{count, plural, one {# new plan} other {# new plans}}', { count }),
  activities: (count: number) => icu('{count, plural, one {# activity} other {# activities}}', { count }),
  delete: 'Delete plan',
  deleted: 'Plan deleted',
  undo: 'Undo',
  restored: 'Your plan is back',
  deleteTitle: 'Delete this plan?',
  deleteText: (title: string) =>
    icu('“{title}” leaves every list at once. You can undo it for ten minutes.', { title }),
  deleteConfirm: 'Delete',
  deleteCancel: 'Keep it',
  exclusives: 'Privé exclusives',
  retry: 'Try Again',
  more: 'Show more plans',
  filterLabel: 'Filter by tag',
  allTags: 'All',
  moreTags: 'More tags',
  fewerTags: 'Fewer tags',
  tagsFull: (max: number) =>
    icu('A list can be narrowed by {max, plural, one {# tag} other {# tags}} at once.', { max }),
  everywhere: 'Everywhere',
  everywhereRemove: 'Everywhere: only plans near me',
  noneNearTitle: ({ to, area }: Near) =>
    icu('{to, select, area {No date plans near {area}} other {No date plans near you}}', { to, area }),
  noneNearText: (radius: string) => icu('Plans further than {radius} away are left out.', { radius }),
  showEverywhere: 'Show plans everywhere',
  clearTags: 'Clear the tags',
  noMatchTitle: 'No plan has all of these tags',
  noMatchText: 'Take one away, or start over.',
  noMatchNearTitle: ({ to, area }: Near) =>
    icu(
      '{to, select, area {No plan near {area} has all of these tags} other {No plan near you has all of these tags}}',
      { to, area },
    ),
  noMatchNearText: (radius: string) =>
    icu('Plans further than {radius} away are left out. Look everywhere, or clear the tags.', { radius }),
});
