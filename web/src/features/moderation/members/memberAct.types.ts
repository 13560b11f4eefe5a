/** What an admin can do to a member. */
export type MemberAct = 'email' | 'setTier' | 'clearTier' | 'signOut' | 'export' | 'erase';
