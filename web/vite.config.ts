import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileTexts } from './messages/compileTexts.ts';

/** Where `npm run dev` has started the server. */
const server = `http://127.0.0.1:${process.env.PORT ?? 4310}`;
/** What the server answers itself: the page reaches it at the address of the page. */
const SERVED = ['/rpc', '/api', '/auth-api', '/map-tiles', '/live', '/mailbox', '/healthz', '/readyz'];

/**
 * What every first visit needs comes in two files ('$initial': whatever main.tsx reaches without `import()`): libraries,
 * which a release of Liora leaves cached, and Liora itself. Everything else is loaded when it is asked for; many small files
 * would compress badly, so what belongs together is kept together.
 */
const chunkGroups = [
  { name: 'libraries', test: /node_modules/, tags: ['$initial' as const], priority: 30 },
  { name: 'shell', tags: ['$initial' as const], priority: 20 },
  { name: 'background', test: /app[\\/]background\.ts$/, priority: 10 },
  { name: 'placeArt', test: /art[\\/](?:src[\\/])?(?:PlaceDrawing\.tsx|motifs\.ts|pen\.ts)$/, priority: 10 },
  { name: 'maplibre', test: /node_modules[\\/](?:maplibre-gl|pmtiles)[\\/]/, priority: 0 },
];

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
  plugins: [compileTexts(), react(), tailwindcss()],
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
        modulePreload: { polyfill: false },
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
      },
  server: {
    port: 5173,
    proxy: Object.fromEntries(SERVED.map((path) => [path, server])),
  },
}));
