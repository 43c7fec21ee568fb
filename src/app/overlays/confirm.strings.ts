import { quoted } from '#lib/quoted.ts';

interface QuestionTexts {
  title: string | ((name: string | undefined) => string);
  text?: string | ((sum: string | undefined) => string);
  /** The label of the confirming button. */
  yes: string;
}

/** The texts of questions, by kind. */
export const confirmStrings: Readonly<Record<string, QuestionTexts>> = {
  withdrawTopUp: {
    title: 'Отозвать пополнение?',
    text: 'Если вы уже перевели деньги, не отзывайте: мы зачислим их на баланс.',
    yes: 'Отозвать',
  },
  withdrawRefund: {
    title: 'Отозвать возврат?',
    text: 'Деньги останутся на балансе и снова будут доступны.',
    yes: 'Отозвать',
  },
  leavePage: {
    title: 'Уйти без сохранения?',
    text: 'Изменения не\u00A0сохранятся.',
    yes: 'Уйти',
  },
  leaveOrderForm: {
    title: 'Закрыть без сохранения?',
    text: 'Изменения не\u00A0сохранятся.',
    yes: 'Закрыть',
  },
  deletePurchase: {
    title: (name) => `Удалить ${name ? quoted(name) : 'закупку'}?`,
    text: 'В\u00A0закупке нет позиций. Вернуть её будет нельзя.',
    yes: 'Удалить',
  },
  deleteAlbum: {
    title: (name) => `Удалить ${name ? `альбом ${quoted(name)}` : 'альбом'}?`,
    text: 'Его фото тоже удалятся. Вернуть их будет нельзя.',
    yes: 'Удалить',
  },
  endOtherSessions: {
    title: 'Выйти на\u00A0всех других устройствах?',
    text: 'Там придётся войти заново. Здесь вы останетесь.',
    yes: 'Завершить',
  },
  deleteItem: {
    title: (name) => `Удалить ${name ? quoted(name) : 'товар'}?`,
    text: 'Товар пропадёт из\u00A0каталога. Вернуть его можно из\u00A0списка удалённых.',
    yes: 'Удалить',
  },
  deleteCustomer: {
    title: (name) => (name ? `Удалить: ${name}?` : 'Удалить клиента?'),
    text: 'Он не\u00A0сможет войти в\u00A0магазин. Заказы и\u00A0платежи сохранятся. Вернуть его можно.',
    yes: 'Удалить',
  },
  deleteCustomerWithBalance: {
    title: (name) => (name ? `Удалить: ${name}?` : 'Удалить клиента?'),
    text: (sum) =>
      `На\u00A0балансе клиента ${sum ?? 'не\u00A0ноль'}. Лучше сначала вернуть деньги или закрыть долг: ` +
      'войти в\u00A0магазин он больше не\u00A0сможет, а\u00A0эта сумма останется за\u00A0ним.',
    yes: 'Удалить',
  },
  deleteDelivery: {
    title: (name) => `Удалить ${name ? quoted(name) : 'способ доставки'}?`,
    text: 'Выбрать его будет нельзя. В\u00A0прежних заказах он останется.',
    yes: 'Удалить',
  },
  deletePoint: {
    title: (name) => `Удалить ${name ? quoted(name) : 'пункт выдачи'}?`,
    text: 'Выбрать его будет нельзя. В\u00A0прежних заказах он останется.',
    yes: 'Удалить',
  },
  deleteGroup: {
    title: (name) => `Удалить ${name ? `группу ${quoted(name)}` : 'группу прав'}?`,
    text: 'Права, которые были у\u00A0людей только через неё, пропадут сразу.',
    yes: 'Удалить',
  },
  deleteLine: { title: (name) => `Удалить ${name ? quoted(name) : 'товар'} из\u00A0корзины?`, yes: 'Удалить' },
};
