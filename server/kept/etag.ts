import { hash } from 'node:crypto';

/** The ETag of a JSON text; weak, because the text is sent in several encodings. */
export function etagOf(text: string): string {
  return `W/"${hash('sha1', text, 'base64url')}"`;
}

/** Whether an If-None-Match header names the ETag. */
export function matchesEtag(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  const bare = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((name) => ['*', bare].includes(name.trim().replace(/^W\//, '')));
}
