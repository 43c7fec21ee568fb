import { BADGE_CAP } from '#common/constants.ts';

/** A menu badge: the count, `+99` above 99, empty at zero. */
export function badgeText(count: number): string {
  if (count <= 0) return '';
  return count > BADGE_CAP ? `+${BADGE_CAP}` : String(count);
}
