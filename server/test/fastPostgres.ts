/** Settings of a PostgreSQL for tests: what they lose in a power cut is a run of tests. */
export const FAST_POSTGRES = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
