import { afterEach, expect, test } from 'vitest';
import { askForFreshProof, withFreshProof } from './freshProof.ts';

const unproved = Object.assign(new Error('no'), { code: 'ADMIN_UNPROVED' });
let stop = () => {};
afterEach(() => stop());

function callThatWorksAfter(failures: number) {
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls <= failures) throw unproved;
    return `call ${calls}`;
  };
}

test('RUL-95 a call that needs a fresh proof waits for it and is made again', async () => {
  stop = askForFreshProof(async () => true);
  expect(await withFreshProof(callThatWorksAfter(1))).toBe('call 2');
  await expect(withFreshProof(callThatWorksAfter(2))).rejects.toBe(unproved);
});

test('RUL-95 without a proof, and where nobody asks for one, it fails as it is', async () => {
  stop = askForFreshProof(async () => false);
  await expect(withFreshProof(callThatWorksAfter(1))).rejects.toBe(unproved);
  stop();
  await expect(withFreshProof(callThatWorksAfter(1))).rejects.toBe(unproved);
});

test('other failures ask for nothing', async () => {
  let asked = 0;
  stop = askForFreshProof(async () => {
    asked += 1;
    return true;
  });
  await expect(withFreshProof(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(asked).toBe(0);
});
