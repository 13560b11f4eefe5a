import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../tools/sourceFiles.ts';
import { ensureWebBuilt } from '../../tools/webBuild.ts';
import { bundleShell } from './bundleShell.ts';
import { SettingsError, type ShellSettings, shellPage, shellSettings } from './shellPage.ts';

/*
 * `npm run mobile`: the web build with the shell's page and script, copied into both projects. What follows the verb goes to
 * Capacitor: `npm run mobile -- android`.
 */
const MOBILE = path.join(ROOT, 'mobile');
const WWW = path.join(MOBILE, 'www');
const SCRIPT = 'nativeShell.js';

/** Compressed copies are for servers; Android's packager would take them for the same file twice. */
const NOT_TAKEN = /\.(?:br|gz)$|^(?:sw|sw-files|sw-offline|takeover)\.js$|^\.vite$/;

function end(message: string): never {
  console.error(message);
  process.exit(1);
}

/** As android/app/build.gradle looks for them: an empty file is none. */
const FIREBASE = path.join(MOBILE, 'android/app/google-services.json');
const hasFirebase = (): boolean => existsSync(FIREBASE) && statSync(FIREBASE).size > 0;

function readSettings(): ShellSettings {
  try {
    return shellSettings(process.env, hasFirebase());
  } catch (error) {
    if (error instanceof SettingsError) end(error.message);
    throw error;
  }
}

function run(command: string, args: string[], failure: string): void {
  const { status } = spawnSync(command, args, { cwd: MOBILE, stdio: 'inherit' });
  if (status !== 0) end(failure);
}

/** npm notes when it installed what. */
function installPackages(): void {
  const note = path.join(MOBILE, 'node_modules/.package-lock.json');
  const changed = (file: string) => statSync(file).mtimeMs;
  if (existsSync(note) && changed(note) >= changed(path.join(MOBILE, 'package-lock.json'))) return;
  run('npm', ['ci'], 'The packages of the shell could not be installed; the lines above say why.');
}

/** The plugins against what the shell takes them for: only here they are installed. */
function checkTypes(): void {
  const compiler = path.join(ROOT, 'node_modules/typescript/bin/tsc');
  run(
    process.execPath,
    [compiler, '-p', MOBILE],
    'The shell does not fit its plugins; the lines above say why.',
  );
}

async function writePages(settings: ShellSettings): Promise<void> {
  rmSync(WWW, { recursive: true, force: true });
  cpSync(path.join(ROOT, 'web/dist'), WWW, {
    recursive: true,
    filter: (file) => !NOT_TAKEN.test(path.basename(file)),
  });
  const page = path.join(WWW, 'index.html');
  writeFileSync(path.join(WWW, SCRIPT), await bundleShell(path.join(MOBILE, 'src/shell.ts')));
  writeFileSync(page, shellPage(readFileSync(page, 'utf8'), settings, `/${SCRIPT}`));
}

/** Whose links the app opens: both projects read it when they are built. */
function writeHost({ server }: ShellSettings): void {
  const { host } = new URL(server);
  writeFileSync(path.join(MOBILE, 'android/host.properties'), `lioraHost=${host}\n`);
  writeFileSync(path.join(MOBILE, 'ios/host.xcconfig'), `LIORA_HOST = ${host}\n`);
}

/** Gradle's starter is a program, which is not in the repository: it comes with Capacitor's own template. */
function unpackGradle(): void {
  const template = path.join(MOBILE, 'node_modules/@capacitor/cli/assets/android-template.tar.gz');
  const starter = ['gradlew', 'gradlew.bat', 'gradle/wrapper/gradle-wrapper.jar'];
  run('tar', ['-xzf', template, '-C', 'android', ...starter], 'Gradle could not be unpacked.');
}

const settings = readSettings();
if (!settings.push.includes('android'))
  console.log(`No ${path.relative(ROOT, FIREBASE)}: the app for Android shows no notices.`);
await ensureWebBuilt();
installPackages();
checkTypes();
await writePages(settings);
writeHost(settings);
unpackGradle();
const capacitor = path.join(MOBILE, 'node_modules/@capacitor/cli/bin/capacitor');
run(
  process.execPath,
  [capacitor, 'sync', ...process.argv.slice(2)],
  'Capacitor could not copy the app; the lines above say why.',
);
