import { parseSync } from 'vite';

export interface TextMessage {
  /** Its name in the catalogue: 'plans.found'. */
  id: string;
  /** The end of it, as written in the object. */
  key: string;
  message: string;
  /** Whether it is ICU MessageFormat or stands for itself. */
  icu: boolean;
  /** Where the literal stands. */
  start: number;
  end: number;
}

/** What the parser gives; only what is read here. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/** '{count} places', but not '{miles} mi': units, and words that are the same for every number, stay. */
const COUNTED_NOUN =
  /\{(?:count|left|days|max|needed)(?:, number)?\} (?!left|added|chosen|more|min\b|mi\b|h\b)\p{L}{3,}/u;

export const TEXT_MODULE = /\.text\.ts$/;

/** Every message of the `texts('area', { … })` of a module. Throws at what a translator could not be shown. */
export function messagesOf(file: string, code: string): TextMessage[] {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const fail = (node: Node, why: string): never => {
    const line = code.slice(0, node.start).split('\n').length;
    throw new Error(`${file}:${line}: ${why}`);
  };
  return callsOf(program as unknown as Node, 'texts').flatMap((call) => {
    const [area, source] = call.arguments as Node[];
    if (area?.type !== 'Literal' || !source)
      return fail(call, 'texts takes the name of its area and an object');
    return ofObject(String(area.value), bare(source), fail);
  });
}

type Fail = (node: Node, why: string) => never;

function ofObject(prefix: string, object: Node, fail: Fail): TextMessage[] {
  if (object.type !== 'ObjectExpression')
    return fail(object, 'a text is a literal, icu(…), a function to icu(…), or an object of such');
  return (object.properties as Node[]).flatMap((property) => {
    const key = property.key as Node | undefined;
    if (property.type !== 'Property' || property.computed || !key)
      return fail(property, 'keys of texts are written out');
    return ofValue(prefix, String(key.name ?? key.value), bare(property.value as Node), fail);
  });
}

function ofValue(prefix: string, key: string, value: Node, fail: Fail): TextMessage[] {
  const id = `${prefix}.${key}`;
  const message = literalOf(value);
  if (message !== null) {
    if (/[{}]|''/.test(message)) fail(value, 'braces need icu(…)');
    return [{ id, key, message, icu: false, start: value.start, end: value.end }];
  }
  const isFunction = value.type === 'ArrowFunctionExpression';
  if (!isFunction && value.type !== 'CallExpression') return ofObject(id, value, fail);
  const calls = callsOf(value, 'icu');
  const [first] = (calls[0]?.arguments ?? []) as Node[];
  if (calls.length !== 1 || !first)
    return fail(value, `${id} has ${calls.length} messages: each message has a key of its own`);
  const text = literalOf(first);
  if (text === null) return fail(first, 'a message is written out, its parameters are in braces');
  if (COUNTED_NOUN.test(text))
    fail(first, 'a noun behind a number follows it: {count, plural, one {…} other {…}}');
  return [{ id, key, message: text, icu: true, start: first.start, end: first.end }];
}

/** A string written out, over several lines where it is long. */
function literalOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral') {
    const [only, more] = node.quasis as { value: { cooked: string } }[];
    return only && !more ? only.value.cooked : null;
  }
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return null;
  const left = literalOf(node.left as Node);
  const right = literalOf(node.right as Node);
  return left === null || right === null ? null : left + right;
}

/** Without `as const`, `satisfies …` and parentheses. */
function bare(node: Node): Node {
  const wrapped = /^TS(?:As|Satisfies)Expression$|^ParenthesizedExpression$/.test(node.type);
  return wrapped ? bare(node.expression as Node) : node;
}

function callsOf(node: Node, name: string): Node[] {
  const callee = node.callee as Node | undefined;
  const own = node.type === 'CallExpression' && callee?.name === name ? [node] : [];
  const below = Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value)
    .flatMap((child) => callsOf(child, name));
  return [...own, ...below];
}
