/** A file that was answered, with its name. */
export interface MadeFile {
  name: string;
  blob: Blob;
}

/** The file's name as the answer has it; `otherwise` without one. */
export function fileNameOf({ headers }: Response, otherwise: string): string {
  const [, escaped = ''] = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '') ?? [];
  return decodeURIComponent(escaped) || otherwise;
}

/** Saves a file as a download. */
export function saveFile({ name, blob }: MadeFile): void {
  const href = URL.createObjectURL(blob);
  const link = document.createElement('a');
  Object.assign(link, { href, download: name });
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
