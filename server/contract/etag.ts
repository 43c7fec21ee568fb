import { hash } from 'node:crypto';

/** A weak tag: the same JSON goes out in several encodings. */
export function tagOf(text: string): string {
  return `W/"${hash('sha1', text, 'base64url')}"`;
}

/** Whether an If-None-Match header names the tag. */
export function isNamed(tag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  const bare = tag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((name) => ['*', bare].includes(name.trim().replace(/^W\//, '')));
}
