import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const SECRET_BYTES = 32;

/** A new secret of 256 bits, base64url. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** SHA-256 in hex, the form in which secrets are stored. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Whether two secrets are equal, compared in constant time. */
export function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));
}
