import { api } from '#api/client.ts';
import { recordAfter } from '#api/record-after.ts';
import type { components } from '#contract/types.ts';
import { nameOfLine } from '#entities/order/orders.strings.ts';
import { ApiError, isChangedMeanwhile } from '#lib/api-error.ts';

/** A line that a change has given another price: what it cost before, and the version that the change left. */
export type LineBefore = components['schemas']['LineBefore'];

/** A line that keeps its price, and why. */
interface KeptLine {
  name: string;
  refusal: ApiError;
}

/**
 * Gives a line the price back that a change took; null where it has it. Of a line that somebody has changed since it is
 * told which it is. `isAgain` repeats a call whose answer was lost.
 */
async function putPriceBack({ id, ...wanted }: LineBefore, isAgain: boolean): Promise<KeptLine | null> {
  const { record, refusal } = await recordAfter(api.PUT('/order/{id}/', { params: { path: { id } }, body: wanted }));
  if (!refusal) return null;
  const line = record.lines.find((one) => one.id === id);
  // The lost call has given the price back, and the line another version.
  if (isAgain && isChangedMeanwhile(refusal) && line?.price === wanted.price) return null;
  return { name: line ? nameOfLine(line) : '', refusal };
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
  const { status, code, detail = '' } = first.refusal;
  const names = [...new Set(kept.map(({ name }) => name))].filter((name) => name !== '').join(', ');
  throw new ApiError('http', first.refusal.message, {
    detail: names === '' ? detail : `${names}: ${detail}`,
    ...(status !== undefined && { status }),
    ...(code !== undefined && { code }),
  });
}
