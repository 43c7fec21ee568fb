import react from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import { defineConfig, type Plugin } from 'vite';
import { schemeByMedia } from './scripts/styles/scheme-by-media.ts';
import { drawnPageFiles } from './common/drawing.ts';
import { themeSheet } from './scripts/styles/theme-sheet.ts';
import { cssVariables, themeValues } from './src/app/theme/theme-values.ts';

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '3001'}`;

// What every page needs comes in few files that change at different paces. What every list of goods needs, and what
// that is made of, is one, since apart it would be a dozen files more to each page. So are the catalogue, the contacts,
// and what drawers are made of, which is loaded when the browser is idle. The rest is split by the lazy routes.
const tags: ['$initial'] = ['$initial'];
const goods = [
  'entities/item/item-card',
  'entities/item/item-strip',
  'entities/item/viewed/viewed-place',
  'ui/section/titled-section',
  'entities/item/category.queries',
  'entities/item/item.queries',
  'entities/item/use-categories',
  'ui/notifier/use-tell-failure',
  'list-all',
];
const catalogue = [
  'app/pages/catalogue-with-tools',
  'storefront/catalogue/catalogue-page',
  'storefront/catalogue/list/item-grid',
];
const contacts = ['entities/shop/contact-links', 'entities/shop/contacts.strings', 'lib/phone'];
const drawers = [
  'entities/customer/customer-avatar',
  'entities/customer/customer-name',
  'entities/shop/menu-link',
  'ui/later-icons',
  'ui/overlay/side-drawer',
];
// What the parts that are loaded later are made of, all of them: apart it would be a dozen files to each.
const controls = [
  'core',
  'components/(?:ActionIcon|Anchor|Button|CloseButton|Group|Input|InputBase|Loader|NativeSelect|Paper)',
  'components/(?:Skeleton|Stack|Text|TextInput|Textarea|Title|Transition|UnstyledButton|VisuallyHidden)',
];
const withSeparators = (paths: readonly string[]): string => paths.join('|').replaceAll('/', '[\\\\/]');
const inMantine = (paths: readonly string[]): RegExp =>
  new RegExp(`@mantine[\\\\/]core[\\\\/]esm[\\\\/](?:${withSeparators(paths)})[\\\\/]`);
const inSource = (paths: readonly string[]): RegExp =>
  new RegExp(`(?:src|common)[\\\\/](?:${withSeparators(paths)})\\.`);
const groups = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, tags, priority: 3 },
  // The machines with what runs them: a page runs each file in a task of its own, and these two are of a length so.
  { name: 'library', test: /node_modules[\\/]|[\\/]machines[\\/]/, tags, priority: 2 },
  { name: 'shop', tags, priority: 1 },
  // Whoever asks for the orders is told of errors, and needs no goods.
  { name: 'messages', test: inSource(['ui/states/error-state', 'page/page-title']), priority: 1 },
  { name: 'goods', test: inSource(goods), priority: 1 },
  { name: 'contacts', test: inSource(contacts) },
  // The catalogue and the lists share it, and a field of Mantine: in one file the two would part when others use the
  // field.
  {
    name: 'filters',
    test: inSource(['ui/filters/filter-button', 'ui/list/virtual/use-page-in-address', 'lib/same-page']),
  },
  { name: 'front-page', test: inSource(['app/pages/front-page']) },
  { name: 'catalogue-words', test: inSource(['storefront/catalogue/catalogue.strings']), priority: 1 },
  { name: 'catalogue', test: inSource(catalogue) },
  { name: 'drawers', test: inSource(drawers) },
  { name: 'controls', test: inMantine(controls) },
  // Else what several parts of the office share would be found in its register, which nobody may import.
  { name: 'menus', test: inMantine(['components/Menu']) },
];

// The first file names all others, and each names what it imports: words in them are a kilobyte of every first load,
// and a character of each hash is a quarter of one. The server finds those of drawn pages by their names.
const found = new Set<string>(Object.values(drawnPageFiles).flat());
const nameOfFile = (name: string): string => `assets/${found.has(name) ? '[name]-' : ''}[hash:7]`;

// A drawer and a dialog of Mantine ask only whether they were given the library's own scroll area. None of ours is, and
// the scroll area, with the positioning library that it shares with pickers, would come with each page.
const withoutScrollArea: Plugin = {
  name: 'without-scroll-area',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith('/ScrollArea/ScrollArea.mjs') &&
    /components[\\/](?:Drawer|Modal)[\\/]\w+Root\.mjs$/.test(importer ?? '')
      ? '\0no-scroll-area'
      : undefined,
  load: (id) => (id === '\0no-scroll-area' ? 'export const ScrollArea = { Autosize: Symbol() };' : undefined),
};

// React has `useSyncExternalStore` itself: wouter and @xstate/react get React's, not the copy for older ones.
const shims = new Map([
  ['use-sync-external-store/shim', 'react'],
  ['use-sync-external-store/shim/index.js', 'react'],
  ['use-sync-external-store/shim/with-selector', 'use-sync-external-store/with-selector'],
]);
const withoutReactShims: Plugin = {
  name: 'without-react-shims',
  enforce: 'pre',
  resolveId(source, importer) {
    const native = shims.get(source);
    return native === undefined ? undefined : this.resolve(native, importer);
  },
};

// Mantine gives each field an id of its own, and once it is mounted another one: each field is rendered twice, at once
// and not when there is time. React's own is the same wherever a page is drawn.
const withReactIds: Plugin = {
  name: 'with-react-ids',
  enforce: 'pre',
  transform: (_, id) =>
    id.endsWith('/use-id/use-id.mjs')
      ? {
          code:
            "import { useId as useReactId } from 'react';\n" +
            'export function useId(given) { const id = useReactId(); return given ?? id; }',
          map: null,
        }
      : undefined,
};

// Half of Mantine's palettes colour nothing here: their shades, and the variables of each in both schemes.
const unused = ['pink', 'grape', 'violet', 'indigo', 'cyan', 'teal', 'lime'];
const withoutUnusedPalettes: Plugin = {
  name: 'without-unused-palettes',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/default-colors.mjs')
      ? { code: code.replaceAll(new RegExp(`(?:${unused.join('|')}): \\[[^\\]]*\\],?`, 'g'), ''), map: null }
      : undefined,
};

export default defineConfig({
  plugins: [
    withoutScrollArea,
    withoutReactShims,
    withReactIds,
    withoutUnusedPalettes,
    themeSheet({ theme: themeValues, cssVariables, unused }),
    react(),
  ],
  css: { postcss: { plugins: [mantine(), schemeByMedia] } },
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: ({ name }) => `${nameOfFile(name)}.js`,
        assetFileNames: ({ names: [name = ''] }) => `${nameOfFile(name.replace(/\.\w+$/, ''))}[extname]`,
      },
      checks: { pluginTimings: false },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': api, '/files': api, '/healthz': api, '/social-login/': api, '/demo/social-login/': api },
  },
});
