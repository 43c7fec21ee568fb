import { always, leadsTo, never, type Promised } from '../kit/promises.ts';

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
    text: 'Пока правка не сохранена и не отклонена, она не забудется.',
    check: never({ in: 'idle', when: ({ edits }: { edits: object }) => Object.keys(edits).length > 0 }),
  },
  {
    text: 'После потери связи строка отправится снова, даже если ничего не делать, если только её не удаляют.',
    check: leadsTo('waiting', ['saving', 'deleting']),
  },
];
