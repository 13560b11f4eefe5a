import type { BucketItem } from '@liora/domain/contract/bucketItem';
import { unknownPlace } from '../../../art/coveredPlace.ts';
import { PlaceThumb } from '../../../art/PlaceThumb.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { PlanCoverArt } from '../../plans/components/PlanCoverArt.tsx';

const SIZE = 56;
/** Of what has no place: something is drawn for the item itself, always the same. */
const NO_PLACE = 'Experience';

/** The face of an item. */
export function ItemCover({ item: { id, subject } }: { item: BucketItem }) {
  const place = subject.kind === 'place' ? subject.place : null;
  const art =
    subject.kind === 'plan' ? (
      <PlanCoverArt plan={subject.plan} width={SIZE} height={SIZE} />
    ) : (
      <PlaceThumb place={place ?? unknownPlace(id, NO_PLACE)} size={SIZE} />
    );
  return <Cover className="w-14 rounded-[14px]" ratio="1" photo={place?.photoUrl ?? null} art={art} />;
}
