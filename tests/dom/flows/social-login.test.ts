import { phoneLoginMachine } from '#machines/auth/phone-login.machine.ts';
import { socialLoginFlow } from '#storefront/auth/flows/social-login.flow.ts';
import { socialLoginModel } from '#tests/model/auth/social-login.model.ts';
import { walkFlow } from '#tests/model/kit/flow/walk-flow.ts';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';

it('walks every path of the login by a social network, with what is sent and what follows', async () => {
  const { failures, missed, left } = await walkFlow(socialLoginModel, {
    flow: socialLoginFlow,
    answers: { getToken: (token: object) => [{ status: 200, body: token }] },
    held: {
      openPopup: 'opens a window',
      readPopup: 'reads the address of a window',
      closePopup: 'closes a window',
    },
    actors: () => ({ login: createActor(phoneLoginMachine, { input: {} }) }),
  });
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(left).toBe(0);
});
