import { BulkRun } from '#office/kit/bulk/bulk-run.tsx';
import type { ListChange } from '#office/kit/bulk/list-change.ts';
import { bulkActionMachine, type BulkCall, type BulkVerdicts } from '#machines/shell/bulk-action.machine.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { render, screen } from '@testing-library/react';
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
      <BulkRun
        actor={actor}
        change={change}
        RowLink={() => null}
        onClose={() => undefined}
        onChoose={() => undefined}
      />
    </TestPage>,
  );
  expect(await screen.findByText('Изменено: 3. Без изменений: 1.')).toBeVisible();
});

it.each([
  { may: true, canForce: true, button: 'Повторить для\u00A01' },
  // Refused again for the same reason: it is offered, but not in hand.
  { may: true, canForce: false, button: 'Готово' },
  { may: false, canForce: false, button: 'Готово' },
])('offers refused rows again where they may be: $may, by force: $canForce', async ({ may, canForce, button }) => {
  const refused = [{ id: 2, detail: 'Запись изменилась, пока вы с ней работали.', canForce }];
  const changeRows = fromPromise<BulkVerdicts, BulkCall>(async () => ({ refused, unchanged: 0 }));
  const actor = createActor(bulkActionMachine.provide({ actors: { changeRows } }), { input: {} }).start();
  actor.send({
    type: 'change.chosen',
    change,
    ids: [1, 2],
    seen: [],
  });
  render(
    <TestPage>
      <BulkRun
        actor={actor}
        change={{ ...change, canRetry: may }}
        RowLink={() => null}
        onClose={() => undefined}
        onChoose={() => undefined}
      />
    </TestPage>,
  );
  expect(await screen.findByText(/Запись изменилась/)).toBeVisible();
  expect(screen.getByRole('button', { name: button })).toHaveFocus();
  expect(screen.queryAllByRole('button', { name: /Повторить/ })).toHaveLength(Number(may));
});
