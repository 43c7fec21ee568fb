import { canAlways, leadsTo, never, type Promised } from '../kit/promises.ts';

/** Design: intermediary. */
export const markQueuePromises: readonly Promised[] = [
  {
    text: 'Отметка без ответа отправится снова сама.',
    check: leadsTo('unanswered', ['sending', 'offline', 'idle']),
  },
  {
    text: 'Отметку можно сделать и без связи.',
    check: canAlways('offline', { on: 'mark.told' }),
  },
  {
    text: 'Как только связь есть, отметки уходят.',
    check: never({ in: 'offline', on: ['sendMark done', 'sendMark failed'] }),
  },
  {
    text: 'Если магазин занят, отметка отправится снова сама.',
    check: leadsTo('busy', ['sending', 'offline', 'idle']),
  },
];
