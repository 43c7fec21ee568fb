import { always, leadsTo, type Promised } from '#tests/model/kit/promises/promises.ts';

const hasEdits = ({ edits }: { edits: object }): boolean => Object.keys(edits).length > 0;

/** Specification: section 4 (cart), section 5 (quantity input). */
export const cartLinePromises: readonly Promised[] = [
  {
    text: 'Правка уходит на сохранение сама, даже если больше ничего не делать, если только строку не удаляют.',
    check: leadsTo('editing', ['saving', 'deleting']),
  },
  {
    text: 'Каждый раз строка удаляется только после ответа на вопрос.',
    check: always('deleting', { in: 'asking', on: 'confirmDeletion done' }),
  },
  {
    text: 'Правка, которую магазин ещё не сохранил и не отклонил, не забудется.',
    check: always({ in: ['editing', 'waiting', 'asking', 'deleting'], when: hasEdits, on: '*' }, [
      'editing',
      'saving',
      'waiting',
      'asking',
      'deleting',
      'deleted',
    ]),
  },
  {
    text: 'После потери связи строка отправится снова, даже если ничего не делать, если только её не удаляют.',
    check: leadsTo('waiting', ['saving', 'deleting']),
  },
];
