import { PaymentDialog } from '#features/account/payment-dialog.tsx';
import type { PaymentType } from '#contract/types.ts';
import { formatAmount } from '#lib/money.ts';
import { uploadMachine, type StoredPicture } from '#machines/upload/upload.machine.ts';
import { uploadsMachine } from '#machines/upload/uploads.machine.ts';
import { paymentDialogs } from '#ui/disclosures.ts';
import type { ProvidedMachines } from '#ui/machine-types.ts';
import { MachinesProvider } from '#ui/provided-machines.tsx';
import { payingMachine } from '#machines/payment/paying.machine.ts';
import { payingModel } from '#tests/model/payment/paying.model.ts';
import { walkDom, type DomDriver } from '#tests/model/kit/walk-dom.ts';
import { deferred } from '#tests/support/deferred.ts';
import { someCustomer, someRetail, TestPage } from '#tests/support/test-page.tsx';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { fromPromise, type AnyMachineSnapshot, type AnyStateMachine, type EventObject } from 'xstate';

// jsdom shows no pictures, and so has no addresses for them.
Object.assign(URL, { createObjectURL: () => 'blob:receipt', revokeObjectURL: () => undefined });

const customer = { ...someCustomer, balance: 2000, available: 1500.5 };
const retail = { ...someRetail, requisites: 'Сбербанк\n4276 0000 0000 0000' };
const kinds = ['top_up', 'refund'] as const;
const onItsWay = fromPromise<StoredPicture, { fileId: string }>(() => new Promise(() => undefined));
const upload = uploadMachine.provide({ actors: { uploadFile: onItsWay } });
const uploads = uploadsMachine.provide({ actors: { upload } });

function Page({ machine, kind, sending = upload }: { machine: AnyStateMachine; kind: PaymentType; sending?: typeof upload }) {
  const machines = { upload: sending, uploads: uploads.provide({ actors: { upload: sending } }), paying: machine } as Partial<ProvidedMachines>;
  return (
    <TestPage customer={customer} retail={retail}>
      <MachinesProvider machines={machines} reportFact={() => undefined}>
        <PaymentDialog kind={kind} />
      </MachinesProvider>
    </TestPage>
  );
}

const dialog = () => within(screen.getByRole('dialog'));
const amount = () => screen.getByLabelText<HTMLInputElement>('Сумма');
const submit = () => screen.getByRole('dialog').querySelector('button[type=submit]') ?? document.body;
// As queries see it, whose spaces all break.
const inWords = (roubles: number): string => formatAmount(roubles).replaceAll(/\s/g, ' ');
const plain = (text: string): string => text.replaceAll('\u00A0', '').replace(',', '.');

function showsForm({ context }: AnyMachineSnapshot): void {
  expect(dialog().getByText(context.kind === 'refund' ? 'Возврат денежных средств' : 'Пополнение баланса')).toBeVisible();
  expect(Number(plain(amount().value))).toBe(Number(context.draft.amount));
  expect(dialog().queryByText('Реквизиты') !== null).toBe(context.kind === 'top_up');
  expect(dialog().queryByText(/^Доступно/) !== null).toBe(context.kind === 'refund');
}

function showsBusy(snapshot: AnyMachineSnapshot): void {
  showsForm(snapshot);
  expect(submit()).toHaveAttribute('data-loading', 'true');
  expect(amount()).toBeDisabled();
}

const driver: DomDriver = {
  render: (machine, input) => {
    const { kind } = input as { kind: PaymentType };
    kinds.forEach((name) => paymentDialogs[name].close());
    paymentDialogs[kind].open();
    return <Page machine={machine} kind={kind} />;
  },
  act: {
    'form.changed': ({ event }) => {
      const { edits } = event as EventObject & { edits: { amount: string } };
      // Through another amount first, since this one may stand there already.
      for (const value of ['3', edits.amount.replace('.', ',')]) fireEvent.input(amount(), { target: { value } });
    },
    'receipt.changed': async ({ user, event }) => {
      const { isSettled } = event as EventObject & { isSettled: boolean };
      if (isSettled) return user.click(screen.getByLabelText('Отменить загрузку «чек.jpg»'));
      const input = await screen.findByLabelText<HTMLInputElement>('Выбрать фото', { selector: 'input' });
      fireEvent.change(input, { target: { files: [new File(['x'], 'чек.jpg', { type: 'image/jpeg' })] } });
      return screen.findByText('чек.jpg');
    },
    'form.submitted': ({ user }) => user.click(submit()),
    'dialog.closed': ({ user }) => user.click(screen.getByText('Готово')),
    'dialog.opened': ({ snapshot }) => void act(paymentDialogs[(snapshot.context as { kind: PaymentType }).kind].open),
  },
  screen: {
    filling: (snapshot) => {
      const { kind, draft, isTried, isReceiptMissed, refusal } = snapshot.context;
      showsForm(snapshot);
      expect(submit()).not.toHaveAttribute('data-loading');
      expect(screen.queryByText(/^Дождитесь, пока чек загрузится/) !== null).toBe(isReceiptMissed);
      const isMissing = draft.amount === '';
      const isTooMuch = kind === 'refund' && draft.amount === '1500.51';
      expect(screen.queryByText('Это поле не может быть пустым.') !== null).toBe(isTried && isMissing);
      expect(screen.queryByText(`Больше, чем доступно: ${inWords(1500.5)} ₽`) !== null).toBe(isTried && isTooMuch);
      expect(screen.queryByText('Это значение должно быть числом.') !== null).toBe(refusal?.code === 'validation');
      expect(screen.queryByText(/^Ответ сервера не пришёл/) !== null).toBe(refusal?.code === '');
    },
    keepingKey: showsBusy,
    sending: showsBusy,
    complete: ({ context }) => {
      const sent = context.kind === 'refund' ? 'Заявка на возврат отправлена' : 'Заявка на пополнение отправлена';
      expect(screen.getByText(sent)).toBeVisible();
      expect(screen.getByText(/^Заявка №\s3\./)).toHaveTextContent(inWords(Number(context.draft.amount)));
      expect(screen.getByRole('button', { name: 'Готово' })).toHaveFocus();
    },
    seen: () => expect(screen.queryByRole('dialog')).toBeNull(),
  },
};

afterEach(() => kinds.forEach((kind) => paymentDialogs[kind].close()));

it('walks every path of a top-up and a refund in their dialogs', async () => {
  const { failures, missed } = await walkDom(payingModel, driver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
});

it('says that a receipt has failed which was waited for, and says nothing once it is taken away', async () => {
  const answer = deferred<StoredPicture>();
  paymentDialogs.top_up.open();
  const sending = upload.provide({ actors: { uploadFile: fromPromise(() => answer.promise) } });
  render(<Page machine={payingMachine} kind="top_up" sending={sending} />);
  const input = await screen.findByLabelText<HTMLInputElement>('Выбрать фото', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['x'], 'чек.jpg', { type: 'image/jpeg' })] } });
  await userEvent.click(submit());
  expect(await screen.findByText(/^Дождитесь, пока чек загрузится/)).toBeVisible();
  await act(async () => answer.reject({ kind: 'http', status: 400, code: 'file_not_picture', detail: 'Это не изображение.' }));
  expect(screen.getByText(/^Чек не загрузился\./)).toBeVisible();
  expect(screen.queryByText(/^Дождитесь/)).toBeNull();
  await userEvent.click(screen.getByLabelText('Удалить «чек.jpg»'));
  expect(screen.queryByText(/^Чек не загрузился/)).toBeNull();
});
