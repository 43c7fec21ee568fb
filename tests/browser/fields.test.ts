import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from '#tests/support/browser/it.ts';
import { untilAlive, type View, type Visit } from '#tests/support/browser/visit.ts';
import { openCart, openMenu } from './steps.ts';

/** Each with phones of their own: one phone may ask for a call once a minute. */
const typists: { view: View; newPhone: string; customer: string }[] = [
  { view: { width: 360, scheme: 'light' }, newPhone: '9001234567', customer: '9000000003' },
  { view: { width: 1280, scheme: 'dark' }, newPhone: '9001234568', customer: '9000000004' },
];

const shown = async (field: Locator): Promise<string> => (await field.inputValue()).replaceAll('\u00A0', '_');
const caret = (field: Locator) =>
  field.evaluate((input) => (input instanceof HTMLInputElement ? input.selectionStart : null));

async function putCaret(field: Locator, at: number): Promise<void> {
  await field.focus();
  await field.evaluate(
    (input, place) => input instanceof HTMLInputElement && input.setSelectionRange(place, place),
    at,
  );
}

/** Lets the pages of a visit use the clipboard. */
async function allowClipboard({ context, page }: Visit): Promise<void> {
  const { origin } = new URL(page.url());
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
}

/** Puts the text in place of what is there, through the clipboard. */
async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.focus();
  await field.selectText();
  await page.keyboard.press('ControlOrMeta+V');
}

