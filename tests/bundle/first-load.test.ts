import budgets from '../../budgets.json' with { type: 'json' };
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';

const root = join(import.meta.dirname, '../..');
const REGISTER = 'src/office/register.ts';
const EXTRA = join(root, 'src/office/extra/extra-page.tsx');

// One more screen of the office, made of what the storefront's pages and the office's share and of much that is its
// own.
const extraPage = `
  import { OrderCard } from '#entities/order/list/order-card.tsx';
  import { PaymentButtons } from '#entities/payment/payment-buttons.tsx';
  import { ListBody } from '#ui/list/list-body.tsx';
  import { MessageState } from '#ui/states/message-state.tsx';
  import { Accordion, Button, ColorPicker, NativeSelect, Stepper, Table } from '@mantine/core';
  export const ExtraPage = () =>
    [OrderCard, PaymentButtons, ListBody, MessageState, Accordion, Button, ColorPicker, NativeSelect, Stepper, \
Table].map(String);
`;

const withExtraPage: Plugin = {
  name: 'with-extra-page',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('/extra/extra-page.tsx') ? EXTRA : undefined),
  load: (id) => (id === EXTRA ? extraPage : undefined),
  transform: (code, id) =>
    id === join(root, REGISTER)
      ? `${code}\nexport const ExtraPage = lazyPart(() => import('./extra/extra-page.tsx'), 'ExtraPage');`
      : undefined,
};

interface Site {
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>;
  files: ReadonlyMap<string, Buffer>;
}

async function buildSite(plugins: Plugin[]): Promise<Site> {
  const built = await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    plugins,
    build: { write: false },
  });
  const outputs = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  const chunks = outputs.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : []));
  const files = outputs.map((file) => {
    const content = file.type === 'chunk' ? file.code : file.source;
    return [file.fileName, Buffer.from(content)] as const;
  });
  return { chunks: new Map(chunks), files: new Map(files) };
}

const modulesOf = (chunk: Rolldown.OutputChunk): string[] => chunk.moduleIds.map((id) => relative(root, id));

/** The chunk that has this module. */
function chunkOf({ chunks }: Site, module: string): string {
  const [name] = [...chunks].find(([, chunk]) => modulesOf(chunk).includes(module)) ?? [];
  if (name === undefined) throw new Error(`No chunk has ${module}`);
  return name;
}

/** These chunks and all that they import, and what they load later as well if asked for. */
function reach({ chunks }: Site, from: readonly string[], { later = false, but = '' } = {}): Rolldown.OutputChunk[] {
  const found = new Map<string, Rolldown.OutputChunk>();
  const waiting = [...from];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = chunks.get(name);
    if (!chunk || found.has(name) || name === but) continue;
    found.set(name, chunk);
    waiting.push(...chunk.imports, ...(later ? chunk.dynamicImports : []));
  }
  return [...found.values()];
}

const ENTRY = 'src/app/main.tsx';
const SIGN_IN = 'src/app/pages/sign-in-page.tsx';

/** What a guest is shown at each route of the storefront. */
const pages = {
  '/': 'src/storefront/home/main-page.tsx',
  '/catalog/': 'src/storefront/catalogue/catalogue-page.tsx',
  '/favourites/': 'src/storefront/catalogue/favourites-page.tsx',
  '/item/1/': 'src/storefront/catalogue/item/item-page.tsx',
  '/checkout-complete/': 'src/storefront/checkout/checkout-complete-page.tsx',
  '/orders': SIGN_IN,
  '/orders/1/': SIGN_IN,
  '/orders/1/1/balance-history/': SIGN_IN,
  '/payments/1/': SIGN_IN,
  '/balance-history/1/': SIGN_IN,
} as const;
const routes = Object.entries(pages) as [keyof typeof pages, string][];

let site: Site;
let larger: Site;

beforeAll(async () => {
  // Of the test run otherwise, and React would be its development build.
  vi.stubEnv('NODE_ENV', 'production');
  site = await buildSite([]);
  larger = await buildSite([withExtraPage]);
});

/** What a guest loads first at a page: its modules, each with how much code is left of it, and its files. */
function firstLoad(built: Site, page: string): { modules: Record<string, number>; files: Buffer[] } {
  const chunks = reach(built, [chunkOf(built, ENTRY), chunkOf(built, page)]);
  const styles = new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  const names = new Set([...chunks.map(({ fileName }) => fileName), ...styles]);
  const modules = chunks.flatMap((chunk) =>
    Object.entries(chunk.modules).map(([id, { renderedLength }]) => [relative(root, id), renderedLength] as const),
  );
  return {
    modules: Object.fromEntries(modules),
    files: [...built.files].flatMap(([name, content]) => (names.has(name) ? [content] : [])),
  };
}

