/** The screens of moderators. */
export type AdminPart =
  | 'reports'
  | 'decisions'
  | 'plans'
  | 'places'
  | 'duplicates'
  | 'words'
  | 'imports'
  | 'members'
  | 'activity'
  | 'audit';
