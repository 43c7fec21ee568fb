/** Where pictures are kept; `/files/{name}` serves them. Names are folders and a file, of letters, digits, `-` and `_`, with one dot before the kind. */
export interface FileStore {
  /** Keeps a file whole or not at all; one of this name is replaced. */
  put(name: string, data: Uint8Array): Promise<void>;
  /** Forgets files; what isn't there is passed over. */
  remove(names: readonly string[]): Promise<void>;
}
