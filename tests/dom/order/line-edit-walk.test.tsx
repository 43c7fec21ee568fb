import type { PlacedOrder } from '#contract/types.ts';
import { lineEditFlow } from '#entities/order/lines/edit/line-edit.flow.ts';
import { OrderLines } from '#entities/order/lines/order-lines.tsx';
import type { OpenLine } from '#machines/order/line-edit.machine.ts';
import { walkDom, type DomDriver } from '#tests/model/kit/walk-dom.ts';
import { lineEditWithoutControl, lineNames } from '#tests/model/order/line-edit.controls.ts';
import { lineEditModel } from '#tests/model/order/line-edit.model.ts';
import { lineOfOrder, orderOf } from '#tests/support/dom/order-samples.ts';
import { orderStaff } from '#tests/support/dom/orders-site.tsx';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { act, fireEvent, screen } from '@testing-library/react';
import { createAtom } from '@xstate/store';
import { useAtom } from '@xstate/store-react';
import { expect, it } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';

const clerk = {
  ...orderStaff,
  permissions: [...orderStaff.permissions, 'edit_strange_order' as const, 'delete_strange_order' as const],
};
const photo = { item_id: null, price: null, retail_price: null, total: null };
const asItWas = orderOf({
  lines: [
    lineOfOrder({ ...photo, id: 31, version: 4, description: 'Ваза' }),
    lineOfOrder({ ...photo, id: 33, version: 2, description: 'Плед' }),
    // They are ordered already, so that they are cancelled with a reason.
    lineOfOrder({ id: 32, version: 7, state: 'O' }),
    lineOfOrder({ id: 34, version: 5, state: 'O', description: 'Миска', price: 70 }),
  ],
});
const shown = createAtom(asItWas);

/** A colleague changes a line: its version alone, or its price too. */
function changeElsewhere(id: number, isPriced = false): void {
  const now: PlacedOrder = shown.get();
  const change = (price: number | null) => (isPriced ? { price: price === 475 ? 465 : 475 } : {});
  const lines = now.lines.map((line) => (line.id === id ? { ...line, version: 8, ...change(line.price) } : line));
  act(() => shown.set({ ...now, lines }));
}

function Page({ machine }: { machine: AnyStateMachine }) {
  return (
    <TestPage customer={clerk} flows={[[lineEditFlow, machine]]}>
      <OrderLines order={useAtom(shown)} isDense />
    </TestPage>
  );
}

