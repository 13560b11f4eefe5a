/** The screens of moderators. */
export type AdminPart = 'reports' | 'decisions' | 'places' | 'imports' | 'members' | 'activity' | 'audit';
