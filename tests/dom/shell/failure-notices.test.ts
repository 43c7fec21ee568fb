import { cartFlow } from '#entities/cart/flows/cart.flow.ts';
import type { Flow } from '#page/define-flow.ts';
import { phoneLoginFlow } from '#storefront/auth/flows/phone-login.flow.ts';
import { checkoutFlow } from '#storefront/checkout/flows/checkout.flow.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { cartOf } from '#tests/support/dom/cart-samples.ts';
import { pageOf } from '#tests/support/dom/test-page.tsx';
import { notificationsStore } from '@mantine/notifications';
import { QueryClient } from '@tanstack/react-query';
import type { EventObject } from 'xstate';
import { expect, it } from 'vitest';

const error = new Error('Так нельзя.');
const event = (type: string, facts: object = {}): EventObject => Object.assign({ type }, { error, ...facts });

it.each<[string, Flow, EventObject]>([
  ['Не удалось авторизоваться', phoneLoginFlow, event('phoneLogin.failed', { what: 'signIn' })],
  ['Не удалось отправить код', phoneLoginFlow, event('phoneLogin.failed', { what: 'sendCode' })],
  ['Не удалось проверить звонок', phoneLoginFlow, event('phoneLogin.failed', { what: 'checkCall' })],
  ['Не удалось оформить заказ', checkoutFlow, event('checkout.failed')],
  ['Не удалось удалить товар', cartFlow, event('line.deleteFailed', { lineId: 1 })],
  ['Не удалось получить корзину', cartFlow, event('cart.loadFailed')],
])('says why, and «%s»', async (hindered, flow, failed) => {
  answerCalls(async () => Response.json(cartOf([])));
  flow.connect(pageOf({}, new QueryClient()).deps).handle(failed);
  await expect
    .poll(() => notificationsStore.getState().notifications.map(({ title, message }) => [title, message]))
    .toEqual([['Так нельзя.', hindered]]);
});
