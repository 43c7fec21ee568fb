import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { chromiumFlags, launchBrowser } from '#tests/support/browser/launch.ts';
import { medianOf } from './phone.ts';

/** What Lighthouse says of a page as a phone sees it: scores of 100, and times in ms. Medians over the runs. */
export interface LighthouseFigures {
  route: string;
  runs: number;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

type Figures = Omit<LighthouseFigures, 'route' | 'runs'>;

interface LighthouseReport {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

// Fetched by npm when this part is asked for: it brings 200 packages, which no test needs. 13 wants a newer Node.
const LIGHTHOUSE = 'lighthouse@12.8.2';
const routes = ['/', '/catalog/', '/catalog/?search=%D1%87%D0%B0%D0%B9', '/item/1/'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const MOST_BYTES = 64_000_000;

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => void server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => void server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

async function look(url: string): Promise<Figures> {
  const port = await freePort();
  const browser = await launchBrowser([...chromiumFlags, `--remote-debugging-port=${port}`]);
  try {
    const command = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, `--port=${port}`];
    const options = ['--quiet', '--output=json', `--only-categories=${categories.join(',')}`];
    const { stdout } = await promisify(execFile)('npm', [...command, ...options], { maxBuffer: MOST_BYTES });
    const report = JSON.parse(stdout) as LighthouseReport;
    const score = (category: string) => Math.round(100 * (report.categories[category]?.score ?? 0));
    const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    };
  } finally {
    await browser.close();
  }
}

/** Looks at each route with Lighthouse's own phone, each time in a new browser. */
export async function measureLighthouse(url: string, runs: number): Promise<LighthouseFigures[]> {
  const figures: LighthouseFigures[] = [];
  for (const route of routes) {
    const seen: Figures[] = [];
    for (let run = 0; run < runs; run += 1) seen.push(await look(url + route));
    const of = (name: keyof Figures) => medianOf(seen.map((each) => each[name]));
    figures.push({
      route: decodeURI(route),
      runs,
      performance: of('performance'),
      accessibility: of('accessibility'),
      bestPractices: of('bestPractices'),
      seo: of('seo'),
      fcp: of('fcp'),
      lcp: of('lcp'),
      tbt: of('tbt'),
      cls: of('cls'),
    });
  }
  return figures;
}
