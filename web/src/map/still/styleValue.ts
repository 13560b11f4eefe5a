/** What an expression of our style may ask about. */
export interface StyleScope {
  zoom: number;
  type: 'Point' | 'LineString' | 'Polygon';
  properties: Readonly<Record<string, unknown>>;
}

type Operation = (args: readonly unknown[], scope: StyleScope) => unknown;

const OPERATIONS: Readonly<Record<string, Operation>> = {
  get: ([name], { properties }) => properties[String(name)] ?? null,
  zoom: (_, { zoom }) => zoom,
  'geometry-type': (_, { type }) => type,
  coalesce: (args, scope) =>
    args.map((arg) => styleValue(arg, scope)).find((value) => value !== null) ?? null,
  all: (args, scope) => args.every((arg) => styleValue(arg, scope) === true),
  '!': ([arg], scope) => styleValue(arg, scope) !== true,
  '==': ([a, b], scope) => styleValue(a, scope) === styleValue(b, scope),
  '!=': ([a, b], scope) => styleValue(a, scope) !== styleValue(b, scope),
  match: ([input, labels, then, otherwise], scope) =>
    styleValue(isAmong(labels, styleValue(input, scope)) ? then : otherwise, scope),
  interpolate: ([curve, input, ...stops], scope) =>
    interpolated(Number(styleValue(input, scope)), baseOf(curve), stops.map(Number)),
};

/**
 * The value of an expression of the MapLibre style specification, as far as the layers of `map/style` use them:
 * https://maplibre.org/maplibre-style-spec/expressions/
 * @throws for an operation that none of them uses
 */
export function styleValue(expression: unknown, scope: StyleScope): unknown {
  if (!Array.isArray(expression)) return expression ?? null;
  const [name, ...args]: unknown[] = expression;
  const operation = OPERATIONS[String(name)];
  if (!operation) throw new Error(`The still map knows no expression '${String(name)}'`);
  return operation(args, scope);
}

const isAmong = (labels: unknown, value: unknown) =>
  Array.isArray(labels) ? labels.includes(value) : labels === value;

/** 1 is linear. */
const baseOf = (curve: unknown) =>
  Array.isArray(curve) && curve[0] === 'exponential' ? Number(curve[1]) : 1;

/** `stops` are pairs of an input and its output; beyond them the first and the last hold. */
function interpolated(input: number, base: number, stops: readonly number[]): number {
  let [lower, value] = [stops[0] ?? 0, stops[1] ?? 0];
  for (let index = 0; index < stops.length; index += 2) {
    const [upper = 0, next = 0] = [stops[index], stops[index + 1]];
    if (input <= upper)
      return index === 0 ? next : value + (next - value) * shareOf(input, base, lower, upper);
    [lower, value] = [upper, next];
  }
  return value;
}

function shareOf(input: number, base: number, lower: number, upper: number): number {
  const [done, whole] = [input - lower, upper - lower];
  return base === 1 ? done / whole : (base ** done - 1) / (base ** whole - 1);
}
