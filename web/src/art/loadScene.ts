import type { Category } from '@liora/art/category';
import type { Scene } from '@liora/art/scenes/scene';
import { LostPart } from '../lib/lazyPart.ts';

const files = import.meta.glob<Record<string, Scene>>('../../../art/src/scenes/*/*.ts');
const loaded = new Map<string, Promise<Scene>>();

/**
 * One scene, fetched once: a page brings only the pictures it shows. What does not arrive is a lost part, and stays one until a
 * Region has shown it so (ui/Region.tsx): forgotten at once, it would be asked for again with every try to draw it, without end.
 */
export function loadScene(category: Category, name: string): Promise<Scene> {
  const path = `../../../art/src/scenes/${category.toLowerCase()}/${name}.ts`;
  const known = loaded.get(path);
  if (known) return known;
  const scene = fetchScene(path, name).catch((error: unknown) => {
    throw new LostPart(error, () => loaded.delete(path));
  });
  loaded.set(path, scene);
  return scene;
}

async function fetchScene(path: string, name: string): Promise<Scene> {
  const scene = (await files[path]?.())?.[name];
  if (!scene) throw new Error(`no scene ${name}`);
  return scene;
}
