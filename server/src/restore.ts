import { backupText } from './backup/backup.text.ts';
import { BackupError } from './backup/backupFiles.ts';
import { folderFrom, runOnDatabase } from './backup/command.ts';
import { restoreBackup } from './backup/restoreBackup.ts';

const [typed] = process.argv.slice(2);

await runOnDatabase({
  env: process.env,
  alone: true,
  work: async ({ url }) => {
    if (typed === undefined) throw new BackupError(backupText.noFolder);
    return backupText.restored(await restoreBackup(url, folderFrom(process.env, typed)));
  },
});
