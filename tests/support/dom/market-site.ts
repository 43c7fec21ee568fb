import type { components } from '#contract/types.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { someCustomer } from '#tests/support/dom/test-page.tsx';

type Schemas = components['schemas'];
export type Line = Schemas['IntermediaryLine'];

export const irina = { ...someCustomer, id: 9, is_intermediary: true };
export const factory: Schemas['IntermediaryPurchase'] = {
  id: 4,
  name: 'Фабрика в Гжели',
  comment: 'Рынок, ряд 3',
  state: 'open',
  lines_count: 3,
  ordered_count: 2,
  items_count: 6,
  created_at: '2026-11-21T09:30:00.000Z',
};
export const fair = { ...factory, id: 5, name: 'Ярмарка', ordered_count: 0 };
export const image = { url: '/files/a-640.webp', width: 800, height: 800, sources: [] };
export const cup: Line = {
  id: 31,
  order_id: 12,
  album_id: 2,
  item_id: 71,
  image,
  description: 'Чашка',
  comment: 'синюю',
  count: 2,
  bought_price: null,
  state: 'O',
  can_undo: false,
};
export const vase: Line = {
  ...cup,
  id: 32,
  album_id: null,
  item_id: 72,
  image: null,
  description: 'Ваза',
  comment: '',
  count: 3,
};
export const plate: Line = { ...vase, id: 33, item_id: 73, description: 'Тарелка', count: 1, state: 'P' };
const album: Schemas['Album'] = {
  id: 2,
  version: 1,
  name: 'Посуда',
  images: [],
  purchase: { id: 4, name: factory.name },
  intermediary_id: 9,
  lines_count: 1,
};

const notFound = (): Response | Promise<Response> =>
  Response.json({ code: 'not_found', detail: 'Не найдено.' }, { status: 404 });

/**
 * A server with the purchases of an intermediary; `answer` answers to a mark, `fairAlbums` is what the fair is answered
 * with. Returns the marks that were sent.
 */
export function serve(
  answer: (mark: Schemas['LineMark'], key: string | null) => Response | Promise<Response>,
  { purchases = [fair, factory], lines = [cup, vase, plate], fairAlbums = notFound } = {},
): Schemas['LineMark'][] {
  const sent: Schemas['LineMark'][] = [];
  answerCalls(async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/intermediary/9/purchases/') return Response.json({ result: purchases });
    if (pathname === '/api/intermediary/9/deliveries/')
      return Response.json({ result: purchases.filter(({ state }) => state === 'sent' || state === 'received') });
    if (pathname === '/api/intermediary/9/albums/4/') return Response.json({ result: [album], lines });
    if (pathname === '/api/intermediary/9/albums/5/') return fairAlbums();
    if (pathname === '/api/intermediary/9/purchases/4/') {
      const mark: Schemas['LineMark'] = await request.clone().json();
      sent.push(mark);
      return answer(mark, request.headers.get('Idempotency-Key'));
    }
    return notFound();
  });
  return sent;
}

export const marked = ({ line_id: id, state }: Schemas['LineMark']): Response =>
  Response.json({ ...(id === cup.id ? cup : vase), state });
export const lost = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
