import { test } from 'vitest';
import { startAppServer } from './app-server.ts';
import { keepFailure } from './failures.ts';
import { FlakyProxy } from './flaky-proxy.ts';
import { chromiumFlags, launchBrowser } from './launch.ts';
import { signInByApi, type SignedInState } from './sign-in.ts';
import { openVisit, openVisits, type View, type Visit, type VisitStart } from './visit.ts';

/** Where a visit begins, and as whom. */
interface VisitOf extends VisitStart {
  /** The ten digits of a phone of the file's shop whose person is signed in already. */
  phone?: string;
}

/** Opens a visit. */
export type OpenVisit = (view: View, start?: VisitOf) => Promise<Visit>;

/**
 * A test in a real browser. One Chromium serves all files of a worker; each file has a shop of its own, each visit a
 * profile and an address. What a failed test saw is in `reports/failures`.
 */
export const it = test
  .extend('chromiumFlags', { scope: 'worker' }, chromiumFlags)
  .extend('shopSettings', { scope: 'file' }, {} as Readonly<Record<string, string>>)
  .extend('browser', { scope: 'worker' }, async ({ chromiumFlags: flags }, { onCleanup }) => {
    const browser = await launchBrowser(flags);
    onCleanup(() => browser.close());
    return browser;
  })
  /** A demo shop that the tests of a file share: each uses phones of its own. */
  .extend('shop', { scope: 'file' }, async ({ shopSettings }, { onCleanup }) => {
    const server = await startAppServer(shopSettings);
    onCleanup(() => server.stop());
    return server;
  })
  /** Signs a person in: once a phone, since it can be called once a minute. */
  .extend('signedInAs', { scope: 'file' }, async ({ shop }) => {
    const states = new Map<string, Promise<SignedInState>>();
    return (phone: string): Promise<SignedInState> => {
      const state = states.get(phone) ?? signInByApi(shop.url, phone);
      states.set(phone, state);
      return state;
    };
  })
  /** Opens a visit with the person signed in who has the phone. */
  .extend('openAs', { scope: 'file' }, async ({ browser, shop, signedInAs }): Promise<OpenVisit> => {
    return async (view, { phone, ...start } = {}) => {
      if (phone === undefined) return openVisit(browser, start.url ?? shop.url, view, start);
      return openVisit(browser, shop.url, view, { ...start, storageState: await signedInAs(phone) });
    };
  })
  /** Opens a visit that several tests share, for `beforeAll`; the caller returns `close` from there. */
  .extend('stay', { scope: 'file' }, async ({ openAs }, { onCleanup }): Promise<OpenVisit> => {
    onCleanup(async () => {
      // Those that a failed `beforeAll` left open.
      if (openVisits.size > 0) await keepFailure('before the tests');
      await Promise.all([...openVisits].map((visit) => visit.close()));
    });
    return openAs;
  })
  /** A way to the shop on which the test loses, delays and answers calls. */
  .extend('proxy', async ({ shop }, { onCleanup }) => {
    const proxy = await FlakyProxy.open(shop.url);
    onCleanup(() => proxy.stop());
    return proxy;
  })
  /**
   * Opens a visit for this test alone, and closes it; a problem on its pages that the test didn't allow fails the test.
   */
  .extend('visit', async ({ openAs, task }, { onCleanup }): Promise<OpenVisit> => {
    const opened: Visit[] = [];
    onCleanup(async () => {
      const problems = opened.flatMap((visit) => visit.problems());
      await Promise.all(opened.map((visit) => visit.close()));
      if (task.result?.state !== 'fail' && problems.length > 0) throw new Error(problems.join('\n'));
    });
    return async (view, start) => {
      const visit = await openAs(view, start);
      opened.push(visit);
      return visit;
    };
  })
  // Depends on `visit` so that it is cleaned up before it, while the pages are still open.
  .extend('failure', { auto: true }, async ({ visit, task }, { onCleanup }) => {
    onCleanup(() => (task.result?.state === 'fail' ? keepFailure(`${task.file.name} ${task.name}`) : undefined));
    return visit;
  });
