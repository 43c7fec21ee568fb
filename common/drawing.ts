/** The `id` of the element that holds the data a page was drawn from, as JSON. */
export const PAGE_DATA_ID = 'page-data';

/** The `id` of the element that names the files by which a drawn page comes alive, as JSON. */
export const PAGE_FILES_ID = 'page-files';

/** The `id` of the element with whose end the first screen of a long page has come; a short one has none. */
export const FIRST_SCREEN_ID = 'first-screen';

/** Those files, by their addresses. */
export interface PageFiles {
  script: string;
  preloads: readonly string[];
  styles: readonly string[];
  /** What a page loads besides, by how its path begins: its own files, which the others ask for when they run. */
  ofPages?: Readonly<Record<string, readonly string[]>>;
}

/** The files of each drawn page by their names in `vite.config.ts`, for addresses that begin so. */
export const drawnPageFiles = {
  '/': ['messages', 'goods', 'front-page'],
  '/catalog/': ['messages', 'goods', 'filters', 'catalogue', 'catalogue-words'],
  '/item/': ['messages', 'goods', 'item-page', 'catalogue-words', 'contacts', 'count-hint', 'Anchor'],
} as const;

/** The event of the document that says that the page's own script answers what is pressed. */
export const ALIVE_EVENT = 'page-alive';

/** The attribute that the root element of a drawn page has from then on. */
export const ALIVE_ATTRIBUTE = 'data-alive';

/** A page as it is drawn: its elements, and the answers that it was drawn from, dehydrated, as JSON. */
interface DrawnPage {
  html: string;
  data: string;
}

/** A drawn page with the styles of what it shows. */
export interface StyledPage extends DrawnPage {
  css: string;
}

/** An answer of the API, as JSON. */
export interface CallAnswer {
  status: number;
  text: string;
}

/** What the client's views are built into for the server. */
export interface DrawingModule {
  /**
   * Draws a page as a guest sees it at first; null for one that is not for guests. The path begins with `/`, and its
   * query follows.
   */
  drawPage: (path: string) => Promise<DrawnPage | null>;
  /** Says who answers what drawn pages ask of the API: a path with its query, answered as JSON. */
  answerCalls: (answer: (path: string) => Promise<CallAnswer>) => void;
}
