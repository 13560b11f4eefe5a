/** How sure somebody is of a mapping, the least first; all of them count in a search (API-03, RUL-97). */
export const CONFIDENCES = ['low', 'medium', 'high'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** A term of signs alone is part of no search. */
export const hasWord = (term: string): boolean => /[\p{L}\p{N}]/u.test(term);
