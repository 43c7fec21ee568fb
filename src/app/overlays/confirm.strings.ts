interface QuestionTexts {
  title: string;
  text?: string;
  /** The label of the confirming button. */
  yes: string;
}

/** The texts of questions, by kind. */
export const confirmStrings: Readonly<Record<string, QuestionTexts>> = {
  deleteLine: { title: 'Удалить товар из корзины?', yes: 'Удалить' },
};
