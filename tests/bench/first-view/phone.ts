import type { Browser, BrowserContext, Page } from 'playwright-core';

/** 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** A processor of a quarter of the speed. */
const CPU_RATE = 4;

/** A new profile of a phone. */
export const openPhone = (browser: Browser, url: string): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: url,
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'ru-RU',
  });

/** Makes a page run and load as on a slow phone; with its network as fast as it is where `hasFastNetwork`. */
export async function beSlow(page: Page, { hasFastNetwork = false } = {}): Promise<void> {
  const session = await page.context().newCDPSession(page);
  if (!hasFastNetwork) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowNetwork);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
}

/** The value that this share of the values is below. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(values.length * share))] ?? 0;
}

/** The middle value. */
export const medianOf = (values: readonly number[]): number => quantileOf(values, 0.5);
