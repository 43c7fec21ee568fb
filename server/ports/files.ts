/**
 * The store of pictures, served under `/files/{name}`. A name is a path of letters, digits, `-` and `_`, with one dot
 * before the extension.
 */
export interface FileStore {
  /** Stores a file completely or not at all; replaces one of this name. */
  put(name: string, data: Uint8Array): Promise<void>;
  /** Deletes files; missing ones are ignored. */
  remove(names: readonly string[]): Promise<void>;
}
