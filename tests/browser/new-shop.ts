import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOn } from '#tests/support/browser/app-server.ts';
import type { Visit } from '#tests/support/browser/visit.ts';
import { createShop } from '#tests/support/server/create-shop.ts';
import { SmsRu } from '#tests/support/server/sms-ru.ts';
import { openMenu } from './steps.ts';

/** A shop in production that has nothing but its owner. */
export interface NewShop {
  url: string;
  sms: SmsRu;
  close: () => Promise<void>;
}

/** Makes it as its operator would, with an owner of this phone. */
export async function openNewShop(name: string, ownerPhone: string): Promise<NewShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-production-'));
  const sms = await SmsRu.open();
  const server = await startOn(dataDir, { NODE_ENV: 'production', LOG_LEVEL: 'silent', ...sms.env });
  await createShop(dataDir, name, ownerPhone);
  return {
    url: server.url,
    sms,
    close: async () => {
      await server.stop();
      await sms.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Asks to be called at this phone, and enters the code that production's test service says. */
export async function askForCall({ page }: Visit, phone: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Вход по телефону' });
  await dialog.getByLabel('Телефон', { exact: true }).fill(phone);
  await dialog.getByRole('button', { name: 'Продолжить' }).click();
  await page.getByLabel('Код из номера').fill('0417');
}

/** Signs the owner in from the front page, by a call of their own; answers once the page is loaded again. */
export async function signInOwner(owner: Visit, { sms }: NewShop, phone: string): Promise<void> {
  const { page } = owner;
  await (await openMenu(owner)).getByRole('button', { name: 'Войти' }).click();
  owner.allow(/403/);
  await askForCall(owner, phone);
  // The title is there before the service has said which number it waits at.
  await page.getByRole('dialog', { name: 'Позвоните нам' }).getByRole('link', { name: /^\+7/ }).waitFor();
  const isReloaded = page.waitForEvent('load');
  for (const number of SmsRu.numbers) sms.receive(`7${phone}`, number);
  await isReloaded;
}
