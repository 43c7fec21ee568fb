import { PhoneSimulator } from '#storefront/demo/phone-simulator.tsx';
import { phoneLoginMachine } from '#machines/auth/phone-login.machine.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

const PHONE = '79000000001';
const calls = [
  {
    id: '6f1c1f5e-8f4d-4c41-9a0e-0d8c5c6b8a12',
    phone: PHONE,
    caller_number: '74951234567',
    created_at: '2026-11-21T09:31:00.000Z',
  },
  {
    id: '6f1c1f5e-8f4d-4c41-9a0e-0d8c5c6b8a11',
    phone: PHONE,
    caller_number: '74957654321',
    created_at: '2026-11-21T09:30:00.000Z',
  },
];

const asked: string[] = [];
let answer: (request: Request) => Response;

beforeEach(() => {
  asked.length = 0;
  answer = () => Response.json({ result: calls });
  answerCalls(async (request: Request) => {
    asked.push(
      (
        `${request.method} ${new URL(request.url).pathname}${new URL(request.url).search} ` +
        (await request.clone().text())
      ).trim(),
    );
    return answer(request);
  });
});
/** A login dialog that stands open, with calls that answer at once. */
function openLogin() {
  const login = createActor(
    phoneLoginMachine.provide({
      actors: {
        sendCall: fromPromise(() => Promise.resolve({ request_id: 'call-1' })),
        sendReceiveCall: fromPromise(() => Promise.resolve({ request_id: 'call-2', number: '78005553535' })),
      },
    }),
    { input: { repeatSeconds: 1, tickMs: 1, pollMs: 1_000_000 } },
  ).start();
  login.send({ type: 'dialog.opened', reason: 'menu' });
  render(
    <TestPage actors={{ login }}>
      <PhoneSimulator />
    </TestPage>,
  );
  return login;
}

async function enterPhone(login: ReturnType<typeof openLogin>): Promise<void> {
  await act(async () => {
    login.send({ type: 'phone.changed', phone: '(900) 000 00 01' });
    login.send({ type: 'phone.submitted' });
    await waitFor(login, (snapshot) => snapshot.hasTag('step2') && snapshot.context.secondsLeft === 0);
  });
}

it('asks for nothing until the shop has been asked to call', () => {
  openLogin();
  expect(screen.getByText(/Введите любой номер/)).toBeVisible();
  expect(asked).toEqual([]);
});

it('rings with the latest call and marks the digits that are the code', async () => {
  await enterPhone(openLogin());
  expect(await screen.findByText('Входящий звонок')).toBeVisible();
  expect(screen.getByText('45\u00A067', { normalizer: (text) => text })).toHaveProperty('tagName', 'MARK');
  // However often it looks again.
  expect(new Set(asked)).toEqual(new Set([`GET /api/demo/calls/?phone=${PHONE}`]));
});

it('calls the given number', async () => {
  const login = openLogin();
  await enterPhone(login);
  await act(async () => {
    login.send({ type: 'repeat.requested' });
    await waitFor(login, (snapshot) => snapshot.matches('code') && snapshot.context.secondsLeft === 0);
    login.send({ type: 'repeat.requested' });
    await waitFor(login, (snapshot) => snapshot.matches('waitingForCall'));
  });
  answer = () => new Response(null, { status: 204 });
  asked.length = 0;
  await userEvent.click(screen.getByRole('button', { name: 'Позвонить' }));
  expect(await screen.findByText(/Вызов прошёл/)).toBeVisible();
  expect(asked).toContain(`POST /api/demo/calls/ ${JSON.stringify({ phone: PHONE, number: '78005553535' })}`);
});
