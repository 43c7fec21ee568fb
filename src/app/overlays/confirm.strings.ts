interface QuestionTexts {
  title: string;
  text?: string;
  /** The label of the confirming button. */
  yes: string;
}

/** The texts of questions, by kind. */
export const confirmStrings: Readonly<Record<string, QuestionTexts>> = {
  withdrawTopUp: {
    title: 'Отозвать пополнение?',
    text: 'Если вы уже перевели деньги, не отзывайте: магазин зачислит их на баланс.',
    yes: 'Отозвать',
  },
  withdrawRefund: {
    title: 'Отозвать возврат?',
    text: 'Деньги останутся на балансе и снова будут доступны.',
    yes: 'Отозвать',
  },
  deleteLine: { title: 'Удалить товар из корзины?', yes: 'Удалить' },
};
