/** POST with a session: a ZIP of everything that is kept of the caller; 429 past the limit of a day. */
export const OWN_DATA_PATH = '/my-data';
