import { backupText } from './backup/backup.text.ts';
import { BackupError } from './backup/backupFiles.ts';
import { restorePhotos } from './backup/photoFiles.ts';
import { restoreBackup } from './backup/restoreBackup.ts';
import { createPhotoStore } from './integrations/photoStore/createPhotoStore.ts';
import { folderFrom, runOnDatabase } from './onDatabase.ts';

const [typed] = process.argv.slice(2);

await runOnDatabase({
  env: process.env,
  alone: true,
  work: async ({ url }, settings) => {
    if (typed === undefined) throw new BackupError(backupText.noFolder);
    const folder = folderFrom(process.env, typed);
    const restored = await restoreBackup(url, folder);
    const photos = await restorePhotos(url, createPhotoStore(settings), folder, restored);
    // A drill that a script runs sees it, too.
    if (photos.isKnown && photos.back < photos.of) process.exitCode = 1;
    return backupText.restored(restored, photos, folder);
  },
});
