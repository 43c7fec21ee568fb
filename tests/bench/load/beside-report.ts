import type { components } from '#contract/types.ts';
import { readFileSync } from 'node:fs';
import type { BenchOptions } from '../options.ts';
import type { Facts } from './facts.ts';
import type { Slice } from './generator.ts';
import { Generator } from './generator-process.ts';
import { median } from './median.ts';
import type { Sides } from './sides.ts';

/** The catalogue while nobody, or somebody, has a report made. */
interface CatalogueFigure {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** What a large report takes, and what it does to those who read the catalogue meanwhile. */
export interface ReportFigure {
  engine: Sides['engine'];
  lines: number;
  bytes: number;
  /** Milliseconds of one report, while nothing else is asked. */
  quietMs: number;
  /** The same beside the catalogue. */
  besideMs: number;
  alone: CatalogueFigure;
  beside: CatalogueFigure;
  /** Requests of the catalogue that failed. */
  others: number;
  firstOther: string | null;
}

const LINES = 10_000;
/** As many people at once, so that the server has time left, as on most days. */
const CONNECTIONS = 4;
const WARM_MS = 300;

class Reports {
  private readonly url: string;
  private readonly headers: Readonly<Record<string, string>>;

  constructor(url: string, token: string) {
    this.url = url;
    this.headers = { authorization: `Bearer ${token}` };
  }

  async findLines(): Promise<number[]> {
    const states = ['created', 'accepted', 'canceled', 'rejected'].map((state) => `order_state=${state}`).join('&');
    const response = await fetch(`${this.url}/api/order/ids/?${states}`, { headers: this.headers });
    const { ids } = (await response.json()) as components['schemas']['OrderLineIds'];
    if (ids.length < LINES) throw new Error(`The shop has ${ids.length} lines`);
    return ids.slice(0, LINES);
  }

  async make(ids: readonly number[]): Promise<{ ms: number; bytes: number }> {
    const began = performance.now();
    const response = await fetch(`${this.url}/api/report/`, {
      method: 'POST',
      headers: { ...this.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ what: { ids }, kind: 'lines', format: 'xlsx' }),
    });
    const { byteLength: bytes } = await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`A report answered ${response.status}`);
    return { ms: performance.now() - began, bytes };
  }
}

const summarise = (slices: readonly Slice[]): CatalogueFigure => ({
  perSecond: median(slices.map(({ perSecond }) => perSecond)),
  p50: median(slices.map(({ p50 }) => p50)),
  p99: median(slices.map(({ p99 }) => p99)),
});

/** Makes reports without a pause beside the catalogue, in turns with the catalogue alone. */
export async function measureBesideReport(
  { engine, app, factsFile }: Sides,
  { reportTurns, reportMs }: BenchOptions,
): Promise<ReportFigure> {
  const { staffToken } = JSON.parse(readFileSync(factsFile, 'utf8')) as Facts;
  const reports = new Reports(app.url, staffToken);
  const ids = await reports.findLines();
  const generator = new Generator(factsFile);
  const readCatalogue = () =>
    generator.measure({
      side: 'app',
      url: app.url,
      workload: 'catalogue list',
      connections: CONNECTIONS,
      warmMs: WARM_MS,
      measureMs: reportMs,
    });
  const [quiet, made]: [number[], number[]] = [[], []];
  const [alone, beside]: [Slice[], Slice[]] = [[], []];
  try {
    // Lets both compile.
    await readCatalogue();
    const { bytes } = await reports.make(ids);
    for (let turn = 0; turn < reportTurns; turn += 1) {
      quiet.push((await reports.make(ids)).ms);
      alone.push(await readCatalogue());
      let isReading = true;
      const reading = readCatalogue().finally(() => {
        isReading = false;
      });
      while (isReading) made.push((await reports.make(ids)).ms);
      beside.push(await reading);
    }
    const all = [...alone, ...beside];
    return {
      engine,
      lines: LINES,
      bytes,
      quietMs: median(quiet),
      besideMs: median(made),
      alone: summarise(alone),
      beside: summarise(beside),
      others: all.reduce((sum, { others }) => sum + others, 0),
      firstOther: all.find(({ firstOther }) => firstOther !== null)?.firstOther ?? null,
    };
  } finally {
    generator.stop();
  }
}
