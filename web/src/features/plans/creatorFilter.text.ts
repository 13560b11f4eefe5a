import { icu, texts } from '@liora/domain/i18n/texts';

/** Words of the list of one person's plans. */
export const creatorFilterText = texts('creatorFilter', {
  by: (name: string) => icu('By {name}', { name }),
  byOne: 'By one person',
  byRemove: (name: string) => icu('By {name}: show everybody’s plans', { name }),
  byOneRemove: 'By one person: show everybody’s plans',
  byNone: (name: string) => icu('{name} has no plans to show', { name }),
  byNoneUnnamed: 'This person has no plans to show',
  byNoneText: 'They may be private now, or their creator took them back.',
  byNoMatch: (name: string) => icu('No plan of {name} has all of these tags', { name }),
  byNoMatchUnnamed: 'No plan of this person has all of these tags',
  byNoMatchText: "Clear the tags, or look among everybody's plans.",
  byAll: 'Show all plans',
});
