/** The screens of moderators. */
export type AdminPart =
  | 'reports'
  | 'decisions'
  | 'plans'
  | 'places'
  | 'imports'
  | 'members'
  | 'activity'
  | 'audit';
