import { phoneLoginFlow } from '#storefront/auth/flows/phone-login.flow.ts';
import { phoneLoginModel } from '#tests/model/auth/phone-login.model.ts';
import { walkFlow } from '#tests/model/kit/flow/walk-flow.ts';
import { expect, it } from 'vitest';

it('walks every path of the login by phone, with what is sent and what follows', async () => {
  const { failures, missed, left } = await walkFlow(phoneLoginModel, {
    flow: phoneLoginFlow,
    answers: {
      sendCall: (call: object) => [{ status: 200, body: call }],
      sendReceiveCall: (call: object) => [{ status: 200, body: call }],
      getCallStatus: (call: object) => [{ status: 200, body: call }],
      getToken: (token: object) => [{ status: 200, body: token }],
    },
    // How long one has to wait, and how often was looked, change nothing of what is sent and told.
    flowClass: ({ context: { phone, code, requestId, refusal, repeats } }) => ({
      phone,
      code,
      requestId,
      refusal,
      repeats,
    }),
    held: { readClock: 'reads the clock of the device' },
  });
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(left).toBe(0);
});
