import { CartDrawer } from '#storefront/cart/cart-drawer.tsx';
import { ConfirmDialog } from '#app/overlays/confirm-dialog.tsx';
import { phoneLoginMachine } from '#machines/auth/phone-login.machine.ts';
import { confirmMachine } from '#machines/shell/confirm.machine.ts';
import { cartDrawer } from '#entities/shop/overlays.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';

it.each(['after', 'before'])('stays when Escape closes a question that was first drawn %s it', async (order) => {
  const user = userEvent.setup();
  const confirm = createActor(confirmMachine).start();
  const login = createActor(phoneLoginMachine, { input: {} }).start();
  act(cartDrawer.open);
  const drawer = (
    <CartDrawer key="drawer" onCheckout={() => undefined}>
      <button
        type="button"
        onClick={() =>
          confirm.send({ type: 'question.asked', question: { id: '1', kind: 'deleteLine', name: 'Чашка' } })
        }
      >
        Спросить
      </button>
    </CartDrawer>
  );
  const question = <ConfirmDialog key="question" />;
  render(
    <TestPage actors={{ confirm, login }}>{order === 'after' ? [drawer, question] : [question, drawer]}</TestPage>,
  );

  await user.click(screen.getByText('Спросить'));
  expect(await screen.findByText('Удалить «Чашка» из корзины?')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(confirm.getSnapshot().context.question).toBeNull();
  expect(cartDrawer.isOpen.get()).toBe(true);
  await expect.poll(() => document.activeElement).toBe(screen.getByText('Спросить'));
  await user.keyboard('{Escape}');
  expect(cartDrawer.isOpen.get()).toBe(false);
});