const lineOf = ({ context }: AnyMachineSnapshot): OpenLine => context.line as OpenLine;
const named = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`);
const button = (text: string, place: ParentNode = document): HTMLElement => {
  const found = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === text);
  if (!found) throw new Error(`There is no button '${text}'`);
  return found;
};
const form = () => document.querySelector<HTMLElement>('[role=group][aria-label^="Позиция: "]');
const cell = () => document.querySelector<HTMLInputElement>('input[aria-label^="Цена за штуку: "]');
const dialog = () => screen.queryByRole('dialog');
const inDialog = (text: string): HTMLElement => button(text, dialog() ?? document.createElement('div'));
const inForm = (text: string): HTMLElement => button(text, form() ?? document.createElement('div'));
const price = (): HTMLInputElement => cell() ?? screen.getByLabelText<HTMLInputElement>('Цена за штуку');
const typePrice = (text: string): boolean => fireEvent.input(price(), { target: { value: text } });

const unanswered = 'Нет ответа от сервера: проверьте, сохранилась ли позиция.';
const isTold = (text: string | RegExp): boolean => screen.queryByText(text) !== null;

/** What a colleague has made of a price stands beside what was typed in its cell, until one is chosen. */
const isUndecided = ({ context }: AnyMachineSnapshot): boolean => context.content?.price === 480.5;

function showsLine(snapshot: AnyMachineSnapshot): void {
  const { id, cell: which } = lineOf(snapshot);
  expect(cell()?.getAttribute('aria-label')).toBe(which === 'price' ? `Цена за штуку: ${lineNames[id]}` : undefined);
  expect(form()?.getAttribute('aria-label')).toBe(which === null ? `Позиция: ${lineNames[id]}` : undefined);
  expect(isTold('Указать цены')).toBe(false);
  expect(isTold(/^Сейчас: 4[67]5 ₽/)).toBe(isUndecided(snapshot));
}

function showsAsking(snapshot: AnyMachineSnapshot): void {
  const { id, isPricing } = lineOf(snapshot);
  const title = isPricing ? `Убрать из заказа: ${lineNames[id]}?` : `Отменить позицию: ${lineNames[id]}?`;
  expect(dialog()).toHaveAccessibleName(title);
  expect(screen.queryByLabelText('Причина') !== null).toBe(!isPricing);
  const { refusal, isOutdated } = snapshot.context;
  expect(isTold(/Проверьте позицию и подтвердите ещё раз\.$/)).toBe(isOutdated);
  expect(dialog()?.textContent?.includes(unanswered)).toBe(refusal !== null);
}

const driver: DomDriver = {
  render: (machine) => {
    shown.set(asItWas);
    return <Page machine={machine} />;
  },
  act: {
    'line.opened': async ({ user, event, snapshot }) => {
      const { line } = event as EventObject & { line: OpenLine };
      act(() => shown.set(asItWas));
      if (snapshot.context.line?.cell === 'price') {
        price().focus();
        await user.keyboard(line.id === 34 ? '{ArrowDown}' : '{ArrowUp}');
      } else if (line.id === 31) await user.click(named('Указать цену: Ваза') ?? document.body);
      else await user.click(named('500\u00A0₽, изменить цену: Чашка') ?? document.body);
    },
    'line.closed': async ({ user, snapshot }) => {
      if (lineOf(snapshot).cell === null) return user.click(inForm('Отмена'));
      price().focus();
      return user.keyboard('{Escape}');
    },
    'form.changed': ({ snapshot }) => {
      // Through another text first, since this one may stand there already.
      for (const text of ['321', String(lineOf(snapshot).id)]) typePrice(text);
    },
    'form.needed': async ({ user, snapshot, isTaken }) => {
      if (!isTaken) return expect(cell()).toBeNull();
      changeElsewhere(lineOf(snapshot).id, true);
      price().focus();
      typePrice('480,5');
      return user.keyboard('{Enter}');
    },
    'form.submitted': async ({ user, event, snapshot }) => {
      changeElsewhere(lineOf(snapshot).id);
      if (isTold('Оставить моё')) await user.click(button('Оставить моё'));
      price().focus();
      typePrice('150,5');
      if (lineOf(snapshot).cell === null) await user.click(form()?.querySelector('[type=submit]') ?? document.body);
      else if ((event as EventObject & { next: OpenLine | null }).next) await user.keyboard('{Enter}');
      else await user.click(document.body);
    },
    'removal.asked': ({ user, snapshot }) =>
      user.click(inForm(lineOf(snapshot).isPricing ? 'Убрать' : 'Отменить позицию')),
    'removal.declined': ({ user }) => user.click(inDialog('Не сейчас')),
    'removal.confirmed': async ({ user, event, snapshot }) => {
      const { reason } = event as EventObject & { reason: string };
      if (reason !== '') fireEvent.change(screen.getByLabelText('Причина'), { target: { value: reason } });
      await user.click(inDialog(lineOf(snapshot).isPricing ? 'Убрать' : 'Отменить позицию'));
    },
    'force.confirmed': ({ user }) => user.click(button('Да, сохранить')),
    'force.declined': ({ user }) => user.click(button('Не\u00A0сейчас')),
  },
  typed: ['form.changed'],
  withoutControl: lineEditWithoutControl,
  screenClass: (snapshot) => {
    const { line, isOutdated, refusal } = snapshot.context;
    const notice = (isUndecided(snapshot) && 'undecided') || (isOutdated && 'outdated') || (refusal && 'refused');
    return { what: line?.cell ? line.id : line?.isPricing, notice: snapshot.matches('editing') && notice };
  },
  screen: {
    closed: () => {
      expect(form()).toBeNull();
      expect(cell()).toBeNull();
      expect(dialog()).toBeNull();
      expect(button('Указать цены')).toBeVisible();
    },
    editing: (snapshot) => {
      const { refusal, isOutdated } = snapshot.context;
      showsLine(snapshot);
      expect(dialog()).toBeNull();
      const isMeanwhile: boolean = isOutdated || isUndecided(snapshot);
      expect(isTold(/Ваши правки остались в форме\.$/)).toBe(isMeanwhile);
      expect(isTold(unanswered)).toBe(refusal !== null && !isMeanwhile);
      expect(price()).not.toHaveAttribute('readonly');
      expect(price()).toBeEnabled();
    },
    saving: (snapshot) => {
      showsLine(snapshot);
      expect(price().value).toMatch(/^150,50?$/);
      if (cell()) expect(price()).toHaveAttribute('readonly');
      else expect(inForm('Отмена')).toBeDisabled();
    },
    askingForce: (snapshot) => {
      showsLine(snapshot);
      expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Столько нет: «Чаша» (осталось 3, нужно 5).');
      expect(price()).toBeDisabled();
    },
    asking: (snapshot) => {
      showsAsking(snapshot);
      expect(inDialog('Не сейчас')).toBeEnabled();
    },
    removing: (snapshot) => {
      showsAsking(snapshot);
      expect(inDialog('Не сейчас')).toBeDisabled();
    },
  },
};

it('walks every path of the editing of lines in their order', async () => {
  const { failures, missed } = await walkDom(lineEditModel, driver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
});
