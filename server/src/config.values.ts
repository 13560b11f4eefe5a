import { ConfigError, type Environment, type Variable } from './config.variables.ts';

export function readText(env: Environment, name: Variable, fallback: string): string {
  return env[name]?.trim() || fallback;
}

export function readNumber(
  env: Environment,
  name: Variable,
  fallback: number,
  range: { min: number; max: number },
): number {
  const text = env[name]?.trim();
  if (!text) return fallback;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= range.min && value <= range.max) return value;
  throw new ConfigError(
    `${name} has to be a whole number from ${range.min} to ${range.max}, not "${text}". Without it, ${fallback} is used.`,
  );
}

export function readBoolean(env: Environment, name: Variable, fallback: boolean): boolean {
  const text = env[name]?.trim().toLowerCase();
  if (!text) return fallback;
  if (text === 'on' || text === 'off') return text === 'on';
  throw new ConfigError(`${name} has to be on or off, not "${text}".`);
}

export function readChoice<const T extends string>(
  env: Environment,
  name: Variable,
  choices: readonly T[],
  fallback: T,
): T {
  const text = env[name]?.trim();
  if (!text) return fallback;
  const chosen = choices.find((choice) => choice === text);
  if (chosen) return chosen;
  throw new ConfigError(`${name} has to be one of ${choices.join(', ')}, not "${text}".`);
}

/** The address is not repeated in the message: it may hold a password. */
export function readUrl(env: Environment, name: Variable, protocols: string[]): string | undefined {
  const text = env[name]?.trim();
  if (!text) return undefined;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  throw new ConfigError(
    `${name} has to be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}. Correct it or leave it out.`,
  );
}

export function isAddress(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text);
}

/** Origins of a list of addresses. */
export function readHosts(env: Environment, name: Variable, example: string): string[] {
  const hosts = readText(env, name, '').split(',').filter(Boolean);
  return hosts.map((host) => {
    const address = host.trim();
    if (isAddress(address)) return new URL(address).origin;
    throw new ConfigError(`${name} has to be a list of addresses like ${example}, separated by commas.`);
  });
}
