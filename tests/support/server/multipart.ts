/** One part of a form as it goes over the line: a file where it has a name. */
export interface FormPart {
  field: string;
  data: string | Uint8Array;
  fileName?: string;
  type?: string;
}

const boundary = '----shop-boundary-7f3c';

/** The Content-Type of what `writeForm` writes. */
export const formType = `multipart/form-data; boundary=${boundary}`;

/** A multipart body of these parts, as a browser writes it. */
export function writeForm(parts: readonly FormPart[]): Buffer {
  const written = parts.flatMap(({ field, data, fileName, type }) => {
    const name = fileName === undefined ? '' : `; filename="${fileName}"`;
    const kind = type === undefined ? '' : `\r\nContent-Type: ${type}`;
    return [`--${boundary}\r\nContent-Disposition: form-data; name="${field}"${name}${kind}\r\n\r\n`, data, '\r\n'];
  });
  return Buffer.concat(
    [...written, `--${boundary}--\r\n`].map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)),
  );
}
