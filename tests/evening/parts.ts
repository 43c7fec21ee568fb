import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop } from '#tests/bench/start.ts';
import { createShop } from '#tests/support/server/create-shop.ts';
import { SmsRu } from '#tests/support/server/sms-ru.ts';
import type { Step } from './acts.ts';
import { buyerSteps } from './buyer-steps.ts';
import { cashierSteps } from './cashier-steps.ts';
import { emptyPhones, emptySteps } from './empty-steps.ts';
import { ownerSteps } from './owner-steps.ts';
import { pageSteps } from './page-steps.ts';
import { prepareBuying, prepareEvening, preparePayments } from './prepare.ts';
import { prepareShift } from './prepare-shift.ts';
import { shiftSteps } from './shift-steps.ts';
import { Shop } from './shop.ts';
import { steps } from './steps.ts';

/** A shop in which a part takes place. */
interface Place {
  shop: Shop;
  close(): Promise<void>;
}

/** What somebody does of an evening, in a shop of its own: each step finds what the ones before have left. */
interface Part {
  steps: readonly Step[];
  open(): Promise<Place>;
}

/** A fresh demo shop in which `prepare` has left work. */
async function openDemo(prepare?: (shop: Shop) => Promise<void>): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-evening-'));
  const program = await startShop(folder, null);
  const shop = await Shop.openDemo(program.url);
  await prepare?.(shop);
  return {
    shop,
    close: async () => {
      await program.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A shop in production that has nothing but its owner, and the service that rings its people's phones. */
async function openEmpty(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-evening-'));
  const sms = await SmsRu.open();
  const program = await startShop(folder, null, { NODE_ENV: 'production', LOG_LEVEL: 'silent', ...sms.env });
  await createShop(folder, 'Лавка у\u00A0моста', emptyPhones.owner);
  return {
    shop: new Shop(program.url, sms),
    close: async () => {
      await program.stop();
      await sms.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** All parts, by the name that the command takes. */
export const parts: Readonly<Record<string, Part>> = {
  evening: { steps, open: () => openDemo(prepareEvening) },
  shift: { steps: shiftSteps, open: () => openDemo(prepareShift) },
  cashier: { steps: cashierSteps, open: () => openDemo(preparePayments) },
  intermediary: { steps: buyerSteps, open: () => openDemo(prepareBuying) },
  owner: { steps: ownerSteps, open: () => openDemo() },
  empty: { steps: emptySteps, open: openEmpty },
  pages: { steps: pageSteps, open: () => openDemo() },
};
