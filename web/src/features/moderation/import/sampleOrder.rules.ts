import type { SampledPlace } from '@liora/domain/contract/imports';

const KINDS = ['changed', 'added', 'closed'] as const;

/** The kinds in turns, so that each four show some of each. */
export function sampleOrder(sample: readonly SampledPlace[]): SampledPlace[] {
  const ofKind = KINDS.map((kind) => sample.filter((place) => place.kind === kind));
  return sample.flatMap((_, at) => ofKind.flatMap((places) => places[at] ?? []));
}
