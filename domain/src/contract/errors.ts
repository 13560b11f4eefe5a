import * as z from 'zod';
import { ERRORS, type ErrorCode } from '../errors.ts';
import { bucketFacts } from './bucketFacts.ts';
import { checkIn } from './checkInFacts.ts';
import { decision } from './decisionFacts.ts';
import { invitationFacts } from './invitationFacts.ts';
import { memoryFacts } from './memory.ts';
import { ownPin } from './pinCards.ts';
import { editablePlace, placeField } from './placeFields.ts';
import { planNow } from './planCards.ts';
import { savedWords } from './savedWords.ts';
import { plannedSurprise, storedLimits } from './surpriseFacts.ts';

/** The data that some errors carry. */
const ERROR_DATA = {
  RATE_LIMITED: z.object({ retryAfterSeconds: z.number().int() }),
  PLACE_UNKNOWN: z.object({ name: z.string() }),
  CHECK_IN_CHANGED: z.object({ check_in: checkIn }),
  DECIDED_MEANWHILE: z.object({ decision: decision.nullable() }),
  PLAN_CHANGED: z.object({ plan: planNow }),
  PIN_CHANGED: z.object({ pin: ownPin }),
  BUCKET_CHANGED: z.object({ item: bucketFacts }),
  MEMORY_CHANGED: z.object({ memory: memoryFacts }),
  INVITATION_CHANGED: z.object({ invitation: invitationFacts }),
  SAVED_CHANGED: z.object({ saved: savedWords }),
  SURPRISE_CHANGED: z.object({ surprise: plannedSurprise }),
  PLACE_CHANGED: z.object({ place: editablePlace }),
  HOURS_UNREADABLE: z.object({ parts: z.array(z.string()) }),
  EDIT_OVERTAKEN: z.object({ fields: z.array(placeField) }),
  LIMITS_CHANGED: z.object({ limits: storedLimits }),
} satisfies Partial<Record<ErrorCode, z.ZodType>>;

interface ErrorEntry {
  status: number;
  data?: z.ZodType;
}

/** The named errors for the `errors` of one procedure. */
export function errors<const Code extends ErrorCode>(...codes: readonly Code[]): Record<Code, ErrorEntry> {
  const data: Partial<Record<ErrorCode, z.ZodType>> = ERROR_DATA;
  const entries = codes.map((code) => [
    code,
    { ...ERRORS[code], ...(data[code] ? { data: data[code] } : {}) },
  ]);
  return Object.fromEntries(entries) as Record<Code, ErrorEntry>;
}

/** Those of a procedure for admins: anybody else hears NOT_FOUND, and an admin may have to prove again who they are (RUL-95). */
export const adminErrors = <const Code extends ErrorCode>(...codes: readonly Code[]) =>
  errors<Code | 'NOT_FOUND' | 'ADMIN_UNPROVED'>('NOT_FOUND', 'ADMIN_UNPROVED', ...codes);
