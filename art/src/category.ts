export type Category = 'Restaurant' | 'Bar' | 'Cafe' | 'Dessert' | 'Entertainment' | 'Experience' | 'Outdoor';

const KEYWORDS: readonly (readonly [Category, RegExp])[] = [
  ['Bar', /(bar|pub|wine|cocktail|brew|lounge|rooftop bar)/],
  ['Cafe', /(cafe|coffee|tea|bakery|brunch|juice)/],
  ['Dessert', /(dessert|gelat|ice cream|pastry|chocolate|cake|donut|yogurt)/],
  ['Entertainment', /(entertain|music|theat|cinema|movie|comedy|club|karaoke|bowling|arcade|concert|show)/],
  ['Outdoor', /(park|beach|hik|garden|patio|market|outdoor|view|sport|river|bridge)/],
  ['Experience', /(museum|gallery|spa|class|workshop|yoga|gym|escape|experience|activity)/],
];

/** One of the seven categories for any category text a record may carry; Restaurant when unknown. */
export function normalCategory(text: string | null | undefined): Category {
  const t = String(text ?? '').toLowerCase();
  return KEYWORDS.find(([, words]) => words.test(t))?.[0] ?? 'Restaurant';
}
