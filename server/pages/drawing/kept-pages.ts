import { LRUCache } from 'lru-cache';
import type { StyledPage } from '#common/drawing.ts';
import type { AnswerCall, PageDrawer } from './page-drawer.ts';

/** Options of the pages that are kept. */
interface KeptPagesOptions {
  drawer: Pick<PageDrawer, 'draw'>;
  /** After this time in milliseconds nobody waits for a page; it is kept for the next visitor all the same. */
  withinMs: number;
  maxBytes: number;
  /** Called with what went wrong when nobody waited any more. */
  onLateFailure: (error: unknown) => void;
}

interface KeptPage {
  page: StyledPage;
  /** What it was drawn from: the text of each answer by its path. */
  answers: ReadonlyMap<string, string>;
}

/** A longer address is some program's, and not kept. */
const KEPT_PATH_LENGTH = 300;

const bytesOf = ({ page, answers }: KeptPage): number =>
  2 * [page.html, page.css, page.data, ...answers.values()].reduce((sum, text) => sum + text.length, 0);

async function isSame(answers: ReadonlyMap<string, string>, answer: AnswerCall): Promise<boolean> {
  const now = await Promise.all([...answers.keys()].map((path) => answer(path)));
  return [...answers.values()].every((text, index) => text === now[index]?.text);
}

function inTime<Value>(work: Promise<Value>, withinMs: number, late: () => Error): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), withinMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

/**
 * Keeps drawn pages for as long as what they were drawn from is answered alike: drawing costs ten times what its
 * answers do. A page is made of nothing but its address and its answers, so a kept one is never out of date.
 */
export function keepPages({ drawer, withinMs, maxBytes, onLateFailure }: KeptPagesOptions) {
  const pages = new LRUCache<string, KeptPage>({ maxSize: maxBytes, sizeCalculation: bytesOf });

  async function drawAndKeep(key: string, path: string, answer: AnswerCall): Promise<StyledPage | null> {
    const answers = new Map<string, string>();
    const page = await drawer.draw(path, async (asked) => {
      const answered = await answer(asked);
      answers.set(asked, answered.text);
      return answered;
    });
    if (page && path.length <= KEPT_PATH_LENGTH) pages.set(key, { page, answers });
    return page;
  }

  /** The page of a shop; null for one that isn't for guests. Rejects where it can't be drawn, or not in time. */
  return async (shopId: number, path: string, answer: AnswerCall): Promise<StyledPage | null> => {
    const key = `${shopId} ${path}`;
    const kept = pages.get(key);
    if (kept && (await isSame(kept.answers, answer))) return kept.page;
    let isAwaited = true;
    const drawn = drawAndKeep(key, path, answer);
    drawn.catch((error: unknown) => isAwaited || onLateFailure(error));
    return inTime(drawn, withinMs, () => {
      isAwaited = false;
      return new Error(`${path} was not drawn within ${withinMs} ms`);
    });
  };
}
