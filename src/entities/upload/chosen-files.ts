import { makeUuid } from '#lib/uuid.ts';
import type { ChosenFile } from '#machines/upload/upload.machine.ts';

interface KeptFile {
  file: File;
  /** An object URL of the picture, valid on this page only. */
  url: string;
}

const kept = new Map<string, KeptFile>();

/** Keeps chosen files by id, since the context of machines must be JSON. */
export function keepFiles(files: readonly File[]): ChosenFile[] {
  return files.map((file) => {
    const fileId = makeUuid();
    kept.set(fileId, { file, url: URL.createObjectURL(file) });
    return { fileId, name: file.name };
  });
}

/** The file of this id; undefined once it was dropped. */
export function fileOf(fileId: string): File | undefined {
  return kept.get(fileId)?.file;
}

/** The object URL of a file. */
export function fileUrlOf(fileId: string): string | undefined {
  return kept.get(fileId)?.url;
}

/** Forgets a file and revokes its URL. */
export function dropFile(fileId: string): void {
  const found = kept.get(fileId);
  if (found) URL.revokeObjectURL(found.url);
  kept.delete(fileId);
}
