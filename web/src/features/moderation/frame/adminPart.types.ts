/** The screens of moderators. */
export type AdminPart = 'reports' | 'decisions' | 'places' | 'duplicates' | 'members' | 'activity' | 'audit';
