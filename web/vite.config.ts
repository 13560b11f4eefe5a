import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = 'http://127.0.0.1:4310';

/** Libraries that change seldom live in files of their own, so a release of Liora leaves them cached. */
const chunkGroups = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 30 },
  { name: 'tanstack', test: /node_modules[\\/]@tanstack[\\/]/, priority: 20 },
  { name: 'maplibre', test: /node_modules[\\/](?:maplibre-gl|pmtiles)[\\/]/, priority: 20 },
];

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: {
    port: 5173,
    proxy: { '/rpc': server, '/api': server, '/auth-api': server, '/map-tiles': server },
  },
});
