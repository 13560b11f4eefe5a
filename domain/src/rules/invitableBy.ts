/** Who may invite somebody by name: anyone, or their partner alone. Whoever is blocked never may. */
export const INVITABLE_BY = ['anyone', 'partner'] as const;
export type InvitableBy = (typeof INVITABLE_BY)[number];
