import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync, type Plugin } from 'vite';

/** The scripts of web/public that every first visit fetches; Vite copies that folder as it is, comments included. */
const SCRIPTS = ['takeover.js', 'theme.js'];

/** Makes the scripts small that pages load beside the app. */
export function minifiedScripts(): Plugin {
  return {
    name: 'minified-scripts',
    apply: 'build',
    writeBundle: ({ dir = '' }) => {
      for (const name of SCRIPTS) {
        const file = path.join(dir, name);
        const { code, errors } = minifySync(name, readFileSync(file, 'utf8'), { module: false });
        if (errors[0]) throw errors[0];
        writeFileSync(file, code);
      }
    },
  };
}
