import { backupText } from './backup/backup.text.ts';
import { recordBackup } from './backup/backupRecords.ts';
import { takeBackup } from './backup/takeBackup.ts';
import { createPhotoStore } from './integrations/photoStore/createPhotoStore.ts';
import { folderFrom, runOnDatabase } from './onDatabase.ts';

const now = new Date();
const folder = folderFrom(process.env, process.argv[2] ?? backupText.folderAt(now));

await runOnDatabase({
  env: process.env,
  alone: false,
  work: async ({ url }, settings) => {
    const photoStore = createPhotoStore(settings);
    const taken = await recordBackup(url, now, () => takeBackup(url, folder, { now, photoStore }));
    return backupText.taken(folder, taken);
  },
});
