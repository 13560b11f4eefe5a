import type { Plugin } from 'vite';

const SHEET = /import styles from ('[^']+\.module\.css')/g;

/**
 * Imports the names of a sheet's classes one by one, where source files import all of them as `styles`: what nobody uses is
 * left out, and with `inlineConst` the names stand where they are used. Else the first load, which has every sheet, had a
 * table for each.
 */
export function classesByName(): Plugin {
  return {
    name: 'classes-by-name',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      /\.tsx?$/.test(id) ? code.replace(SHEET, 'import * as styles from $1') : undefined,
  };
}
