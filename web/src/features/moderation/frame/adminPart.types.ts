/** The screens of moderators. */
export type AdminPart =
  | 'reports'
  | 'decisions'
  | 'plans'
  | 'places'
  | 'duplicates'
  | 'imports'
  | 'members'
  | 'activity'
  | 'audit';
