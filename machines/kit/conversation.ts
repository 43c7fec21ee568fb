/**
 * What conversations about one record share: something is chosen, asked about with a reason, saved, and asked about
 * again where somebody else has changed the record meanwhile.
 */

/** Whether what was chosen is still open after somebody else has changed the record; null where nobody has. */
export type ChoiceMeanwhile = 'open' | 'closed' | null;

/** Whether a save was answered by what somebody else has made of the record, and so changed nothing. */
export const isOutdated = (_: unknown, { meanwhile }: { meanwhile: unknown }): boolean => meanwhile !== null;

/** Whether it may be sent: it is still open, and has the reason that it needs. */
export const isConfirmable = (meanwhile: ChoiceMeanwhile, needsReason: boolean, reason: string): boolean =>
  meanwhile !== 'closed' && (!needsReason || reason.trim() !== '');
