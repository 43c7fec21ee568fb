import { pageRoutes } from '#common/routes/pages.ts';
import { screenRoutes } from '#common/routes/screens.ts';
import { sessionFlowStrings } from '#app/shell/flows/session.flow.strings.ts';
import { cartFlowStrings } from '#entities/cart/flows/cart.flow.strings.ts';
import { stateChangeFlowStrings } from '#entities/order/flows/state-change.flow.strings.ts';
import { uploadsFlowStrings } from '#entities/upload/flows/uploads.flow.strings.ts';
import { loginFlowStrings } from '#storefront/auth/flows/login.flow.strings.ts';
import { checkoutFlowStrings } from '#storefront/checkout/flows/checkout.flow.strings.ts';
import { balanceStrings } from '#entities/payment/balance.strings.ts';
import { authStrings } from '#storefront/auth/auth.strings.ts';
import { customerStrings } from '#entities/customer/customer.strings.ts';
import { categoryStrings } from '#entities/item/category.strings.ts';
import { catalogueStrings } from '#storefront/catalogue/catalogue.strings.ts';
import { cartStrings } from '#storefront/cart/cart.strings.ts';
import { checkoutStrings } from '#storefront/checkout/checkout.strings.ts';
import { transitionsStrings } from '#entities/order/transitions/transitions.strings.ts';
import { ordersStrings } from '#entities/order/orders.strings.ts';
import { shellStrings } from '#app/shell/shell.strings.ts';
import { ruleStrings } from '#lib/rules.strings.ts';
import { notifierStrings } from '#ui/notifier/notifier.strings.ts';
import { statesStrings } from '#ui/states/states.strings.ts';
import { filtersStrings } from '#storefront/catalogue/filters/filters.strings.ts';
import { detailOf } from '#server/errors.ts';
import { fieldTexts } from '#server/texts/fields.strings.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

describe('the texts of the specification stand to the letter', () => {
  const texts: [string, string][] = [
    // Section 2
    ['Загрузка...', statesStrings.loading],
    ['Загрузка...', catalogueStrings.loading],
    ['Загрузка...', cartStrings.loading],
    ['Загрузка...', checkoutStrings.loading],
    ['Загрузка...', ordersStrings.loading],
    ['404', statesStrings.notFoundCode],
    ['Страница не найдена', statesStrings.notFound],
    ['На главную', statesStrings.toMain],
    ['Главная', pageRoutes.main.label],
    ['Каталог', pageRoutes.catalog.label],
    ['Понравившиеся', pageRoutes.favourites.label],
    ['Мои заказы', screenRoutes.orders.label],
    ['Платежи', screenRoutes.payments.label],
    ['История баланса', screenRoutes.history.label],
    ['Гость', shellStrings.guest],
    ['Войти', shellStrings.signIn],
    ['Выйти', shellStrings.signOut],
    ['Баланс', balanceStrings.balance],
    ['Пополнить', balanceStrings.topUp],
    ['Возврат денежных средств', balanceStrings.refund],
    // Section 4
    ['Повторный запрос через: 60', authStrings.repeatIn(60)],
    ['Повторный запрос', authStrings.repeat],
    ['Другой способ', authStrings.otherWay],
    // Section 5
    ['Это поле не может быть пустым.', ruleStrings.required],
    ['Ссылка указана неверно.', ruleStrings.link],
    ['Это значение должно быть числом.', ruleStrings.number],
    ['Значение должно быть больше 1', ruleStrings.minimum(1)],
    ['Значение должно быть меньше 999', ruleStrings.maximum(999)],
    ['Кол-во символов должно быть минимум 2', ruleStrings.length(2)],
    // Section 6
    ['Оформить заказ по фото', cartStrings.byPhoto],
    // Section 8
    ['Ошибка сервера', notifierStrings.serverError],
    ['Не удалось авторизоваться', loginFlowStrings.signIn],
    ['Не удалось отправить код', loginFlowStrings.sendCode],
    ['Не удалось проверить звонок', loginFlowStrings.checkCall],
    ['Не удалось получить клиента', customerStrings.failed],
    ['Не удалось оформить заказ', checkoutFlowStrings.failed],
    ['Не удалось сменить статус заказа', stateChangeFlowStrings.failed],
    ['Не удалось удалить товар', cartFlowStrings.delete],
    ['Не удалось загрузить файл', uploadsFlowStrings.failed],
    ['Не удалось получить корзину', cartFlowStrings.load],
    ['Не удалось получить список категорий', categoryStrings.failed],
    ['Ошибка авторизации. Не удалось получить данные вашего профиля', sessionFlowStrings.profileFailed],
  ];
  it.each(texts)('%s', (text, used) => {
    expect(used).toBe(text);
  });
});

