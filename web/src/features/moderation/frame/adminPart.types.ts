/** The screens of moderators. */
export type AdminPart = 'reports' | 'decisions' | 'places' | 'members' | 'activity' | 'audit';
