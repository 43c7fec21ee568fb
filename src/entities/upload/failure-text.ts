import type { Refusal } from '#machines/kit/refusal.ts';
import { photoStrings } from './photo-upload.strings.ts';

/** Why a picture was not stored: the server's text if it sent one. */
export function failureText({ detail, isAnswered }: Refusal): string {
  if (detail !== '') return detail;
  return isAnswered ? photoStrings.failed : photoStrings.lost;
}
