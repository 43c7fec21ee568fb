import { PaymentDialog } from '#storefront/account/payment-dialog.tsx';
import type { PaymentForm, PaymentType } from '#contract/types.ts';
import { formatAmount } from '#lib/money.ts';
import { uploadMachine, type StoredPicture, type UploadRequest } from '#machines/upload/upload.machine.ts';
import { uploadsMachine } from '#machines/upload/uploads.machine.ts';
import { paymentDialogs } from '#entities/shop/overlays.ts';
import { payingFlow } from '#storefront/account/flows/paying.flow.ts';
import { uploadsFlow } from '#entities/upload/flows/uploads.flow.ts';
import { payingMachine } from '#machines/payment/paying.machine.ts';
import { amountRefusal, payingModel } from '#tests/model/payment/paying.model.ts';
import { walkDom, type DomDriver } from '#tests/model/kit/walk-dom.ts';
import { deferred } from '#tests/support/deferred.ts';
import { someCustomer, someRetail, TestPage, type FlowInPlace } from '#tests/support/dom/test-page.tsx';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fromPromise, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';

// jsdom shows no pictures, and so has no addresses for them.
Object.assign(URL, { createObjectURL: () => 'blob:receipt', revokeObjectURL: () => undefined });

const customer = { ...someCustomer, balance: 2000, available: 1500.5 };
const retail = { ...someRetail, requisites: 'Сбербанк\n4276 0000 0000 0000' };
const onItsWay = fromPromise<StoredPicture, UploadRequest>(() => new Promise(() => undefined));
const upload = uploadMachine.provide({ actors: { uploadFile: onItsWay } });
const uploads = uploadsMachine.provide({ actors: { upload } });

function Page({
  machine,
  kind,
  sending = upload,
}: {
  machine: AnyStateMachine;
  kind: PaymentType;
  sending?: typeof upload;
}) {
  const flows: FlowInPlace[] = [
    [uploadsFlow, uploads.provide({ actors: { upload: sending } })],
    [payingFlow, machine],
  ];
  return (
    <TestPage customer={customer} retail={retail} flows={flows}>
      <PaymentDialog kind={kind} />
    </TestPage>
  );
}

const dialog = () => within(screen.getByRole('dialog'));
const amount = () => screen.getByLabelText<HTMLInputElement>('Сумма');
const comment = () => screen.getByLabelText<HTMLTextAreaElement>('Комментарий');
const submit = () => screen.getByRole('dialog').querySelector('button[type=submit]') ?? document.body;
// As queries see it, whose spaces all break.
const inWords = (roubles: number): string => formatAmount(roubles).replaceAll(/\s/g, ' ');

function showsForm({ context }: AnyMachineSnapshot): void {
  expect(
    dialog().getByText(context.kind === 'refund' ? 'Возврат денежных средств' : 'Пополнение баланса'),
  ).toBeVisible();
  // Zeros are added when the field is left.
  expect(amount().value).toMatch(context.content ? /^1\u00A0500,50?$/ : /^$/);
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
    paymentDialogs[kind].open();
    return <Page machine={machine} kind={kind} />;
  },
  act: {
    'form.changed': () => {
      for (const value of ['…', 'From Anna']) fireEvent.change(comment(), { target: { value } });
    },
    'form.submitted': async ({ user }) => {
      fireEvent.input(amount(), { target: { value: '1500,5' } });
      await user.click(screen.getByLabelText('Карта'));
      fireEvent.change(comment(), { target: { value: 'From Anna' } });
      await user.click(submit());
    },
    'dialog.closed': ({ user }) => user.click(screen.getByText('Готово')),
    'dialog.opened': ({ snapshot }) => act(paymentDialogs[(snapshot.context as { kind: PaymentType }).kind].open),
  },
  typed: ['form.changed'],
  screen: {
    filling: (snapshot) => {
      const { refusal } = snapshot.context;
      showsForm(snapshot);
      expect(submit()).not.toHaveAttribute('data-loading');
      expect(screen.queryByText('Это значение должно быть числом.') !== null).toBe(refusal?.code === 'validation');
      expect(screen.queryByText(/^Ответ сервера не пришёл/) !== null).toBe(refusal?.code === '');
    },
    sending: showsBusy,
    complete: ({ context }) => {
      const sent = context.kind === 'refund' ? 'Заявка на возврат отправлена' : 'Заявка на пополнение отправлена';
      expect(screen.getByText(sent)).toBeVisible();
      expect(screen.getByText(/^Заявка №\s3\./)).toHaveTextContent(inWords(1500.5));
      expect(screen.getByRole('button', { name: 'Готово' })).toHaveFocus();
    },
    seen: () => expect(screen.queryByRole('dialog')).toBeNull(),
  },
};

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
  await act(async () =>
    answer.reject({ kind: 'http', status: 400, code: 'file_not_picture', detail: 'Это не изображение.' }),
  );
  expect(screen.getByText(/^Чек не загрузился\./)).toBeVisible();
  expect(screen.queryByText(/^Дождитесь/)).toBeNull();
  await userEvent.click(screen.getByLabelText('Удалить «чек.jpg»'));
  expect(screen.queryByText(/^Чек не загрузился/)).toBeNull();
});

it('says nothing of a refusal any more once a receipt is chosen', async () => {
  const createPayment = fromPromise<{ paymentId: number }, PaymentForm>(() => Promise.reject(amountRefusal));
  paymentDialogs.top_up.open();
  render(<Page machine={payingMachine.provide({ actors: { createPayment } })} kind="top_up" />);
  fireEvent.input(amount(), { target: { value: '500' } });
  await userEvent.click(submit());
  expect(await screen.findByText('Проверьте заполнение полей.')).toBeVisible();
  expect(screen.getByText('Это значение должно быть числом.')).toBeVisible();
  const input = await screen.findByLabelText<HTMLInputElement>('Выбрать фото', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['x'], 'чек.jpg', { type: 'image/jpeg' })] } });
  expect(await screen.findByText('чек.jpg')).toBeVisible();
  expect(screen.queryByText('Проверьте заполнение полей.')).toBeNull();
  expect(screen.queryByText('Это значение должно быть числом.')).toBeNull();
});
