import { quoted } from '#lib/quoted.ts';

interface QuestionTexts {
  title: string | ((name: string | undefined) => string);
  text?: string;
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
  deleteItem: {
    title: (name) => `Удалить ${name ? quoted(name) : 'товар'}?`,
    text: 'Товар пропадёт из\u00A0каталога. Вернуть его можно будет сразу после удаления.',
    yes: 'Удалить',
  },
  deleteLine: { title: (name) => `Удалить ${name ? quoted(name) : 'товар'} из\u00A0корзины?`, yes: 'Удалить' },
};
