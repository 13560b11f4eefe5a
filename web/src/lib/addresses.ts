/** 0.001° of latitude are some 110 metres. */
const DECIMALS = 3;

const rounded = (degrees: unknown) =>
  typeof degrees === 'number' ? Number(degrees.toFixed(DECIMALS)) : degrees;

/**
 * The input of a read as it may stand in an address, where others may keep it: wherever it names a position, that is told
 * to some hundred metres (RUL-31).
 */
export function withoutExactPosition(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || !('origin' in input)) return input;
  const { origin } = input;
  if (typeof origin !== 'object' || origin === null) return input;
  const { latitude, longitude } = origin as { latitude?: unknown; longitude?: unknown };
  return { ...input, origin: { latitude: rounded(latitude), longitude: rounded(longitude) } };
}
