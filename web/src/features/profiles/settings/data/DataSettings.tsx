import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../../../lib/lazyPart.ts';
import { Button } from '../../../../ui/Button.tsx';
import { PartLost } from '../../../../ui/PartLost.tsx';
import { Region } from '../../../../ui/Region.tsx';
import { SecurityPart } from '../../../accounts/security/SecurityRow.tsx';
import { CalendarFeedPart } from '../../../calendar/feed/CalendarFeedPart.tsx';
import { InstallPart } from '../../../offline/install/InstallPart.tsx';
import { OfflinePart } from '../../../offline/OfflinePart.tsx';
import { OutboxPart } from '../../../offline/outbox/OutboxPart.tsx';
import { RetentionList } from '../../../platform/components/RetentionList.tsx';
import { retentionText } from '../../../platform/retention.text.ts';
import { DeleteBySupport } from './DeleteBySupport.tsx';
import { DownloadData } from './DownloadData.tsx';
import { dataText } from './data.text.ts';

const OpenDate = lazyPart(async () => (await import('../../../plans/dateFile/OpenDate.tsx')).OpenDate);
const DeleteAccount = lazyPart(async () => (await import('./DeleteAccount.tsx')).DeleteAccount);

/** What is kept of somebody: theirs to take along, and theirs to have erased (RUL-92). */
export function DataSettings() {
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <SecurityPart title={dataText.title}>
        <div className="lines">
          <div>
            <DownloadData />
          </div>
          <CalendarFeedPart />
          <InstallPart />
          <OfflinePart />
          <Region broken={null}>
            <OpenDate />
          </Region>
        </div>
      </SecurityPart>
      <OutboxPart />
      <SecurityPart title={retentionText.title}>
        <RetentionList />
      </SecurityPart>
      <SecurityPart title={dataText.delete}>
        <p className="text-ink-2 max-w-prose pb-4">{dataText.deleteLead}</p>
        <Button variant="danger" icon={<Trash2 />} aria-haspopup="dialog" onClick={() => setDeleting(true)}>
          {dataText.delete}
        </Button>
        <DeleteBySupport />
      </SecurityPart>
      {deleting && (
        <Region broken={<PartLost onLost={() => setDeleting(false)} />}>
          <DeleteAccount onClose={() => setDeleting(false)} />
        </Region>
      )}
    </>
  );
}
