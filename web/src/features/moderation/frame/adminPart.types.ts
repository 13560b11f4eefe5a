/** The screens of moderators. */
export type AdminPart = 'reports' | 'decisions' | 'plans' | 'places' | 'members' | 'activity' | 'audit';
