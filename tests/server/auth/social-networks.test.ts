import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createOkLogin, signOkCall } from '#server/ports/ok-login.ts';
import type { SocialLogin } from '#server/ports/social-login.ts';
import { createVkLogin } from '#server/ports/vk-login.ts';
import { socialKeys, SocialNetwork } from '#tests/support/server/social-network.ts';

const request = {
  redirectUri: 'https://shop.test/api/auth/callback/x/',
  state: 's'.repeat(43),
  verifier: 'v'.repeat(43),
};
const shortly = 100;

let network: SocialNetwork;
beforeAll(async () => {
  network = await SocialNetwork.open();
});
afterAll(() => network.close());

const { VK_CLIENT_ID: vkId, OK_CLIENT_ID: okId, OK_CLIENT_SECRET: clientSecret, OK_PUBLIC_KEY: publicKey } = socialKeys;
const networks: Record<string, (url: string, more?: { timeoutMs?: number; wrong?: boolean }) => SocialLogin> = {
  'VK ID': (url, { timeoutMs, wrong } = {}) => createVkLogin({ clientId: wrong ? 'other' : vkId, url }, timeoutMs),
  Odnoklassniki: (url, { timeoutMs, wrong } = {}) =>
    createOkLogin(
      { clientId: okId, clientSecret: wrong ? 'other' : clientSecret, publicKey, url, apiUrl: url },
      timeoutMs,
    ),
};

describe.each(Object.entries(networks))('%s', (name, create) => {
  const go = async (login: SocialLogin) => {
    const { searchParams } = await network.visit(await login.authorizeUrl(request));
    return {
      code: searchParams.get('code') ?? '',
      state: searchParams.get('state') ?? '',
      deviceId: searchParams.get('device_id') ?? undefined,
    };
  };
  const failed = { name: 'SocialLoginFailed' };

  it('returns the person who signed in', async () => {
    const login = create(network.url);
    expect(await login.findPerson(request, await go(login))).toEqual({
      subject: '9001',
      firstName: 'Ольга',
      lastName: 'Берг',
    });
  });

  it('receives the verifier only with the code, and its digest before', async () => {
    const login = create(network.url);
    network.asked.length = 0;
    await login.findPerson(request, await go(login));
    const [first, second] = network.asked;
    expect(JSON.stringify(first)).not.toContain(request.verifier);
    expect(first?.fields['code_challenge']).toMatch(/^[\w-]{43}$/);
    expect(second?.fields).toMatchObject({
      code_verifier: request.verifier,
      redirect_uri: request.redirectUri,
      grant_type: 'authorization_code',
    });
  });

  it('refuses a shop that it does not know', async () => {
    const login = create(network.url);
    await expect(create(network.url, { wrong: true }).findPerson(request, await go(login))).rejects.toMatchObject(
      failed,
    );
  });

  it('is not asked about an answer to another request', async () => {
    const login = create(network.url);
    const answer = await go(login);
    network.asked.length = 0;
    await expect(login.findPerson(request, { ...answer, state: 'other' })).rejects.toMatchObject(failed);
    expect(network.asked).toEqual([]);
  });

  it('times out', async () => {
    const login = create(network.url, { timeoutMs: shortly });
    const answer = await go(login);
    network.isSilent = true;
    const began = performance.now();
    await expect(login.findPerson(request, answer)).rejects.toMatchObject({
      ...failed,
      cause: { name: 'TimeoutError' },
    });
    expect(performance.now() - began).toBeGreaterThanOrEqual(shortly - 5);
    network.isSilent = false;
  });

  it('times out after ten seconds by default', async () => {
    const login = create(network.url);
    const answer = await go(login);
    const timeouts = vi.spyOn(AbortSignal, 'timeout');
    await login.findPerson(request, answer);
    expect(timeouts.mock.calls).toEqual([[10_000]]);
    timeouts.mockRestore();
  });

  it('may be unreachable, or answer in an unknown form', async () => {
    const login = create(network.url);
    const answer = await go(login);
    await expect(create('http://127.0.0.1:9').findPerson(request, answer)).rejects.toMatchObject(failed);
    await expect(create(`${network.url}/nothing-here`).findPerson(request, answer)).rejects.toMatchObject(failed);
  });

  it('may answer without a person', async () => {
    const login = create(network.url);
    for (const id of ['', '1 or 1', 'x'.repeat(101)]) {
      network.person.id = id;
      await expect(login.findPerson(request, await go(login)), `${name} named «${id}»`).rejects.toMatchObject(failed);
    }
    network.person.id = '9001';
  });
});

it('VK ID has its codes bound to a device', async () => {
  const login = createVkLogin({ clientId: vkId, url: network.url });
  const { searchParams } = await network.visit(await login.authorizeUrl(request));
  const answer = { code: searchParams.get('code') ?? '', state: request.state };
  await expect(login.findPerson(request, { ...answer, deviceId: undefined })).rejects.toMatchObject({
    message: 'VK ID named no device',
  });
  await expect(login.findPerson(request, { ...answer, deviceId: 'another' })).rejects.toMatchObject({
    message: expect.stringContaining('401'),
  });
});

it('Odnoklassniki has its calls signed as another tool signs them', () => {
  // md5('application_key=Amethod=users.getCurrentUser' + md5('tokensecret')) by md5sum.
  expect(signOkCall({ method: 'users.getCurrentUser', application_key: 'A' }, 'token', 'secret')).toBe(
    '8ae2fb1a71bfdf93e341587f6c2d2550',
  );
});
