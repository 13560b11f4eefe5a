import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findChromium, findTestBrowser } from './chromium.ts';

/** A folder of programs with these names. */
function programs(...names: string[]): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'liora-programs-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of names) {
    writeFileSync(path.join(folder, name), '#!/bin/sh\n');
    chmodSync(path.join(folder, name), 0o755);
  }
  return folder;
}

test('FIX-75 the browser tests run in a headless shell where there is one, measurements in a whole Chromium', () => {
  const PATH = programs('chromium', 'chromium-headless-shell');
  const env = { PATH };
  // Undefined: Playwright's own headless shell.
  expect(findTestBrowser(env) ?? 'that of Playwright').toMatch(
    /chromium-headless-shell$|^that of Playwright$/,
  );
  expect(findChromium(env)).not.toMatch(/headless-shell/);
});

test('CHROMIUM_PATH names the browser of both', () => {
  const CHROMIUM_PATH = path.join(programs('my-browser'), 'my-browser');
  expect(findTestBrowser({ CHROMIUM_PATH })).toBe(CHROMIUM_PATH);
  expect(findChromium({ CHROMIUM_PATH })).toBe(CHROMIUM_PATH);
});
