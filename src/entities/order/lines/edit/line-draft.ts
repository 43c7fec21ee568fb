import type { OrderLine } from '#contract/types.ts';
import type { FieldTexts } from '#ui/form/refused-texts.ts';
import { ruleStrings } from '#lib/rules.strings.ts';
import type { LineContent } from '#machines/order/line-edit.machine.ts';

/** The form of a line; numbers as they are typed. */
export interface LineDraft {
  description: string;
  price: string;
  count: string;
  comment: string;
  /** Why there are to be fewer of what was ordered already. */
  reason: string;
}

/** The most pieces of one line. */
const MAX_COUNT = 999;

/** The form of a line as it is. */
export function draftOf({ description, price, count, comment }: OrderLine): LineDraft {
  return { description, price: price === null ? '' : String(price), count: String(count), comment, reason: '' };
}

/** Whether fewer are to be taken of what is ordered or purchased already; the rest is cancelled, with a reason. */
export function isSplit({ count }: LineDraft, line: OrderLine): boolean {
  return (line.state === 'O' || line.state === 'P') && count !== '' && Number(count) < line.count;
}

/** What is wrong in the form; a price may be left out while the line has none. */
export function problemsOf(draft: LineDraft, line: OrderLine, isPricing: boolean): FieldTexts<LineDraft> {
  const { price, count, reason } = draft;
  return {
    price: (isPricing || line.price !== null) && price === '' ? ruleStrings.required : undefined,
    count: countProblem(count),
    reason: isSplit(draft, line) && reason.trim() === '' ? ruleStrings.required : undefined,
  };
}

/** What is wrong in a number of pieces, of which there are to be `max` at most. */
export function countProblem(count: string, max = MAX_COUNT): string | undefined {
  if (count === '') return ruleStrings.required;
  if (Number(count) < 1) return ruleStrings.minimum(0);
  return Number(count) > max ? ruleStrings.maximum(max + 1) : undefined;
}

/** What of the form is in `content`. */
export function typedOf(content: LineContent | null): Partial<LineDraft> {
  const { price, count } = content ?? {};
  return {
    ...(typeof price === 'number' && { price: String(price) }),
    ...(count !== undefined && { count: String(count) }),
  };
}

/** The form as it is sent: what differs from the line, so that nothing else is written over. */
export function contentOf(draft: LineDraft, line: OrderLine): LineContent {
  const known = draftOf(line);
  const differs = (name: keyof LineDraft): boolean => draft[name].trim() !== known[name];
  return {
    ...(differs('description') && { description: draft.description.trim() }),
    ...(differs('price') && { price: Number(draft.price) }),
    ...(differs('count') && { count: Number(draft.count) }),
    ...(differs('comment') && { comment: draft.comment.trim() }),
    ...(isSplit(draft, line) && { reason: draft.reason.trim() }),
  };
}
