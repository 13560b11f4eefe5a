/** The diets that imported places carry as tags, the common ones first. */
export const DIETS = [
  'Vegetarian',
  'Vegan',
  'Gluten free',
  'Halal',
  'Kosher',
  'Lactose free',
  'Pescetarian',
] as const;
export type Diet = (typeof DIETS)[number];
