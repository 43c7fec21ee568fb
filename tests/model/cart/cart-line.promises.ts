import { before, leadsTo, never, type Promised } from '../kit/promises.ts';

/** Specification: section 4 (cart), section 5 (quantity input). */
export const cartLinePromises: readonly Promised[] = [
  {
    text: 'Правка сохранится сама, даже если больше ничего не делать.',
    check: leadsTo('editing', ['saving', 'asking']),
  },
  {
    text: 'Строка удаляется только после вопроса.',
    check: before({ in: 'asking', on: 'confirmDeletion done' }, 'deleting'),
  },
  {
    text: 'Пока правка не сохранена и не отклонена, она не забудется.',
    check: never({ in: 'idle', when: ({ edits }: { edits: object }) => Object.keys(edits).length > 0 }),
  },
  {
    text: 'После потери связи строка отправится снова, даже если ничего не делать.',
    check: leadsTo('waiting', ['saving', 'editing', 'asking']),
  },
];
