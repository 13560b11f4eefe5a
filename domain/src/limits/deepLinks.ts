/** Longer addresses hold no link. */
export const DEEP_LINK_MAX_CHARS = 4096;
/** Longer codes and ids are none. */
export const DEEP_LINK_ID_MAX_CHARS = 200;
