import { always, canAlways, leadsTo, never, type Promised } from '#tests/model/kit/promises/promises.ts';

/** Design: lifecycles, order line; who edits. */
export const lineEditPromises: readonly Promised[] = [
  {
    text: 'Сохранение строки всегда заканчивается: окно закрыто, снова открыто или задан вопрос.',
    check: leadsTo('saving', ['closed', 'editing', 'askingForce']),
  },
  {
    text: 'Строка убирается из заказа только после ответа «да».',
    check: always('removing', { in: 'asking', on: 'removal.confirmed' }),
  },
  {
    text: 'От любого вопроса можно вернуться к правке.',
    check: canAlways(['asking', 'askingForce'], 'editing'),
  },
  {
    text: 'Пока строка сохраняется, второй раз её не отправить.',
    check: never({ in: ['saving', 'removing'], on: ['form.submitted', 'removal.confirmed'] }),
  },
];
