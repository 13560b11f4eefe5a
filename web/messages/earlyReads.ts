import { parseSync } from 'vite';
import type { Node } from './textModule.ts';

/** Functions, and types but for what is written around a value. */
const NOT_RUN = /Function|^TS(?!(?:As|Satisfies|NonNull)Expression)/;
const TEXTS = /^(?:\w+Texts?|categoryLabels)$/;

/** Texts that a module reads while it is loaded: they would stay in the language of that moment. */
export function earlyReads(file: string, code: string): string[] {
  const names = importedTexts(code);
  if (names.size === 0) return [];
  const { program } = parseSync(file, code);
  return readsOf(program as unknown as Node, names).map(
    ({ start }) =>
      `${file}:${code.slice(0, start).split('\n').length}: read while the module is loaded; read it in a function`,
  );
}

/** The names by which texts are known in a module, also as `text`. */
function importedTexts(code: string): Set<string> {
  const imports = code.matchAll(/^import \{([^}]*)\} from '[^']*\.text(?:\.ts)?';$/gm);
  const parts = [...imports].flatMap(([, list = '']) => list.split(','));
  return new Set(
    parts
      .map((part) => part.trim().split(' as '))
      .filter(([name = '']) => TEXTS.test(name))
      .map(([name = '', alias]) => alias ?? name),
  );
}

function readsOf(node: Node, names: ReadonlySet<string>): Node[] {
  if (NOT_RUN.test(node.type)) return [];
  const object = node.object as Node | undefined;
  if (node.type === 'MemberExpression' && names.has(String(object?.name))) return [node];
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value)
    .flatMap((child) => readsOf(child, names));
}
