import { type UnzipFileInfo, unzipSync } from 'fflate';
import { AppError } from '../kit/app-error.ts';

const MEGABYTE = 1024 * 1024;
const MOST_FILES = 500;
const MOST_UNPACKED = 200 * MEGABYTE;
/** As for a picture that is uploaded by itself. */
const MOST_PICTURE = 10 * MEGABYTE;

/** Outside of the archive, or no path at all. */
const unsafePath = /^[/\\]|^[A-Za-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)|\p{Cc}/u;
/** What systems put beside the files. */
const isIgnored = (path: string): boolean => path.endsWith('/') || /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$)/i.test(path);

/** The path as its author saw it: archives that don't say so have UTF-8 on macOS, and DOS's letters on Windows. */
function readPath(name: string): string {
  const bytes = Uint8Array.from(name, (sign) => sign.codePointAt(0) ?? 0);
  if (!/[\u0080-\u00FF]/.test(name) || /[^\u0000-\u00FF]/.test(name)) return name;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('ibm866').decode(bytes);
  }
}

/** A file of an archive; null where it is too large for a picture. Reading it throws picture_broken. */
export interface ArchivedFile {
  path: string;
  data: () => Buffer | null;
}

function read<Result>(work: () => Result, code: 'archive_unreadable' | 'picture_broken'): Result {
  try {
    return work();
  } catch {
    throw new AppError(code);
  }
}

/**
 * The files of a ZIP, each unpacked when it is asked for, and never to more than it says. Throws archive_unreadable,
 * archive_unsafe for a path that leads elsewhere, archive_too_large.
 */
export function readArchive(zip: Buffer): ArchivedFile[] {
  const parts: { name: string; size: number }[] = [];
  const filter = ({ name, originalSize: size }: UnzipFileInfo) => {
    parts.push({ name, size });
    return false;
  };
  read(() => unzipSync(zip, { filter }), 'archive_unreadable');
  const files = parts.map((part) => ({ ...part, path: readPath(part.name).replaceAll('\\', '/') }));
  if (files.some(({ path }) => unsafePath.test(path))) throw new AppError('archive_unsafe');
  const pictures = files.filter(({ path }) => !isIgnored(path));
  const unpacked = files.reduce((sum, { size }) => sum + size, 0);
  if (pictures.length > MOST_FILES || unpacked > MOST_UNPACKED) throw new AppError('archive_too_large');
  return pictures.map(({ name, path, size }) => ({
    path,
    data: () => {
      if (size > MOST_PICTURE) return null;
      const unzipped = read(() => unzipSync(zip, { filter: (file) => file.name === name }), 'picture_broken')[name];
      return unzipped ? Buffer.from(unzipped) : null;
    },
  }));
}