it('says the same of a field in the browser and on the server', () => {
  const { required, link, number, phone } = fieldTexts;
  expect({ required, link, number, phone }).toEqual({
    required: ruleStrings.required,
    link: ruleStrings.link,
    number: ruleStrings.number,
    phone: ruleStrings.phone,
  });
  expect(fieldTexts.minimum(5)).toBe(ruleStrings.minimum(5));
  expect(fieldTexts.maximum(5)).toBe(ruleStrings.maximum(5));
  expect(fieldTexts.min_length(5)).toBe(ruleStrings.length(5));
  expect(transitionsStrings.required).toBe(ruleStrings.required);
});

describe('typography', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.strings.ts'),
  );
  const literals = new Map<string, string[]>();
  for (const file of files) {
    const source = readFileSync(join('src', file), 'utf8').replaceAll(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '');
    const found = [...source.matchAll(/'([^'\n]*)'|`([^`]*)`/g)].map(([, plain, template]) => plain ?? template ?? '');
    literals.set(
      file,
      found.filter((text) => /[а-яё]/i.test(text)),
    );
  }
  const offenders = (wrong: RegExp): string[] =>
    [...literals].flatMap(([file, texts]) =>
      texts.filter((text) => wrong.test(text)).map((text) => `${file}: ${text}`),
    );

  it('finds the texts', () => {
    expect([...literals.values()].flat().length).toBeGreaterThan(150);
  });

  it.each([
    ['«ёлочки», not straight quotes', /["„“”]/],
    ['a dash, not a hyphen between spaces', / - /],
    ['an ellipsis, but for the specification’s own «Загрузка...»', /(?<!^Загрузка)\.\.\./],
    ['no number apart from its sign', /№ /],
    ['no currency or per cent apart from its number', /[\d}] [₽%]/],
    ['no two spaces in a row', / {2}/],
  ])('has %s', (_rule, wrong) => {
    expect(offenders(wrong)).toEqual([]);
  });
});

describe('one term for one thing', () => {
  const sources = ['src', 'server'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.strings.ts'))
      .map((file) => join(folder, file)),
  );
  const users = (word: RegExp): string[] =>
    [...sources, 'server/errors.ts'].filter((file) => word.test(readFileSync(file, 'utf8')));

  it.each([
    ['«статус», not «состояние»', /состояни/i],
    ['«клиент», not «покупатель»', /покупател/i],
    ['«нет связи с магазином», not with a server', /связи с(?: |\\u00A0)сервером/i],
    ['«мы» to the shopper', /магазин (?:проверит|увидит|вернёт|уточнит|пока не|подтвердит)/i],
  ])('says %s', (_rule, word) => {
    expect(users(word)).toEqual([]);
  });
});

it.each([
  ['cart_full', { max: 21 }, 'В корзине уже 21\u00A0товар: больше не поместится. Оформите заказ или уберите лишнее.'],
  ['favourites_full', { max: 2 }, 'В понравившихся уже 2\u00A0товара: больше не поместится. Уберите лишнее.'],
  [
    'unused_pictures_full',
    { max: 1, retryAfter: 60 },
    'Загружено, но нигде не\u00A0сохранено: 1\u00A0изображение. ' +
      'Отправьте заказ, сохраните товар или повторите через 1\u00A0минуту.',
  ],
] as const)('agrees with the number in %s', (code, params, text) => {
  expect(detailOf(code, params)).toBe(text);
});

it('joins the two ends of a price range, and gives the currency once', () => {
  expect(filtersStrings.priceRange(690, 1_890, '₽')).toBe('690–1\u00A0890\u00A0₽');
});
