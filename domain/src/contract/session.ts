/**
 * The header in which a session's token goes to an app of another origin, as it leaves for browsers in a cookie: a new one
 * after signing in, none ('') after signing out. It comes back as `Authorization: Bearer <token>`.
 */
export const SESSION_HEADER = 'liora-session';
