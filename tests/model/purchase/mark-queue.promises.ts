import { always, leadsTo, offers, type Promised } from '#tests/model/kit/promises/promises.ts';

interface Queue {
  unsent: readonly unknown[];
  refused: readonly unknown[];
  late: number | null;
}

/** Design: intermediary. The model tells of no more than three marks at once. */
export const markQueuePromises: readonly Promised[] = [
  {
    text: 'Отметка без ответа отправится снова сама.',
    check: leadsTo('unanswered', ['sending', 'offline', 'idle']),
  },
  {
    text: 'Отметку можно сделать и без связи, и не одну.',
    check: offers(
      { in: 'offline', when: ({ unsent, refused, late }: Queue) => unsent.length < 3 && refused.length < 2 && !late },
      'mark.told',
    ),
  },
  {
    text: 'Как только связь вернулась, отметки уходят.',
    check: always(
      { in: 'offline', on: 'network.restored', when: ({ unsent }: Queue) => unsent.length > 0 },
      { in: 'sending' },
    ),
  },
  {
    text: 'Если магазин занят, отметка отправится снова сама.',
    check: leadsTo('busy', ['sending', 'offline', 'idle']),
  },
];
