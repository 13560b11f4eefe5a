/** The screens of moderators. */
export type AdminPart =
  | 'reports'
  | 'decisions'
  | 'plans'
  | 'allPlaces'
  | 'places'
  | 'duplicates'
  | 'words'
  | 'imports'
  | 'members'
  | 'activity'
  | 'audit';
