export const placeSearchBoxText = {
  // Exact texts of the specification.
  tooShort: 'Type at least 3 characters to search',
  none: (query: string) => `No places found for "${query}"`,
  noneHint: 'Try a different search term or add it as a custom place',
  custom: (text: string) => `Add "${text}" as custom place`,
  failed: 'Error searching places',
  open: 'Open now',
  closed: 'Closed',
  more: (count: number) => `+${count} more`,

  // Our own.
  searching: 'Searching…',
  found: (count: number) => (count === 1 ? '1 place found' : `${count} places found`),
  added: 'In the plan',
} as const;
