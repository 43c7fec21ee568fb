import { fieldEditMachine, type FieldSave, type SeenItem } from '#machines/item/field-edit.machine.ts';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { someParent } from '../kit/parent.ts';
import { testModel } from '../kit/test-model.ts';
import { fieldEditModel } from './field-edit.model.ts';

testModel(fieldEditModel);

it('keeps why it was not saved while its number is only written otherwise', async () => {
  const saveField = fromPromise<SeenItem | null, FieldSave>(() =>
    Promise.resolve({ version: 9, stock: 8, value: 650 }),
  );
  const field = createActor(fieldEditMachine.provide({ actors: { saveField } }), {
    input: { parent: someParent, itemId: 5, field: 'retail_price', seen: { version: 4, stock: 12, value: 690 } },
  }).start();
  field.send({ type: 'text.changed', text: '700.' });
  field.send({ type: 'field.submitted' });
  await expect.poll(() => field.getSnapshot().context.meanwhile).toBe('field');
  field.send({ type: 'text.changed', text: '700' });
  expect(field.getSnapshot().context).toMatchObject({ text: '700', meanwhile: 'field' });
  field.send({ type: 'text.changed', text: '701' });
  expect(field.getSnapshot().context).toMatchObject({ text: '701', meanwhile: null });
});
