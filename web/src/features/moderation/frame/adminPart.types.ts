/** The screens of moderators. */
export type AdminPart =
  | 'reports'
  | 'decisions'
  | 'plans'
  | 'allPlaces'
  | 'places'
  | 'duplicates'
  | 'addresses'
  | 'words'
  | 'imports'
  | 'members'
  | 'activity'
  | 'audit';
