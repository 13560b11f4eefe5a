import type { pinContent } from '@liora/domain/contract/pins';
import type { ErrorCode } from '@liora/domain/errors';
import { type PinDraftProblem, pinDraftProblem } from '@liora/domain/rules/pinDraft';
import type * as z from 'zod';
import type { Viewer } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { mayMarkPinPrive } from '../pins.policy.ts';
import type { PinFields } from './pinWrites.queries.ts';

export type Content = z.output<typeof pinContent>;

const PROBLEM_CODES: Record<PinDraftProblem, ErrorCode> = {
  category_required: 'CATEGORY_REQUIRED',
  title_required: 'TITLE_REQUIRED',
  subcategory_unknown: 'SUBCATEGORY_UNKNOWN',
  position_required: 'POSITION_REQUIRED',
  public_and_prive: 'PUBLIC_AND_PRIVE',
};

/**
 * What is stored of what an owner sent, after every rule of the form was repeated here (RUL-81). Throws the ProductError of
 * the first broken rule. `wasPrive`: the pin being edited is Privé already.
 */
export function pinFields(viewer: Viewer, content: Content, wasPrive: boolean): PinFields {
  // A Privé pin is never public, whatever was sent (PIN-12).
  const draft = { ...content, is_public: content.is_prive ? false : content.is_public };
  const problem = pinDraftProblem(draft);
  if (problem || draft.category === null)
    throw new ProductError(PROBLEM_CODES[problem ?? 'category_required']);
  if (draft.is_prive && !mayMarkPinPrive(viewer, wasPrive)) throw new ProductError('NOT_MEMBER');
  return {
    title: draft.title.trim(),
    description: draft.description?.trim() || null,
    address: draft.address?.trim() || null,
    rating: draft.rating,
    category: draft.category,
    subcategory: draft.subcategory,
    latitude: draft.at?.latitude ?? null,
    longitude: draft.at?.longitude ?? null,
    is_public: draft.is_public,
    is_prive: draft.is_prive,
  };
}
