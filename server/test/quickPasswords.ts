import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** What the product asks for, at least; a tenth of a second of a processor for each password. */
const PRODUCT_COST = { N: 16_384, r: 16, p: 1 };
const TEST_COST = { N: 16, r: 1, p: 1 };

const { scrypt } = crypto;
const counter = { asked: 0 };

/** The same function at a lower cost, for hundreds of passwords that keep no secret. A weaker wish is refused. */
function quickScrypt(
  password: crypto.BinaryLike,
  salt: crypto.BinaryLike,
  length: number,
  { N = 0, r = 0, p = 0 }: crypto.ScryptOptions,
  done: (error: Error | null, key: Buffer) => void,
): void {
  const weak = N < PRODUCT_COST.N || r < PRODUCT_COST.r || p < PRODUCT_COST.p || length < 64;
  if (weak)
    throw new Error(`The product hashes a password too cheaply: N ${N}, r ${r}, p ${p}, ${length} bytes.`);
  counter.asked += 1;
  scrypt(password, salt, length, TEST_COST, done);
}

// Once per worker, though this file is read for each test file.
if (!('counter' in scrypt)) {
  crypto.scrypt = Object.assign(quickScrypt, { counter }) as unknown as typeof crypto.scrypt;
  syncBuiltinESMExports();
}

/** How many passwords this worker has hashed so far: what a sign-in costs, without a clock. */
export function passwordsHashed(): number {
  return (crypto.scrypt as unknown as { counter: typeof counter }).counter.asked;
}