const bytesOf = (files: readonly Buffer[]): number => files.reduce((sum, { length }) => sum + length, 0);

/** With Brotli, as they are sent. */
const sentBytesOf = (files: readonly Buffer[]): number => bytesOf(files.map((file) => brotliCompressSync(file)));

/** Of a new screen of 50 kB. */
const BOOKKEEPING_BYTES = 300;

const isOffice = (module: string): boolean => module.startsWith('src/office/');

describe('what a guest loads', () => {
  it('is a build with the office in it', () => {
    expect(reach(site, [chunkOf(site, REGISTER)], { later: true }).flatMap(modulesOf)).toContain(
      'src/office/orders/orders-page.tsx',
    );
    expect(reach(larger, [chunkOf(larger, REGISTER)], { later: true }).flatMap(modulesOf)).toContain(
      'src/office/extra/extra-page.tsx',
    );
  });

  it.each(routes)('has no module of the office first at %s', (_, page) => {
    const { modules } = firstLoad(site, page);
    expect(modules).toHaveProperty([page]);
    expect(Object.keys(modules).filter(isOffice)).toEqual([]);
    expect(Object.keys(modules).filter((module) => module.includes('@dnd-kit/'))).toEqual([]);
  });

  it.each(routes)('stays within its budget at %s', (name, page) => {
    const { files } = firstLoad(site, page);
    const [bytes, most] = [sentBytesOf(files), budgets.firstLoad.bytes[name]];
    console.log(
      `first load of ${name}: ${bytes} of ${most} bytes, ${files.length} of ${budgets.firstLoad.files[name]} files`,
    );
    // A budget far above what is used would let it grow unseen.
    expect(bytes, `the budget of ${name} in budgets.json is too wide: lower it`).toBeGreaterThan(most * 0.95);
    expect(bytes).toBeLessThanOrEqual(most);
    expect(files.length).toBeLessThanOrEqual(budgets.firstLoad.files[name]);
  });

  it.each(routes)('has the icons first that it draws first at %s', (_, page) => {
    const modules = Object.keys(firstLoad(site, page).modules);
    const icons = modules.filter((module) => module.includes('@tabler/icons-react/dist/esm/icons/'));
    expect(icons).toContain('node_modules/@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs');
    expect(icons.length).toBeLessThan(25);
    expect(modules).not.toContain('src/ui/later-icons.tsx');
  });

  it('has the palettes that it colours with, and no others', () => {
    const styles = [...site.files].flatMap(([name, content]) => (name.endsWith('.css') ? [String(content)] : []));
    const namesIn = (sign: RegExp) =>
      new Set(styles.flatMap((style) => [...style.matchAll(sign)].map(([, name]) => name)));
    const palettes = namesIn(/--mantine-color-([a-z]+)-5:/g);
    expect([...palettes].toSorted()).toEqual(['blue', 'brand', 'dark', 'gray', 'green', 'orange', 'red', 'yellow']);
    const asked = namesIn(/var\(--mantine-color-([a-z]+)-\d\)/g);
    expect([...asked].filter((name) => !palettes.has(name))).toEqual([]);
  });

  it('tells the colour scheme before any script runs', () => {
    const styles = [...site.files].flatMap(([name, content]) => (name.endsWith('.css') ? [String(content)] : []));
    expect(styles.filter((style) => style.includes('data-mantine-color-scheme'))).toEqual([]);
    const schemes = styles.flatMap((style) =>
      [...style.matchAll(/--mantine-color-scheme:(\w+)/g)].map(([, name]) => name),
    );
    expect(schemes.toSorted()).toEqual(['dark', 'light']);
  });

  it('reaches the office by its register alone, which is loaded later', () => {
    const register = chunkOf(site, REGISTER);
    const others = reach(site, [chunkOf(site, ENTRY)], { later: true, but: register });
    expect(others.flatMap(modulesOf).filter(isOffice)).toEqual([]);
    expect([...site.chunks.values()].filter(({ imports }) => imports.includes(register))).toEqual([]);
  });

  it.each(routes)('does not grow at %s when a screen is added to the office', (_, page) => {
    const [before, after] = [firstLoad(site, page), firstLoad(larger, page)];
    expect(after.modules).toEqual(before.modules);
    // Parts that the new screen shares with others get files of their own, whose names stand in the list of all files.
    expect(bytesOf(after.files) - bytesOf(before.files)).toBeLessThan(BOOKKEEPING_BYTES);
  });
});
