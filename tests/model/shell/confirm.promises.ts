import { always, offers, type Promised } from '#tests/model/kit/promises/promises.ts';

/** Specification: section 2 (dialogs). */
export const confirmPromises: readonly Promised[] = [
  {
    text: 'На вопрос всегда можно ответить «нет».',
    check: offers('asking', 'question.declined'),
  },
  {
    text: 'На вопрос всегда можно ответить «да».',
    check: offers('asking', 'question.confirmed'),
  },
  {
    text: 'Каждый вопрос получает ответ, даже если его сменил другой.',
    check: always({ in: 'asking', on: '*' }, { emits: 'question.answered' }),
  },
];
