import type { PhotoStore } from '../photoStore.ts';

/** Photos in memory, for tests: `files` by 'id/file'. */
export function memoryStore(): PhotoStore & { files: Map<string, Buffer> } {
  const files = new Map<string, Buffer>();
  const ids = () => [...files.keys()].map((key) => key.split('/', 1)[0] ?? '');
  return {
    files,
    write: async (id, file, bytes) => void files.set(`${id}/${file}`, bytes),
    read: async (id, file) => files.get(`${id}/${file}`) ?? null,
    erase: async (id) => {
      for (const key of [...files.keys()]) if (key.startsWith(`${id}/`)) files.delete(key);
    },
    idsWith: async (digits) => [...new Set(ids().filter((id) => id.startsWith(digits)))],
  };
}
