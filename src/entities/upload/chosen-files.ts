import { makeUuid } from '#lib/uuid.ts';
import type { ChosenFile } from '#machines/upload/upload.machine.ts';

interface KeptFile {
  file: File;
  /** An address of what it shows, good on this page alone. */
  url: string;
}

const kept = new Map<string, KeptFile>();

/** Keeps files that a person has chosen, so that machines can speak of them by id. */
export function keepFiles(files: readonly File[]): ChosenFile[] {
  return files.map((file) => {
    const fileId = makeUuid();
    kept.set(fileId, { file, url: URL.createObjectURL(file) });
    return { fileId, name: file.name };
  });
}

/** The file of this id, if it is still wanted. */
export function fileOf(fileId: string): File | undefined {
  return kept.get(fileId)?.file;
}

/** The address of what a file shows. */
export function fileUrlOf(fileId: string): string | undefined {
  return kept.get(fileId)?.url;
}

/** Forgets a file. */
export function dropFile(fileId: string): void {
  const found = kept.get(fileId);
  if (found) URL.revokeObjectURL(found.url);
  kept.delete(fileId);
}
