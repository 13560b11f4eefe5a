import { exploreText } from '../../features/explore/explore.text.ts';
import { browseText } from '../../features/places/browse/browse.text.ts';
import { withOwnPlace } from '../../features/plans/create/beginWith.actions.ts';
import { planText } from '../../features/plans/details/plan.text.ts';
import { plansText } from '../../features/plans/plans.text.ts';
import { safetyText } from '../../features/safety/safety.text.ts';
import type { Stage } from './stage.ts';

export interface StagedFrame {
  title: string;
  path: string;
  stage?: Stage;
  /** Names of what is pressed in it, one after another. */
  presses?: readonly string[];
}

/** What the frames are about: a plan of somebody else, one's own, a place. */
export interface Subjects {
  plan: string;
  author: string;
  ownPlan: string | null;
  place: string;
}

/** Every dialog in each of its steps. What is reported or blocked in them reaches no server. */
export function dialogFrames({ plan, author, ownPlan, place }: Subjects): StagedFrame[] {
  const create = '/curated-plans?create=true';
  const details = `/plan/${plan}`;
  const menu = [safetyText.open];
  const report = [...menu, safetyText.reportPlan];
  const block = [...menu, safetyText.block(author)];
  const own = ownPlan === null ? null : `/plan/${ownPlan}`;
  const stage: Stage = 'pretend';
  return [
    { title: 'Create', path: create },
    { title: 'Create, with a place', path: `${create}&with=${place}` },
    { title: 'Add Custom Place', path: `${create}&with=${encodeURIComponent(withOwnPlace('The bench'))}` },
    ...(own
      ? [
          { title: 'Edit', path: `/curated-plans?edit=${ownPlan}` },
          { title: 'Delete a plan', path: own, presses: [planText.more, plansText.delete] },
        ]
      : []),
    { title: 'Plan over its list', path: `/curated-plans?plan=${plan}` },
    { title: 'Route of a plan', path: details, presses: [planText.map] },
    { title: 'Report or block', path: details, presses: menu },
    { title: 'Report: the reason', path: details, presses: report },
    {
      title: 'Report: other, details needed',
      path: details,
      presses: [...report, safetyText.planReasons.other],
    },
    {
      title: 'Report: done',
      path: details,
      stage,
      presses: [...report, safetyText.planReasons.spam, safetyText.submit],
    },
    { title: 'Block: sure?', path: details, presses: block },
    { title: 'Block: done', path: details, stage, presses: [...block, safetyText.blockConfirm] },
    { title: 'Blocked users', path: '/profile', presses: [`${safetyText.blockedUsers}…`] },
    {
      title: 'Blocked users, nobody',
      path: '/profile',
      stage: 'empty',
      presses: [`${safetyText.blockedUsers}…`],
    },
    { title: 'Privé', path: '/prive' },
    { title: 'Privé, for a visitor', path: '/prive', stage: 'visitor' },
    { title: 'Privé, offline', path: '/prive', stage: 'offline' },
    { title: 'All filters', path: '/search?q=bar', presses: [`${browseText.filters}…`] },
    { title: 'Another area', path: '/explore', presses: [exploreText.changeArea('…')] },
    { title: 'Shortcuts', path: '/explore', presses: ['?'] },
  ];
}

const SCREENS = {
  Explore: '/explore',
  Search: '/search?q=bar',
  Category: '/category?name=Bar',
  Map: '/map',
  Plans: '/curated-plans',
  Saved: '/saved',
  Profile: '/profile',
};
const addressesOf = ({ plan, place }: Subjects) => ({
  ...SCREENS,
  Plan: `/plan/${plan}`,
  Place: `/place/${encodeURIComponent(place)}`,
});

/** Every screen in one stage; more of them at once would be more maps than a browser draws. */
export function stageFrames(subjects: Subjects, stage: Stage): StagedFrame[] {
  return Object.entries(addressesOf(subjects)).map(([name, path]) => ({
    title: `${name}, ${stage}`,
    path,
    stage,
  }));
}

/** What is gone, locked, not found or broken. */
export function otherFrames(subjects: Subjects): StagedFrame[] {
  const screens = addressesOf(subjects);
  return [
    { title: 'Plan, gone', path: screens.Plan, stage: 'gone' },
    { title: 'Place, gone', path: screens.Place, stage: 'gone' },
    { title: 'Plan, locked', path: screens.Plan, stage: 'locked' },
    { title: 'Plans, no plan has these tags', path: '/curated-plans?tags=nothing' },
    { title: 'Search, nothing found', path: '/search?q=xyzzyplugh' },
    {
      title: 'Search, too many filters',
      path: '/search?q=bar&outdoor=true&price=4&moods=artsy',
    },
    { title: 'Category, unknown', path: '/category?name=Dungeon' },
    { title: 'Not found', path: '/nowhere' },
    { title: 'Broken', path: '/dev/broken' },
    { title: 'Reset link that is not valid', path: '/reset-password', stage: 'visitor' },
    { title: 'Link to sign in that is not valid', path: '/auth/link', stage: 'visitor' },
    { title: 'Sign in', path: '/auth', stage: 'visitor' },
  ];
}
