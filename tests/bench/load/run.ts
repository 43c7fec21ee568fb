import type { BenchOptions } from '../options.ts';
import type { Slice } from './generator.ts';
import { Generator } from './generator-process.ts';
import { median } from './median.ts';
import { PriceChanges } from './price-changes.ts';
import type { Sides } from './sides.ts';
import { type Workload, workloads } from './workloads.ts';

/** What one side does: medians of its slices, and all that went wrong. */
interface SideFigure {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  others: number;
  firstOther: string | null;
}

/** The shop beside the bare route. */
export interface LoadFigure {
  engine: 'pglite' | 'postgres';
  workload: Workload['name'];
  connections: number;
  app: SideFigure;
  bare: SideFigure;
  /** Requests per second of the shop to those of the bare route. */
  ratio: number;
  /** What the ratio should come to; null where nothing was set. */
  target: number | null;
}

const CONNECTIONS = [1, 16, 64];
const WARM_CONNECTIONS = 16;
/** Of the plainest query for what shoppers read, of the shop's own main query for the rest. */
const TARGETS: Readonly<Record<Sides['engine'], Partial<Record<Workload['name'], number>>>> = {
  postgres: {
    'catalogue list': 1,
    search: 1,
    item: 0.8,
    "staff's orders": 0.6,
    'cart edit': 0.3,
    checkout: 0.3,
  },
  pglite: {},
};

function summarise(slices: readonly Slice[]): SideFigure {
  return {
    perSecond: median(slices.map(({ perSecond }) => perSecond)),
    p50: median(slices.map(({ p50 }) => p50)),
    p95: median(slices.map(({ p95 }) => p95)),
    others: slices.reduce((sum, { others }) => sum + others, 0),
    firstOther: slices.find(({ firstOther }) => firstOther !== null)?.firstOther ?? null,
  };
}

async function measureBoth(
  generator: Generator,
  sides: Sides,
  workload: Workload,
  connections: number,
  options: BenchOptions,
): Promise<LoadFigure> {
  const slices: Record<'app' | 'bare', Slice[]> = { app: [], bare: [] };
  const { warmMs, measureMs } = options;
  // In turns, so that whatever else the machine does falls on both.
  for (let turn = 0; turn < options.slices; turn += 1) {
    for (const side of ['app', 'bare'] as const) {
      slices[side].push(
        await generator.measure({
          side,
          url: sides[side].url,
          workload: workload.name,
          connections,
          warmMs,
          measureMs,
        }),
      );
    }
  }
  const [app, bare] = [summarise(slices.app), summarise(slices.bare)];
  const target = TARGETS[sides.engine][workload.name] ?? null;
  return {
    engine: sides.engine,
    workload: workload.name,
    connections,
    app,
    bare,
    ratio: app.perSecond / bare.perSecond,
    target,
  };
}

/** Lets both sides compile the code and read the pages that the workload is about. */
async function warmUp(
  generator: Generator,
  sides: Sides,
  { name }: Workload,
  { firstWarmMs }: BenchOptions,
): Promise<void> {
  for (const side of ['app', 'bare'] as const) {
    await generator.measure({
      side,
      url: sides[side].url,
      workload: name,
      connections: WARM_CONNECTIONS,
      warmMs: firstWarmMs,
      measureMs: 0,
    });
  }
}

/** Puts both sides under each load that was asked for, while prices change in the shop. */
export async function measureLoad(
  sides: Sides,
  options: BenchOptions,
  onFigure: (figure: LoadFigure) => void,
): Promise<LoadFigure[]> {
  const generator = new Generator(sides.factsFile);
  const prices = new PriceChanges(sides.app.url, sides.factsFile);
  const figures: LoadFigure[] = [];
  try {
    for (const workload of workloads.filter(({ kind }) => options.parts.has(kind))) {
      await warmUp(generator, sides, workload, options);
      for (const connections of CONNECTIONS) {
        const figure = await measureBoth(generator, sides, workload, connections, options);
        figures.push(figure);
        onFigure(figure);
      }
    }
  } finally {
    generator.stop();
    prices.stop();
  }
  return figures;
}
