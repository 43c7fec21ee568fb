import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  drawnPageFiles,
  FIRST_SCREEN_ID,
  PAGE_DATA_ID,
  PAGE_FILES_ID,
  type PageFiles,
  type StyledPage,
} from '#common/drawing.ts';
import { inScript, type PageHead, type PageShop, renderHead } from './head.ts';

const TITLE = /<title>[^<]*<\/title>/;
/** What stands in the page until it draws itself. */
const ROOT = /(?<=<div id="root">)[^<]*(?=<\/div>)/;
const FILE = /\s*<(?:script|link)\b[^>]*\b(?:src|href)="(\/assets\/[^"]+)"[^>]*>(?:<\/script>)?/g;

/** Of the built files, those of each page. A name is followed by a hash of seven characters. */
const ownFiles = (assets: readonly string[]): NonNullable<PageFiles['ofPages']> =>
  Object.fromEntries(
    Object.entries(drawnPageFiles).map(([path, names]) => [
      path,
      assets
        .filter((file) =>
          names.some((name) => file.startsWith(`${name}-`) && /^.{7}\.(?:js|css)$/.test(file.slice(name.length + 1))),
        )
        .map((file) => `/assets/${file}`),
    ]),
  );

/** The head of a page with its shop. */
export interface HeadOfShop {
  head: PageHead;
  shop: PageShop;
}

const json = (id: string, text: string): string =>
  `<script type="application/json" id="${id}">${inScript(text)}</script>`;

/** Takes the files that a page loads at once out of its head. */
function takeFiles(head: string, assets: readonly string[] | undefined): { rest: string; files: PageFiles } {
  const found = [...head.matchAll(FILE)].map(([element, address = '']) => ({ element, address }));
  const those = (kind: RegExp): string[] =>
    found.flatMap(({ element, address }) => (kind.test(element) ? address : []));
  const [script] = those(/<script/);
  if (script === undefined) throw new Error('The built page has no script');
  return {
    rest: head.replaceAll(FILE, ''),
    files: {
      script,
      preloads: those(/modulepreload/),
      styles: those(/stylesheet/),
      ...(assets && { ofPages: ownFiles(assets) }),
    },
  };
}

/** The built page of the client's folder, before its title and after it. */
export interface Template {
  whole: string;
  before: string;
  after: string;
  /** The names of the built files. */
  assets?: readonly string[];
}

/** Reads the built page. */
export function readTemplate(client: string): Template {
  const whole = readFileSync(join(client, 'index.html'), 'utf8');
  const [before = '', after = ''] = whole.split(TITLE);
  return { whole, before, after, assets: readdirSync(join(client, 'assets')) };
}

/** The built page with a head; it draws itself. */
export const withHead = ({ before, after }: Template, { head, shop }: HeadOfShop): string =>
  before + renderHead(head, shop) + after;

/** Makes the documents of drawn pages, in which the script `boot` loads the rest. */
export function makeDrawnDocument(
  { before, after, assets }: Template,
  boot: string,
): (of: HeadOfShop, page: StyledPage) => string {
  const [upToRoot = '', afterRoot = ''] = after.split(ROOT);
  const { rest, files } = takeFiles(upToRoot, assets);
  const [closeRoot = '', end = ''] = afterRoot.split(/(?<=<\/div>)/);
  // For whom scripts are blocked nothing follows what is drawn but the whole style sheets.
  const sheets = files.styles.map((href) => `<link rel="stylesheet" href="${href}" />`).join('');
  // What is painted while it comes jumps: a row whose second card has a badge, a button before its text.
  const paintedAfter = (html: string): string => {
    const id = html.includes(`id="${FIRST_SCREEN_ID}"`) ? FIRST_SCREEN_ID : PAGE_FILES_ID;
    return `<link rel="expect" href="#${id}" blocking="render" />`;
  };
  const begin = `${before}<noscript>${sheets}</noscript>`;
  const toLoad = json(PAGE_FILES_ID, JSON.stringify(files));
  return ({ head, shop }, { html, css, data }) =>
    `${begin}${paintedAfter(html)}` +
    `<style>${css}</style>${renderHead(head, shop)}${rest}${html}` +
    `${closeRoot}${toLoad}${json(PAGE_DATA_ID, data)}<script>${boot}</script>${end}`;
}
