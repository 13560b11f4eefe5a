// What the app is made of, for sw-offline.js; the build writes it (tools/offlineFiles.ts). There is nothing to keep while
// the app is being developed.
self.LIORA_FILES = { version: 'development', files: [], served: [] };
