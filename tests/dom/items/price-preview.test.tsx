import { PricePreview } from '#office/items/list/price-preview.tsx';
import { deferred } from '#tests/support/deferred.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

const standing = (id: number, price: number) => ({
  name: `Чашка ${id}`,
  retail_price: price,
  trade_price: null,
  discount: 0,
  category_id: 1,
  is_new: false,
  is_hidden: false,
  is_deleted: false,
});

/** What a preview answers for an item: the price goes from 100 to 110, item 350 can't change, item 2 stays as it is. */
const verdictOf = (id: number) =>
  id === 350
    ? { id, ok: false, code: 'not_found', detail: 'Товара больше нет.' }
    : { id, ok: true, version: 1, before: standing(id, 100), after: standing(id, id === 2 ? 100 : 110) };

it('previews every item, those that will be refused first, and can be confirmed before all are counted', async () => {
  const rest = deferred<void>();
  const calls: number[][] = [];
  const chosen = vi.fn<() => void>();
  let isBroken = true;
  answerCalls(async (request: Request) => {
    if (request.method !== 'PUT') return Response.json({}, { status: 404 });
    const { ids } = (await request.json()) as { ids: number[] };
    calls.push(ids);
    if (ids[0] !== 1) await rest.promise;
    if (ids[0] === 201 && isBroken) return Response.json({ code: 'internal', detail: 'Сбой' }, { status: 500 });
    return Response.json({ result: ids.map(verdictOf) });
  });
  const ids = Array.from({ length: 350 }, (_, index) => index + 1);
  render(
    <TestPage>
      <div role="dialog">
        <PricePreview
          ids={ids}
          prices={{ of: 'retail', per_cent: 10, round_to: 1 }}
          batchId="00000000-0000-4000-8000-000000000001"
          onBack={() => undefined}
          onGo={chosen}
        />
      </div>
    </TestPage>,
  );
  expect(await screen.findByText(/Посчитано: 100 из\s350/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Изменить цены на\s\+10\s%$/ }));
  expect(chosen).toHaveBeenCalledOnce();
  rest.resolve();
  // What was counted stays, and so does the way back.
  const again = await screen.findByRole('button', { name: 'Повторить' });
  expect(screen.getByText('Чашка 1')).toBeVisible();
  expect(screen.getByText(/Посчитано: 250 из\s350/)).toBeVisible();
  expect(screen.queryByText(/Изменятся цены/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Назад' })).toBeVisible();
  isBroken = false;
  await userEvent.click(again);
  expect(
    await screen.findByText(/Изменятся цены 348\sтоваров\. Без изменений: 1\. Изменить нельзя: 1\./),
  ).toBeVisible();
  expect(calls.map(({ length }) => length)).toEqual([100, 100, 100, 50, 100]);
  const [first, second] = within(screen.getByRole('list', { name: 'Новые цены' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('Товара больше нет.');
  expect(first).toHaveAttribute('aria-setsize', '349');
  expect(second).toHaveTextContent(/Чашка 1/);
});
