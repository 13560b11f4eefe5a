import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { hashOfInputs } from './builtFrom.ts';
import { compressFolder } from './compress.ts';

test('the same sources have the same hash', () => {
  const hash = hashOfInputs(['domain/src', 'package-lock.json']);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(hashOfInputs(['domain/src', 'package-lock.json'])).toBe(hash);
  expect(hashOfInputs(['domain/src'])).not.toBe(hash);
});

test('text files get compressed copies that unpack to themselves, pictures none', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'liora-compress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const code = 'const plan = "dinner and a walk";\n'.repeat(100);
  writeFileSync(path.join(folder, 'app.js'), code);
  writeFileSync(path.join(folder, 'cover.png'), code);
  await compressFolder(folder);
  const read = (name: string) => readFileSync(path.join(folder, name));
  expect(brotliDecompressSync(read('app.js.br')).toString()).toBe(code);
  expect(gunzipSync(read('app.js.gz')).toString()).toBe(code);
  expect(() => read('cover.png.br')).toThrow();
});
