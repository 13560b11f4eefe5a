import type { ContentPicture } from '@liora/domain/contract/pictures';
import { PlaceThumb } from '../../../art/PlaceThumb.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { PlanCoverArt } from '../../plans/components/PlanCoverArt.tsx';

/** Pixels of the drawing: twice those of its row. */
const SIZE = 128;

/** The cover of a plan or pin, small; its square is there before it is drawn. */
export function PublishedCover({ cover }: { cover: ContentPicture }) {
  if (cover.kind === 'plan')
    return (
      <Cover
        ratio="1"
        className="self-start"
        art={<PlanCoverArt plan={cover.plan} width={SIZE} height={SIZE} />}
      />
    );
  return (
    <Cover
      ratio="1"
      className="self-start"
      photo={cover.place.photoUrl}
      art={<PlaceThumb place={cover.place} size={SIZE} />}
    />
  );
}
