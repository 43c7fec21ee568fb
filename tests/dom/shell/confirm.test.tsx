import type { PageActors } from '#page/page-deps.ts';
import { ConfirmDialog } from '#app/overlays/confirm-dialog.tsx';
import { confirmMachine } from '#machines/shell/confirm.machine.ts';
import { walkDom, type DomDriver } from '#tests/model/kit/walk-dom.ts';
import { confirmModel } from '#tests/model/shell/confirm.model.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { render, screen } from '@testing-library/react';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import type { AnyStateMachine, SnapshotFrom } from 'xstate';

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
    asking: ({ context }: SnapshotFrom<typeof confirmMachine>) =>
      expect(screen.getByRole('dialog')).toHaveAccessibleName(`Удалить «${context.question?.name}» из\u00A0корзины?`),
  },
};

it('walks every path of the confirm dialog', async () => {
  const { failures, missed } = await walkDom(confirmModel, driver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
});

it.each([
  ['Кружка', 'Удалить «Кружка» из\u00A0корзины?'],
  ['Фартук-передник «Кафе»', 'Удалить «Фартук-передник „Кафе“» из\u00A0корзины?'],
  ['Плед с кистями', 'Удалить «Плед с\u00A0кистями» из\u00A0корзины?'],
  [undefined, 'Удалить товар из\u00A0корзины?'],
])('asks about «%s» by its name', async (name, title) => {
  function Asked() {
    const confirm = useActorRef(confirmMachine);
    useEffect(() => {
      confirm.send({ type: 'question.asked', question: { id: '1', kind: 'deleteLine', ...(name && { name }) } });
    }, [confirm]);
    return (
      <TestPage actors={{ confirm }}>
        <ConfirmDialog />
      </TestPage>
    );
  }
  render(<Asked />);
  expect(await screen.findByRole('dialog')).toHaveAccessibleName(title);
  // An Enter too many loses nothing.
  expect(screen.getByRole('button', { name: 'Отмена' })).toHaveFocus();
});
