import type { PageActors } from '#entities/page/page-deps.ts';
import { ConfirmDialog } from '#app/overlays/confirm-dialog.tsx';
import { walkDom, type DomDriver } from '#tests/model/kit/walk-dom.ts';
import { confirmModel } from '#tests/model/shell/confirm.model.ts';
import { TestPage } from '#tests/support/test-page.tsx';
import { screen } from '@testing-library/react';
import { useActorRef } from '@xstate/react';
import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';

function Page({ machine }: { machine: AnyStateMachine }) {
  const confirm = useActorRef(machine) as PageActors['confirm'];
  return (
    <TestPage actors={{ confirm }}>
      <ConfirmDialog />
    </TestPage>
  );
}

const driver: DomDriver = {
  render: (machine) => <Page machine={machine} />,
  act: {
    'question.confirmed': ({ user }) => user.click(screen.getByRole('button', { name: 'Удалить' })),
    'question.declined': ({ user }) => user.click(screen.getByRole('button', { name: 'Отмена' })),
  },
  withoutControl: { 'question.asked': 'asked by whatever is to be confirmed, such as a line of the cart' },
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
