import { before, canAlways, leadsTo, type Promised } from '../kit/promises.ts';

/** Design: editing in place. */
export const fieldEditsPromises: readonly Promised[] = [
  {
    text: 'Любое поле можно открыть в любую минуту.',
    check: canAlways('ready', { on: 'field.opened' }),
  },
  {
    text: 'Об отказе сохранить поле говорится всегда.',
    check: leadsTo({ on: 'field.refused' }, 'ready'),
  },
  {
    text: 'Поле закрывается только открытое.',
    check: before({ on: 'field.opened' }, { on: 'field.closed' }),
  },
];
