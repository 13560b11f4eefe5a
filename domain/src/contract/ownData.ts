/** POST with a session: a ZIP of everything that is kept of the caller; 429 past the limit of a day. */
export const OWN_DATA_PATH = '/my-data';
/** POST by an admin, with `user_id` and `reason` as JSON: the same of a member, which is written down. */
export const MEMBER_DATA_PATH = '/member-data';
