interface QuestionTexts {
  title: string;
  text?: string;
  /** What the person does by saying yes. */
  yes: string;
}

/** What is asked, by the question's kind. */
export const confirmStrings: Readonly<Record<string, QuestionTexts>> = {
  deleteLine: { title: 'Удалить товар из корзины?', yes: 'Удалить' },
};
