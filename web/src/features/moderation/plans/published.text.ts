import { icu, texts } from '@liora/domain/i18n/texts';

export const publishedText = texts('published', {
  lead: 'What people have published. What is private and nobody reported is not here.',
  kinds: { label: 'What is listed', plan: 'Plans', pin: 'Pins' },
  search: 'Search by title or author',
  placeholder: 'Title, or @username',
  searchHelp: 'The beginning of a title, or a whole username after @.',
  filter: 'Which',
  newest: 'Newest',
  hidden: 'Hidden',
  reported: 'Under review',
  by: (name: string, day: string) => icu('{name}, {day}', { name, day }),
  empty: 'Nothing is published yet',
  emptyFilter: 'None of these',
  emptySearch: 'Nothing was found',
  emptySearchText: 'Titles are found by their beginning, authors by their whole name.',
  back: 'All of them',
  notThere: 'It is not there any more',
});
