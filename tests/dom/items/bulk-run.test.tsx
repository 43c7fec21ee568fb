import { BulkRun } from '#office/kit/bulk/bulk-run.tsx';
import { type ListChange, verdictsOf } from '#office/kit/bulk/list-change.ts';
import { bulkActionMachine, type BulkCall, type BulkVerdicts } from '#machines/shell/bulk-action.machine.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';

const change: ListChange = {
  name: 'hidden',
  send: () => Promise.reject(new Error('The actor answers in its place')),
  refresh: () => undefined,
};

it('tells those that stayed as they were apart from those that changed', async () => {
  const changeRows = fromPromise<BulkVerdicts, BulkCall>(async () => ({ refused: [], unchanged: 1 }));
  const actor = createActor(bulkActionMachine.provide({ actors: { changeRows } }), { input: {} }).start();
  actor.send({
    type: 'change.chosen',
    change,
    ids: [1, 2, 3, 4],
    seen: [],
  });
  render(
    <TestPage>
      <BulkRun actor={actor} change={change} RowLink={() => null} onClose={() => undefined} onUndo={() => undefined} />
    </TestPage>,
  );
  expect(await screen.findByText('Изменено: 3. Без изменений: 1.')).toBeVisible();
});

const verdictOf = (id: number, code: string) => ({ id, ok: false, code, detail: `Отказ ${id}` });

/** A change of two rows and more, of which the server refuses each with a code. */
async function refuse(codes: readonly string[], { canRetry }: Pick<ListChange, 'canRetry'> = {}) {
  const sent: (readonly number[])[] = [];
  const changeRows = fromPromise<BulkVerdicts, BulkCall>(async ({ input }) => {
    sent.push(input.ids);
    const verdicts = codes.map((code, index) => verdictOf(index + 2, code));
    return verdictsOf(
      verdicts.filter(({ id }) => input.ids.includes(id)),
      input,
    );
  });
  const actor = createActor(bulkActionMachine.provide({ actors: { changeRows } }), { input: {} }).start();
  actor.send({ type: 'change.chosen', change, ids: [1, ...codes.map((_, index) => index + 2)], seen: [] });
  render(
    <TestPage>
      <BulkRun
        actor={actor}
        change={{ ...change, ...(canRetry !== undefined && { canRetry }) }}
        RowLink={() => null}
        onClose={() => undefined}
        onUndo={() => undefined}
      />
    </TestPage>,
  );
  expect(await screen.findByText(/Отказ 2/)).toBeVisible();
  return sent;
}

it.each([
  // More than there is may be taken once it was read.
  { codes: ['stock_below_zero'], focused: 'Повторить для\u00A01', again: 'Повторить для\u00A01' },
  { codes: ['changed_meanwhile'], focused: 'Готово', again: 'Повторить для\u00A01' },
  // Refused again for the same reason.
  { codes: ['order_balance_short'], focused: 'Готово', again: null },
  { codes: ['order_not_priced', 'order_same_state'], focused: 'Готово', again: null },
  { codes: ['order_not_priced', 'changed_meanwhile'], focused: 'Готово', again: 'Повторить для\u00A01' },
])('offers again what $codes don’t keep from going, and nothing else', async ({ codes, focused, again }) => {
  await refuse(codes);
  expect(screen.getByRole('button', { name: focused })).toHaveFocus();
  expect(screen.queryAllByRole('button', { name: /Повторить/ }).map(({ textContent }) => textContent)).toEqual(
    again === null ? [] : [again],
  );
});

it('repeats those alone that may go, and goes on telling of the others', async () => {
  const sent = await refuse(['order_not_priced', 'changed_meanwhile']);
  await userEvent.click(screen.getByRole('button', { name: 'Повторить для\u00A01' }));
  await waitFor(() => expect(sent).toEqual([[1, 2, 3], [3]]));
  expect(screen.getByText(/Отказ 2/)).toBeVisible();
});

it('offers nothing again of a change that is made once', async () => {
  await refuse(['changed_meanwhile'], { canRetry: false });
  expect(screen.queryByRole('button', { name: /Повторить/ })).toBeNull();
});
