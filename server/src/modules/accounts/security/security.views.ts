import type { OpenSession, Passkey } from '@liora/domain/contract/accountSecurity';
import type { PasskeyRow } from '../passkeys/passkeys.queries.ts';
import { deviceOf } from '../sessions/device.parser.ts';
import type { OpenSessionRow } from '../sessions/sessions.queries.ts';

export function passkeyView({ id, name, backed_up, created_at, last_used_at }: PasskeyRow): Passkey {
  return {
    id,
    name,
    backed_up,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  };
}

export function sessionView(row: OpenSessionRow): OpenSession {
  return {
    id: row.id,
    current: row.current,
    ...deviceOf(row.user_agent),
    signed_in_at: row.created_at.toISOString(),
    last_used_at: row.updated_at.toISOString(),
  };
}
