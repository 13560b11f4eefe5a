import { MEMBER_DATA_PATH } from '@liora/domain/contract/ownData';
import { withFreshProof } from '../../../lib/freshProof.ts';
import { saveFile } from '../../../lib/saveFile.ts';
import { fetchDataFile } from '../../profiles/settings/data/ownDataFile.actions.ts';

/** Everything that is kept of a member, handed to the browser's downloads under their number. */
export async function exportMember(user_id: string, reason: string): Promise<void> {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user_id, reason }),
  };
  const file = await withFreshProof(() => fetchDataFile(MEMBER_DATA_PATH, request, () => {}));
  saveFile(file, `liora-${user_id}.zip`);
}
