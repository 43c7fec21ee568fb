import { api } from '#api/client.ts';
import { recordAfter } from '#api/record-after.ts';
import type { components } from '#contract/types.ts';
import { nameOfLine } from '../../orders.strings.ts';
import { ApiError, isChangedMeanwhile } from '#lib/api-error.ts';

/** A line that a change has given another price: what it cost before, and the version that the change left. */
export type LineBefore = components['schemas']['LineBefore'];

/** A line that keeps its price, and why. */
interface KeptLine {
  /** Empty where the answer doesn't tell. */
  name: string;
  refusal: ApiError;
}

/**
 * Gives a line the price back that a change took; null where it has it. Of a line that somebody has changed since it is
 * told which it is. `isAgain` repeats a call whose answer was lost. Rejects where nobody has answered.
 */
async function putPriceBack({ id, ...wanted }: LineBefore, isAgain: boolean): Promise<KeptLine | null> {
  try {
    const { record, refusal } = await recordAfter(api.PUT('/order/{id}/', { params: { path: { id } }, body: wanted }));
    if (!refusal) return null;
    const line = record.lines.find((one) => one.id === id);
    // The lost call has given the price back, and the line another version.
    if (isAgain && isChangedMeanwhile(refusal) && line?.price === wanted.price) return null;
    return { name: line ? nameOfLine(line) : '', refusal };
  } catch (error) {
    // The line is gone, or the server can't: the others go on.
    if (!(error instanceof ApiError) || error.kind !== 'http' || error.detail === undefined) throw error;
    return { name: '', refusal: error };
  }
}

/** Gives these lines their prices back, one after another; then throws why some keep theirs, with their names. */
export async function putPricesBack(lines: readonly LineBefore[], isAgain: boolean): Promise<void> {
  const kept: KeptLine[] = [];
  for (const line of lines) {
    const one = await putPriceBack(line, isAgain);
    if (one) kept.push(one);
  }
  const [first] = kept;
  if (!first) return;
  const whys = [...new Set(kept.map(({ refusal }) => refusal.detail ?? ''))];
  const reasons = whys.map((why) => {
    const names = kept.flatMap(({ name, refusal }) => (name !== '' && (refusal.detail ?? '') === why ? [name] : []));
    return names.length === 0 ? why : `${[...new Set(names)].join(', ')}: ${why}`;
  });
  const { status, code, message } = first.refusal;
  throw new ApiError('http', message, {
    detail: reasons.join(' '),
    ...(status !== undefined && { status }),
    ...(code !== undefined && { code }),
  });
}