describe.each(typists)('at $view.width px', ({ view, newPhone, customer }) => {
  let guest: Visit;
  let page: Page;

  it.beforeAll(async ({ stay }) => {
    guest = await stay(view);
    ({ page } = guest);
    await allowClipboard(guest);
    return guest.close;
  });

  it('no focused field of an order by photos is covered by its sticky footer', async ({ visit }) => {
    const { page: form } = await visit(view, { phone: customer });
    await openCart({ page: form });
    await form.getByRole('button', { name: 'Оформить заказ по фото' }).click();
    const dialog = form.getByRole('dialog', { name: 'Заказ по фото' });
    const send = dialog.getByRole('button', { name: 'Отправить заказ' });
    const comment = dialog.getByRole('textbox').last();
    await comment.waitFor();
    const covered: string[] = [];
    while (!(await comment.evaluate((field) => field === document.activeElement))) {
      await form.keyboard.press('Tab');
      const [field, footer] = [await dialog.locator(':focus').boundingBox(), await send.locator('..').boundingBox()];
      if (!field || !footer) throw new Error('The focus has left the dialog');
      if (field.y + field.height > footer.y)
        covered.push(await dialog.locator(':focus').evaluate((one) => one.outerHTML));
    }
    expect(covered).toEqual([]);
  });

  describe('the phone', () => {
    let phone: Locator;
    it.beforeAll(async () => {
      await (await openMenu(guest)).getByRole('button', { name: 'Войти' }).click();
      phone = page.getByRole('dialog', { name: 'Вход по телефону' }).getByLabel('Телефон', { exact: true });
    });

    it.for(['+7 (900) 123-45-67', '8 900 123 45 67', '79001234567', ' 900 123 45 67 '])(
      'takes %j from the clipboard',
      async (text) => {
        await paste(page, phone, text);
        expect(await shown(phone)).toBe('(900) 123 45 67');
      },
    );

    it('has what a program fills in, in place of what there was', async () => {
      await phone.fill('9330000003');
      expect(await shown(phone)).toBe('(933) 000 00 03');
      await phone.evaluate((input) => {
        if (input instanceof HTMLInputElement) input.value = '+7 900 123-45-67';
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
      expect(await shown(phone)).toBe('(900) 123 45 67');
    });

    it('keeps the caret where one edits', async () => {
      await putCaret(phone, 8);
      await page.keyboard.press('Backspace');
      expect([await shown(phone), await caret(phone)]).toEqual(['(900) 134 56 7', 7]);
      await page.keyboard.type('9');
      expect([await shown(phone), await caret(phone)]).toEqual(['(900) 193 45 67', 8]);
    });

    it('takes back what was typed by Ctrl+Z', async () => {
      await page.keyboard.press('ControlOrMeta+Z');
      expect(await shown(phone)).toBe('(900) 134 56 7');
      await page.keyboard.press('ControlOrMeta+Z');
      expect(await shown(phone)).toBe('(900) 123 45 67');
    });

    it('leads to the code, which takes a pasted text and lets a digit be changed in the middle', async () => {
      await paste(page, phone, newPhone);
      await page.keyboard.press('Enter');
      const code = page.getByLabel('Код из номера');
      await code.waitFor();
      await expect.poll(() => code.evaluate((input) => input === document.activeElement)).toBe(true);
      await paste(page, code, 'Код: 12 3');
      expect(await shown(code)).toBe('123');
      await putCaret(code, 2);
      await page.keyboard.press('Backspace');
      await page.keyboard.type('x9');
      expect([await shown(code), await caret(code)]).toEqual(['193', 2]);
    });

    it('says of a wrong code at its field, and leaves the header of the dialog in reach', async () => {
      guest.allow(/400/);
      const code = page.getByLabel('Код из номера');
      await putCaret(code, 3);
      // The fourth digit sends it.
      await page.keyboard.type('4');
      await page.getByRole('dialog').getByText('Неверный код.', { exact: true }).waitFor();
      expect(await code.getAttribute('aria-invalid')).toBe('true');
      const notice = page.getByRole('alert').filter({ hasText: 'Не удалось авторизоваться' });
      await notice.waitFor();
      const close = await page.getByRole('button', { name: 'Закрыть вход' }).boundingBox();
      // It slides in: where it comes to rest.
      await expect.poll(async () => ((await notice.boundingBox())?.y ?? 0) > 0).toBe(true);
      const place = await notice.boundingBox();
      if (!close || !place) throw new Error('One of them is not on the screen');
      const isApart =
        place.y >= close.y + close.height || place.y + place.height <= close.y || place.x + place.width <= close.x;
      expect(isApart).toBe(true);
      await page.getByRole('button', { name: 'Изменить номер' }).click();
      expect(await shown(page.getByLabel('Телефон', { exact: true }))).toBe(`(900) 123 45 ${newPhone.slice(-2)}`);
    });
  });

  it('the quantity refuses what does not fit, wherever the caret is, and becomes 1 when it is left empty', async () => {
    await page.goto('/item/1/');
    // Of what is typed before, the field gets the last text alone.
    await untilAlive(page);
    const count = page
      .getByRole('main')
      .getByRole('group', { name: /^Количество:/ })
      .first()
      .getByLabel('Количество', { exact: true });
    await count.waitFor();
    await paste(page, count, ' 1 23 ');
    await paste(page, count, '1e9');
    await paste(page, count, '1000');
    expect(await shown(count)).toBe('123');
    await putCaret(count, 1);
    await page.keyboard.type('a-9.');
    expect([await shown(count), await caret(count)]).toEqual(['123', 1]);
    await page.keyboard.press('Backspace');
    await page.keyboard.type('4');
    expect([await shown(count), await caret(count)]).toEqual(['423', 1]);
    await count.selectText();
    await page.keyboard.press('Delete');
    await page.keyboard.press('Tab');
    expect(await shown(count)).toBe('1');
  });

  it('an amount takes any writing, keeps the caret and can be taken back', async ({ visit }) => {
    const member = await visit(view, { phone: customer });
    const { page } = member;
    await allowClipboard(member);
    await (await openMenu(member)).getByRole('button', { name: 'Пополнить' }).click();
    const amount = page.getByLabel('Сумма');
    await amount.waitFor();
    await paste(page, amount, '1,290.50 ₽');
    expect(await shown(amount)).toBe('1_290,50');
    await putCaret(amount, 1);
    await page.keyboard.type('23');
    expect([await shown(amount), await caret(amount)]).toEqual(['123_290,50', 3]);
    await page.keyboard.press('Backspace');
    expect([await shown(amount), await caret(amount)]).toEqual(['12_290,50', 2]);
    await page.keyboard.press('ControlOrMeta+Z');
    expect(await shown(amount)).toBe('123_290,50');
    await amount.selectText();
    await page.keyboard.type('7.5');
    await page.keyboard.press('Tab');
    expect(await shown(amount)).toBe('7,50');
    await paste(page, amount, '1000000000');
    await page.getByText('Не\u00A0больше 999\u00A0999\u00A0999,99: «1000000000» не\u00A0вставлено.').waitFor();
    await amount.fill('1e9');
    await page.getByText('Это не\u00A0сумма: «1e9» не\u00A0вставлено.').waitFor();
    expect(await shown(amount)).toBe('7,50');
  });

  it('causes no unexpected errors in the browser', () => expect(guest.problems()).toEqual([]));
});
