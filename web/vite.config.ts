import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileTexts } from './messages/compileTexts.ts';
import { minifiedScripts } from './minifiedScripts.ts';
import { SERVED } from './served.data.ts';

/** Where `npm run dev` has started the server. */
const server = `http://127.0.0.1:${process.env.PORT ?? 4310}`;
/**
 * What every first visit needs comes in two files ('$initial': whatever main.tsx reaches without `import()`): libraries,
 * which a release of Liora leaves cached, and Liora itself. Everything else is loaded when it is asked for; many small files
 * would compress badly and each cost a request, so what several screens share is kept together: the parts of the interface
 * ('common'), of lists of plans ('cards'), and of places beside a list or a map ('places'). None of them may import the map,
 * which is half of all code, but with `import()`. The first group that fits takes a file, with what that imports.
 */
const chunkGroups = [
  { name: 'libraries', test: /node_modules/, tags: ['$initial' as const], priority: 30 },
  { name: 'shell', tags: ['$initial' as const], priority: 20 },
  { name: 'background', test: /app[\\/]background\.ts$/, priority: 10 },
  { name: 'placeArt', test: /art[\\/](?:src[\\/])?(?:PlaceDrawing\.tsx|motifs\.ts|pen\.ts)$/, priority: 10 },
  // Before 'common', which every screen imports, however many parts of screens have a map.
  { name: 'maplibre', test: /node_modules[\\/]maplibre-gl[\\/]/, priority: 11 },
  // What a still map needs of it, without the rest.
  {
    name: 'mapTiles',
    test: /node_modules[\\/](?:pmtiles|pbf|@mapbox[\\/](?:vector-tile|point-geometry))[\\/]/,
    priority: 11,
  },
  {
    name: 'common',
    test: /node_modules|[\\/]web[\\/]src[\\/](?:ui|lib|text)[\\/]|[\\/]domain[\\/]|[\\/]features[\\/](?!places|explore).*(?:text|rules|queries|actions|store|hooks)\.ts$/,
    minShareCount: 4,
    priority: 9,
  },
  {
    name: 'cards',
    test: /[\\/]web[\\/]src[\\/](?:art|features[\\/](?:plans|membership)[\\/]components)[\\/]|[\\/]art[\\/]src[\\/]brand/,
    minShareCount: 3,
    priority: 7,
  },
  {
    name: 'places',
    test: /[\\/]features[\\/](?:places|location)[\\/](?!.*BrowseMap)|[\\/]src[\\/]map[\\/](?:webgl|geo[\\/]|pins[\\/]categoryIcon)/,
    minShareCount: 2,
    priority: 6,
  },
  { name: 'forms', test: /node_modules[\\/]zod[\\/]/, priority: 5 },
];

/** What adds a sheet of styles anyway, and imports much in several steps. */
const WITH_A_MAP = /[\\/](?:AreaMap|BrowseMap|StaticMap|MapView)-[^\\/]+\.js$/;
const IN_EVERY_PAGE = /[\\/](?:rolldown-runtime|libraries|shell|common)-[^\\/]+\.js$/;

/**
 * What is fetched together with a file, because that will import it. Vite adds a <link> for each, with which Chromium
 * styles, lays out and paints every element again (as the styles have layers), also where the file is there already.
 */
const preloadedWith = (file: string, imported: string[]) =>
  WITH_A_MAP.test(file) ? imported.filter((other) => !IN_EVERY_PAGE.test(other)) : [];

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

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [compileTexts(), react(), tailwindcss(), !isSsrBuild && minifiedScripts()],
  resolve: { alias },
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
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
      },
  server: {
    port: 5173,
    proxy: Object.fromEntries(SERVED.map((path) => [path, server])),
  },
}));
