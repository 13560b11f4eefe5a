/** Words of the list of one person's plans. */
export const creatorFilterText = {
  by: (name: string) => `By ${name}`,
  byOne: 'By one person',
  byRemove: ': show everybody’s plans',
  byNone: (name: string | undefined) => `${name ?? 'This person'} has no plans to show`,
  byNoneText: 'They may be private now, or their creator took them back.',
  byAll: 'Show all plans',
} as const;
