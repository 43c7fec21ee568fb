import { always, offers, type Promised } from '#tests/model/kit/promises/promises.ts';

interface Fields {
  open: readonly unknown[];
}

/** Design: editing in place. The model has three fields. */
export const fieldEditsPromises: readonly Promised[] = [
  {
    text: 'Открытые поля не мешают открыть ещё одно.',
    check: offers({ when: ({ open }: Fields) => open.length > 0 && open.length < 3 }, 'field.opened'),
  },
  {
    text: 'О каждом отказе сохранить поле говорится.',
    check: always({ on: 'field.refused' }, { emits: 'field.refused' }),
  },
  {
    text: 'О каждой чужой правке поля говорится.',
    check: always({ on: 'field.changedMeanwhile' }, { emits: 'field.changedMeanwhile' }),
  },
  {
    text: 'Закрыв поле, его можно открыть снова, даже если все другие открыты.',
    check: offers({ on: 'field.closed', when: ({ open }: Fields) => open.length === 3 }, 'field.opened'),
  },
];
