import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileTexts } from './messages/compileTexts.ts';
import { minifiedScripts } from './minifiedScripts.ts';
import { readingScreens } from './readingScreens.ts';
import { SERVED } from './served.data.ts';

/** Where `npm run dev` has started the server. */
const server = `http://127.0.0.1:${process.env.PORT ?? 4310}`;
/** Parts of the interface that open: each brings the library behind it; with dialogs come the drafts of their forms. */
const MENUS = /[\\/]ui[\\/](?:Menu|Popover)\.tsx$/;
const DIALOGS =
  /[\\/]ui[\\/](?:BegunEarlier|Combobox|ConfirmDialog|Dialog|Segmented|Select)\.tsx$|[\\/](?:begunEarlier\.text|formDraft|useFormDraft|photosPending)\.ts$|node_modules[\\/]@(?:base|floating)-ui[\\/]/;
/** What is filled in is checked by the schemas of the contract: no screen waits for them that only reads. */
const CHECKS = /node_modules[\\/](?:zod|react-hook-form|@hookform)[\\/]|[\\/]lib[\\/]zod\.ts$/;
const OURS = /[\\/](?:domain|web)[\\/]src[\\/].*\.tsx?$/;
const CHECKING = /from '(?:zod|[./]+\/lib\/zod\.ts)'/;
const isOfForms = (file: string) =>
  CHECKS.test(file) || (OURS.test(file) && CHECKING.test(readFileSync(file, 'utf8')));
/** What paints a still map with its pins. */
const STILL_MAP =
  /node_modules[\\/](?:pmtiles|fflate|pbf|@mapbox[\\/](?:vector-tile|point-geometry))[\\/]|[\\/]src[\\/]map[\\/](?:still|pins|style|fallback|basemap)[\\/](?!categoryIcon|archiveProtocol|useBasemap)/;
const SHARED =
  /node_modules|[\\/]web[\\/]src[\\/](?:ui|lib|text)[\\/]|[\\/]domain[\\/]|[\\/]features[\\/](?!places|explore|moderation).*(?:text|rules|queries|actions|store|hooks)\.ts$/;

/**
 * What every first visit needs comes in two files ('$initial': whatever main.tsx reaches without `import()`): libraries,
 * which a release of Liora leaves cached, and Liora itself. Everything else is loaded when it is asked for; many small files
 * would compress badly and each cost a request, so what several screens share is kept together: the parts of the interface
 * ('common'), of lists of plans ('cards'), and of places beside a list or a map ('places'). A list, a map and the page of a
 * place are there before anything is opened or filled in: menus, dialogs and forms are files of their own. None of them may
 * import the map, which is half of all code, but with `import()`. The first group that fits takes a file, with what that
 * imports.
 */
const chunkGroups = [
  { name: 'libraries', test: /node_modules/, tags: ['$initial' as const], priority: 30 },
  { name: 'shell', tags: ['$initial' as const], priority: 20 },
  { name: 'background', test: /app[\\/]background\.ts$/, priority: 10 },
  {
    name: 'placeArt',
    test: /art[\\/](?:src[\\/])?(?:PlaceDrawing\.tsx|motifs\.ts|pen\.ts|props\.ts)$/,
    priority: 10,
  },
  // Before 'common', which every screen imports, however many parts of screens have a map.
  { name: 'maplibre', test: /node_modules[\\/]maplibre-gl[\\/]/, priority: 13 },
  {
    name: 'common',
    test: (file: string) =>
      SHARED.test(file) && !isOfForms(file) && ![MENUS, DIALOGS, STILL_MAP].some((other) => other.test(file)),
    minShareCount: 4,
    priority: 12,
  },
  { name: 'forms', test: isOfForms, minShareCount: 2, priority: 11 },
  { name: 'menus', test: MENUS, priority: 11 },
  { name: 'dialogs', test: DIALOGS, minShareCount: 2, priority: 10 },
  // Admins' alone.
  { name: 'moderation', test: /[\\/]features[\\/]moderation[\\/]/, minShareCount: 4, priority: 8 },
  {
    name: 'cards',
    test: /[\\/]web[\\/]src[\\/](?:art|features[\\/](?:plans|membership)[\\/]components)[\\/](?!DeletePlanDialog)|[\\/]art[\\/]src[\\/]brand/,
    minShareCount: 3,
    priority: 7,
  },
  {
    name: 'places',
    test: /[\\/]features[\\/](?:places|location)[\\/](?!.*(?:BrowseMap|PlaceSearchBox))|[\\/]src[\\/]map[\\/](?:webgl|geo[\\/]|pins[\\/]categoryIcon)/,
    minShareCount: 2,
    priority: 6,
  },
  // What a still map needs, without MapLibre and without what lists have of it, too.
  { name: 'stillMap', test: STILL_MAP, priority: 5 },
];

/** What adds a sheet of styles anyway (MapLibre's), and imports much in several steps. */
const IN_STEPS = /[\\/](?:AreaMap|MapView)-[^\\/]+\.js$/;
const IN_EVERY_PAGE = /[\\/](?:rolldown-runtime|libraries|shell|common)-[^\\/]+\.js$/;

/**
 * What is fetched together with a file, because that will import it. Vite adds a <link> for each, with which Chromium
 * styles, lays out and paints every element again (as the styles have layers), also where the file is there already.
 */
const preloadedWith = (file: string, imported: string[]) =>
  IN_STEPS.test(file) ? imported.filter((other) => !IN_EVERY_PAGE.test(other)) : [];

/** React itself has had this hook since version 18; the router still brings a copy for older ones. */
const alias = { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' };

/** For the server: one file with everything in it, because what runs has no packages of the web. */
const forServer = {
  outDir: 'dist-server',
  target: 'node24',
  copyPublicDir: false,
  emitAssets: false,
  rolldownOptions: { output: { codeSplitting: false } },
};

/** Every sheet of a component, in one order, so that browser and server name its classes alike. */
const sheets = globSync('src/**/*.module.css', { cwd: import.meta.dirname }).sort();

/** All of them are in the first load: a number tells sheets apart in fewer letters than a hash. */
function scopedName(name: string, file: string): string {
  const sheet = sheets.indexOf(path.relative(import.meta.dirname, file.split('?')[0] ?? file));
  if (sheet < 0) throw new Error(`${file} is no sheet of src: its classes need names of their own.`);
  return `${name}_${sheet.toString(36)}`;
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [compileTexts(), react(), tailwindcss(), !isSsrBuild && [minifiedScripts(), readingScreens()]],
  resolve: { alias },
  css: { modules: { generateScopedName: scopedName } },
  ...(isSsrBuild && {
    ssr: { noExternal: true as const },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
  build: isSsrBuild
    ? forServer
    : {
        outDir: 'dist',
        // Says which files a screen needs.
        manifest: true,
        target: 'es2022',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false, resolveDependencies: preloadedWith },
        rolldownOptions: {
          output: {
            // Names of files stand in the first load some two hundred times, and do not compress.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
  server: {
    port: 5173,
    proxy: Object.fromEntries(SERVED.map((path) => [path, server])),
  },
}));
