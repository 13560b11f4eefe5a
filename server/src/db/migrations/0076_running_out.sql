-- Serves: sweeping sessions that have run out (sweepSessions).
create index auth_sessions_expires on auth_sessions (expires_at);
-- Serves: sweeping mailed links that have run out (sweepMailedTokens).
create index auth_verifications_expires on auth_verifications (expires_at);
-- Serves: ending the links that somebody still has in their mail: a new password, an address that is theirs no longer, an account
-- that is erased (dropMailedTokens, dropAllMailedTokens).
create index auth_verifications_value on auth_verifications (value);
