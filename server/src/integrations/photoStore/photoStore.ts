/**
 * Where the bytes of photos lie. Names are ours alone: ids and sizes, nothing that anybody typed. What is written under an
 * id is read only once its row says 'ready', so that no write has to be whole.
 */
export interface PhotoStore {
  write(id: string, file: string, bytes: Buffer): Promise<void>;
  /** Null when there is no such file. */
  read(id: string, file: string): Promise<Buffer | null>;
  /** Every file of a photo; nothing happens when there is none. */
  erase(id: string): Promise<void>;
  /** Ids under which there are files, of those that begin with these two digits. */
  idsWith(digits: string): Promise<string[]>;
}
