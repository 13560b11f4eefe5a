/** A uuid as PostgreSQL writes it, for a part of a regular expression. */
export const UUID_PATTERN = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

const LOWER_CASE = new RegExp(`^${UUID_PATTERN}$`);
const ANY_CASE = new RegExp(LOWER_CASE, 'i');

/** Whether a text is a uuid as PostgreSQL writes it. */
export const isUuid = (text: string): boolean => LOWER_CASE.test(text);

/** Whether a text is a uuid, in upper case, too: what somebody may have typed. */
export const isUuidOfAnyCase = (text: string): boolean => ANY_CASE.test(text);
