import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ItemImport, ItemImportMode } from '#contract/types.ts';
import { isItemImportRunning } from '#machines/item-import/item-import.machine.ts';
import type { Program } from '../program.ts';
import { startShop } from '../start.ts';

/** What an import of many items takes, and how long those who read the catalogue meanwhile wait; milliseconds. */
export interface ImportFigure {
  engine: 'pglite' | 'postgres';
  /** What it does to the items: makes or changes them. */
  work: 'create' | 'update';
  mode: ItemImportMode;
  rows: number;
  previewMs: number;
  applyMs: number;
  /** Of one reader of the catalogue, alone and meanwhile. */
  alone: { p50: number; p99: number; max: number };
  beside: { p50: number; p99: number; max: number };
}

const ROWS = 10_000;
const OWNER = '79000000001';
const LOOK_MS = 100;
const READ_EVERY_MS = 20;
const ALONE_MS = 3_000;
const MOST_MS = 300_000;

/** The shop's owner, who signs in by the simulated telephone. */
class Owner {
  private readonly url: string;
  private readonly token: string;

  private constructor(url: string, token: string) {
    this.url = url;
    this.token = token;
  }

  static async signIn({ url }: Program): Promise<Owner> {
    const read = async <Body>(path: string) => (await (await fetch(url + path)).json()) as Body;
    const { request_id: id } = await read<{ request_id: string }>(`/api/auth/send-call/?phone=${OWNER}`);
    const { result } = await read<{ result: { caller_number: string }[] }>(`/api/demo/calls/?phone=${OWNER}`);
    const code = result[0]?.caller_number.slice(-4) ?? '';
    const query = `provider=phone&request_id=${id}&code=${code}`;
    return new Owner(url, (await read<{ token: string }>(`/api/auth/token/?${query}`)).token);
  }

  async call<Body>(
    method: string,
    path: string,
    body?: FormData | object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Body> {
    const isForm = body instanceof FormData;
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...headers,
        authorization: `Bearer ${this.token}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Body;
  }
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Reads the catalogue, one request after another, while the work lasts. */
async function readBeside(url: string, work: Promise<unknown>): Promise<ImportFigure['alone']> {
  let isOver = false;
  const end = work.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) {
    const began = performance.now();
    const response = await fetch(`${url}/api/item/list/?order_by=price`);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`The catalogue answered ${response.status}`);
    times.push(performance.now() - began);
    await wait(READ_EVERY_MS);
  }
  await end;
  times.sort((one, other) => one - other);
  return { p50: at(times, 0.5), p99: at(times, 0.99), max: at(times, 1) };
}

const fileOf = (price: number): Blob => {
  const rows = Array.from(
    { length: ROWS },
    (_, row) =>
      `ИМП-${row};Ваза «Капля» ${row};Высокая ваза из синего стекла, ${row} см;` +
      `Новинки импорта;${price},50;"Цвет: синий\nРазмер: ${row}"`,
  );
  return new Blob([`Артикул;Название;Описание;Категория;Цена;Характеристики\n${rows.join('\n')}\n`]);
};

async function settled(owner: Owner, id: number): Promise<ItemImport> {
  for (const began = performance.now(); performance.now() - began < MOST_MS;) {
    const found = await owner.call<ItemImport>('GET', `/api/items/import/${id}/`);
    if (!isItemImportRunning(found.state)) return found;
    await wait(LOOK_MS);
  }
  throw new Error('The import did not end');
}

async function importFile(owner: Owner, { price, mode }: { price: number; mode: ItemImportMode }) {
  const form = new FormData();
  form.append('file_name', 'items.csv');
  form.append('file', fileOf(price), 'items.csv');
  const began = performance.now();
  const { id } = await owner.call<ItemImport>('POST', '/api/items/import/', form);
  const { counts } = await settled(owner, id);
  const previewed = performance.now();
  await owner.call('PUT', `/api/items/import/${id}/state/`, { state: 'applying', mode });
  const { state, written, problem } = await settled(owner, id);
  if (written !== ROWS)
    throw new Error(`An import wrote ${written} rows: ${state} ${problem} ${JSON.stringify(counts)}`);
  return { previewMs: previewed - began, applyMs: performance.now() - previewed };
}

/** Imports 10,000 new items, then changes them, row by row and all in one, each beside a reader of the catalogue. */
export async function measureImports(
  engine: ImportFigure['engine'],
  dataDir: string,
  databaseUrl: string | null,
): Promise<ImportFigure[]> {
  const shop = await startShop(dataDir, databaseUrl, { LOG_LEVEL: 'error' });
  try {
    const owner = await Owner.signIn(shop);
    await owner.call('POST', '/api/category/', { name: 'Новинки импорта' }, { 'idempotency-key': randomUUID() });
    const alone = await readBeside(shop.url, wait(ALONE_MS));
    const figures: ImportFigure[] = [];
    const runs = [
      { work: 'create', mode: 'good', price: 1_290 },
      { work: 'update', mode: 'good', price: 1_390 },
      { work: 'update', mode: 'all', price: 1_490 },
    ] as const;
    for (const { work, mode, price } of runs) {
      const importing = importFile(owner, { price, mode });
      const beside = await readBeside(shop.url, importing);
      figures.push({ engine, work, mode, rows: ROWS, ...(await importing), alone, beside });
    }
    return figures;
  } finally {
    await shop.stop();
  }
}
