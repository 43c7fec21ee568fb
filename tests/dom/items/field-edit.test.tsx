import type { fieldEditMachine, FieldEditInput } from '#machines/item/field-edit.machine.ts';
import { fieldEditsMachine } from '#machines/item/field-edits.machine.ts';
import { EditInPlace } from '#office/items/list/edit-in-place.tsx';
import { FieldEditsContext } from '#office/items/list/field-edits-context.ts';
import { fieldEditModel } from '#tests/model/item/field-edit.model.ts';
import { fieldEditsWithoutControl, fieldPlaces } from '#tests/model/item/field-edits.controls.ts';
import { fieldEditsModel } from '#tests/model/item/field-edits.model.ts';
import { walkDom, type DomDriver } from '#tests/model/kit/walk-dom.ts';
import { shopItem } from '#tests/support/dom/items-site.tsx';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  createActor,
  type ActorRefFrom,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';

type Edits = ActorRefFrom<typeof fieldEditsMachine>;

const rows = [shopItem({ stock: 12 }), shopItem({ id: 6, name: 'Ваза', stock: 12 })];
const words = { retail_price: 'Цена', trade_price: 'Оптовая', stock: 'Остаток' } as const;

const renderFields = (edits: Edits, fields: readonly { itemId: number; field: 'retail_price' | 'stock' }[]) => (
  <TestPage>
    <FieldEditsContext value={edits}>
      {fields.map(({ itemId, field }) => (
        <EditInPlace
          key={`${itemId} ${field}`}
          row={rows.find(({ id }) => id === itemId) ?? shopItem()}
          name={field}
          what={words[field]}
          kind={field === 'stock' ? 'count' : 'money'}
          shown="—"
        />
      ))}
    </FieldEditsContext>
  </TestPage>
);

/** The real fields of a list, with the machine under test as the one that is open. */
function startWith(machine: AnyStateMachine, { itemId, field, seen }: FieldEditInput): Edits {
  const fieldEdit = machine as typeof fieldEditMachine;
  const edits = createActor(fieldEditsMachine.provide({ actors: { fieldEdit } })).start();
  edits.send({ type: 'field.opened', itemId, field, seen });
  return edits;
}

const input = () => screen.getByRole<HTMLInputElement>('textbox');
/** Whoever leaves a field finds its number written in full: `700,00`. */
const numberOf = (text: string): number | null => (text === '' ? null : Number(text.replace(',', '.')));

const fieldDriver: DomDriver = {
  render: (machine, started) => {
    const { itemId, field } = started as FieldEditInput & { field: 'retail_price' | 'stock' };
    return renderFields(startWith(machine, started as FieldEditInput), [{ itemId, field }]);
  },
  act: {
    'text.changed': async ({ user, event, isTaken }) => {
      if (!isTaken) return expect(input()).toHaveAttribute('readonly');
      const { text } = event as EventObject & { text: string };
      input().focus();
      await user.clear(input());
      return text === '' ? undefined : user.keyboard(text);
    },
    'field.submitted': ({ user }) => {
      input().focus();
      return user.keyboard('{Enter}');
    },
    'field.cancelled': ({ user }) => {
      input().focus();
      return user.keyboard('{Escape}');
    },
  },
  withoutControl: {
    'row.left': 'told by the list, whose window the row leaves',
    'row.shown': 'told by the list, whose window the row comes back to',
  },
  typed: ['text.changed'],
  // Whether its row is in the window doesn't show in the field, which is there in both.
  screenClass: ({ context: { field, text, seen, refusal, meanwhile } }) => ({ field, text, seen, refusal, meanwhile }),
  screen: {
    editing: ({ context: { field, text, seen, refusal, meanwhile } }: AnyMachineSnapshot) => {
      expect(numberOf(input().value)).toBe(numberOf(text));
      expect(input()).not.toHaveAttribute('readonly');
      const isMissing = field === 'retail_price' && text === '';
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Сохранить' }).disabled).toBe(isMissing);
      const now = { 650: field === 'stock' ? '650' : '650 ₽' }[String(seen.value)];
      const problem =
        (meanwhile === 'field' && `Уже изменилось. Сейчас: ${now}`) ||
        (meanwhile === 'rest' && 'Запись изменилась, пока вы с ней работали. Сохраните ещё раз.') ||
        (refusal?.isAnswered === true && 'Целое.') ||
        (refusal?.isAnswered === false && 'Нет связи с магазином');
      if (problem) expect(screen.getByText(problem)).toBeInTheDocument();
      else expect(input()).toBeValid();
    },
    saving: () => {
      expect(input()).toHaveAttribute('readonly');
      expect(screen.getByRole('button', { name: 'Отменить' })).toBeDisabled();
    },
    closed: () => expect(screen.getByRole('button', { name: /Изменить$/ })).toBeInTheDocument(),
  },
};

it('walks every path of a field of an item in its row', async () => {
  const { failures, missed } = await walkDom(fieldEditModel, fieldDriver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
});

type Place = Pick<(typeof fieldPlaces)[number], 'itemId' | 'field'>;
const nameOf = ({ itemId, field }: Place): string | undefined =>
  fieldPlaces.find((place) => place.itemId === itemId && place.field === field)?.name;
const placeOf = (event: EventObject): Place => event as EventObject & Place;

const fieldsDriver: DomDriver = {
  render: (machine) => renderFields(createActor(machine as typeof fieldEditsMachine).start(), fieldPlaces),
  act: {
    'field.opened': ({ user, event, isTaken }) => {
      const button = screen.queryByRole('button', { name: `${nameOf(placeOf(event))}: —. Изменить` });
      expect(button !== null).toBe(isTaken);
      return button ? user.click(button) : undefined;
    },
    'field.closed': ({ user, event }) => {
      screen.getByLabelText(nameOf(placeOf(event)) ?? '').focus();
      return user.keyboard('{Escape}');
    },
  },
  withoutControl: fieldEditsWithoutControl,
  screen: {
    ready: ({ context: { open } }: AnyMachineSnapshot) =>
      expect(screen.queryAllByRole('textbox').map((field) => field.getAttribute('aria-label'))).toEqual(
        fieldPlaces.map(({ name }) => name).filter((name) => open.some((one: Place) => nameOf(one) === name)),
      ),
  },
};

it('walks every path of the fields of a list', async () => {
  const { failures, missed } = await walkDom(fieldEditsModel, fieldsDriver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
});
