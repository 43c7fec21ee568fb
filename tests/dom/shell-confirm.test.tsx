import { ConfirmDialog } from '#features/shell/confirm-dialog.tsx';
import type { Question } from '#machines/shell/confirm.machine.ts';
import type { MachineActor } from '#ui/machine-types.ts';
import { walkDom, type DomDriver } from '#tests/model/kit/walk-dom.ts';
import { confirmModel } from '#tests/model/shell/confirm.model.ts';
import { TestPage } from '#tests/support/test-page.tsx';
import { screen } from '@testing-library/react';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';

function Page({ machine }: { machine: AnyStateMachine }) {
  const confirm = useActorRef(machine) as MachineActor<'confirm'>;
  const [asker, setAsker] = useState('');
  return (
    <TestPage actors={{ confirm }}>
      <input aria-label="Кто спрашивает" value={asker} onChange={(event) => setAsker(event.target.value)} />
      <button type="button" onClick={() => confirm.send({ type: 'question.asked', question: { id: asker, kind: 'deleteLine' } })}>
        Спросить
      </button>
      <ConfirmDialog />
    </TestPage>
  );
}

const askerOf = (event: object): string => ('question' in event ? (event.question as Question).id : '');

const driver: DomDriver = {
  render: (machine) => <Page machine={machine} />,
  act: {
    'question.asked': async ({ user, event }) => {
      const field = screen.getByLabelText('Кто спрашивает');
      await user.clear(field);
      await user.type(field, askerOf(event));
      await user.click(screen.getByText('Спросить'));
    },
    'question.confirmed': ({ user }) => user.click(screen.getByRole('button', { name: 'Удалить' })),
    'question.declined': ({ user }) => user.click(screen.getByRole('button', { name: 'Отмена' })),
  },
  screen: {
    idle: () => expect(screen.queryByRole('dialog')).toBeNull(),
    asking: () => expect(screen.getByRole('dialog')).toHaveAccessibleName('Удалить товар из корзины?'),
  },
};

it('walks every path of the confirm dialog', async () => {
  const { failures, missed } = await walkDom(confirmModel, driver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
});
