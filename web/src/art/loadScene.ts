import type { Category } from '@liora/art/category';
import type { Scene } from '@liora/art/scenes/scene';

const files = import.meta.glob<Record<string, Scene>>('../../../art/src/scenes/*/*.ts');
const loaded = new Map<string, Promise<Scene>>();

/** One scene, fetched once: a page brings only the pictures it shows. Rejects for a name that is no scene. */
export function loadScene(category: Category, name: string): Promise<Scene> {
  const path = `../../../art/src/scenes/${category.toLowerCase()}/${name}.ts`;
  const known = loaded.get(path);
  if (known) return known;
  const scene = fetchScene(path, name);
  loaded.set(path, scene);
  // What did not arrive is asked for again.
  scene.catch(() => loaded.delete(path));
  return scene;
}

async function fetchScene(path: string, name: string): Promise<Scene> {
  const scene = (await files[path]?.())?.[name];
  if (!scene) throw new Error(`no scene ${name}`);
  return scene;
}
