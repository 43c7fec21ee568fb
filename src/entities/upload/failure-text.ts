import type { Refusal } from '#machines/kit/refusal.ts';
import { photoStrings } from './photo-upload.strings.ts';

/** Why a picture isn't stored, in the server's words where it said some. */
export function failureText({ detail, isAnswered }: Refusal): string {
  if (detail !== '') return detail;
  return isAnswered ? photoStrings.failed : photoStrings.lost;
}
