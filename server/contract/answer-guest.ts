import type { CallAnswer } from '#common/drawing.ts';
import { AppError } from '../domain/kit/app-error.ts';
import type { Caller } from '../domain/access/caller.ts';
import { contractOperations, type ContractOperation } from './document.ts';
import type { Keepable, KeptAnswers } from './kept-answers.ts';
import type { Operations } from './operation.ts';
import { makeReaderMaker, type RequestReader } from './read-request.ts';

/** What a guest of this shop is answered to a path of the API with its query, without a request: `/api/category/`. */
export type AnswerGuest = (shop: Caller['shop'], path: string) => Promise<CallAnswer>;

const prefix = '/api';

interface Guests {
  operation: ContractOperation;
  match: RegExp;
  read?: RequestReader;
}

const byPath = ({ path }: ContractOperation): RegExp =>
  new RegExp(`^${prefix}${path.replaceAll('.', String.raw`\.`).replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

const valuesOf = (query: URLSearchParams): Record<string, unknown> =>
  Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );

/**
 * Makes the answers that pages are drawn from: of what a guest may ask for, that which holds for as long as the
 * catalogue doesn't change. So do the pages then.
 */
export function makeGuestAnswers<Deps>(operations: Operations<Deps>, deps: Deps, kept: KeptAnswers): AnswerGuest {
  const makeReader = makeReaderMaker();
  const open: Guests[] = contractOperations
    .filter(({ id, method, rule }) => method === 'get' && rule.access === 'guest' && operations[id].keptFor)
    .map((operation) => ({ operation, match: byPath(operation) }));

  const answer: AnswerGuest = async (shop, path) => {
    const { pathname, searchParams } = new URL(path, 'http://shop.invalid');
    const found = open.find(({ match }) => match.test(decodeURI(pathname)));
    if (!found) throw new Error(`No guest may ask for ${pathname}`);
    found.read ??= makeReader(found.operation);
    const parts = found.read({
      path: { ...found.match.exec(decodeURI(pathname))?.groups },
      query: valuesOf(searchParams),
      header: {},
      body: undefined,
      isForm: false,
    });
    const caller: Caller = { shop, customer: null, address: '' };
    const run: Keepable & ((deps: Deps, request: never, countOnce: never) => Promise<unknown>) =
      operations[found.operation.id];
    const asked = { ...parts, caller };
    const answered = await kept.find(run, asked, (countOnce) => run(deps, asked as never, countOnce as never));
    if (!answered) throw new Error(`What a guest is answered to ${pathname} is nobody else's`);
    return { status: 200, text: answered.text };
  };

  return async (shop, path) => {
    try {
      return await answer(shop, path);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // The page itself says what is missing.
      return { status: error.code === 'not_found' ? 404 : 500, text: '{}' };
    }
  };
}
