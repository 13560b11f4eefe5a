import { backupText } from './backup/backup.text.ts';
import { folderFrom, runOnDatabase } from './backup/command.ts';
import { takeBackup } from './backup/takeBackup.ts';

const now = new Date();
const folder = folderFrom(process.env, process.argv[2] ?? backupText.folderAt(now));

await runOnDatabase({
  env: process.env,
  alone: false,
  work: async ({ url }) => backupText.taken(folder, await takeBackup(url, folder, now)),
});
