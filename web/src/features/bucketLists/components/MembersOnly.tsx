import { Vignette } from '../../../art/Vignette.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { UpgradeLink } from '../../plans/components/UpgradeLink.tsx';
import { bucketText } from '../bucketLists.text.ts';

/** To whoever is no member: what it is, and the way to it (MEM-23). */
export function MembersOnly() {
  return (
    <EmptyState
      art={<Vignette kind="empty" />}
      title={bucketText.membersTitle}
      text={bucketText.membersText}
      action={<UpgradeLink>{bucketText.seePrive}</UpgradeLink>}
    />
  );
}

/** To whoever is none any more, above what stays theirs. */
export function Lapsed() {
  return (
    <p className="flex flex-wrap gap-x-2 text-small text-ink-2">
      {bucketText.lapsed}
      <UpgradeLink>{bucketText.seePrive}</UpgradeLink>
    </p>
  );
}
