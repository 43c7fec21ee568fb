import type { components } from '#contract/types.ts';
import { unmarkingRefusal } from '#machines/purchase/marking.rules.ts';
import { nextPurchaseStates, type PurchaseState } from '#machines/purchase/purchase.machine.ts';
import type { AlbumRow } from '../../db/repositories/purchase/album.ts';
import type { PersonRow } from '../../db/repositories/customer/customer.ts';
import type { BoughtSumsRow, PurchaseLineRow, PurchaseRow } from '../../db/repositories/purchase/purchase.ts';
import { toImage } from '../kit/images.ts';
import { toRoubles } from '../kit/money.ts';

const noSums = {
  linesCount: 0,
  orderedCount: 0,
  itemsCount: 0,
  total: 0,
  bought: 0,
  margin: 0,
  unknownCount: 0,
  states: [],
};

/** What lines were bought for, in roubles; of none where there are no sums. */
export function toBoughtSums(sums: BoughtSumsRow | null): components['schemas']['BoughtSums'] {
  const { bought, margin, unknownCount } = sums ?? noSums;
  return { total: toRoubles(bought), margin: toRoubles(margin), unknown_count: unknownCount };
}

/** An intermediary as everybody who works with purchases sees them. */
export function toIntermediary({ id, firstName, lastName }: PersonRow): components['schemas']['IntermediaryRef'] {
  return { id, user: { first_name: firstName, last_name: lastName } };
}

/** A purchase as staff see it. */
export function toPurchase({
  intermediary,
  sums,
  createdAt,
  ...purchase
}: PurchaseRow): components['schemas']['Purchase'] {
  const { linesCount, orderedCount, itemsCount, total, states } = sums ?? noSums;
  return {
    ...purchase,
    intermediary: intermediary && toIntermediary(intermediary),
    lines_count: linesCount,
    ordered_count: orderedCount,
    items_count: itemsCount,
    total: toRoubles(total),
    bought: toBoughtSums(sums),
    created_at: createdAt.toISOString(),
    next_states: nextPurchaseStates(purchase.state, { lines: states }),
  };
}

/** A purchase as its intermediary sees it: without customers and what things are sold for. */
export function toIntermediaryPurchase({
  id,
  name,
  comment,
  state,
  sums,
  createdAt,
}: PurchaseRow): components['schemas']['IntermediaryPurchase'] {
  const { linesCount, orderedCount, itemsCount } = sums ?? noSums;
  return {
    id,
    name,
    comment,
    state,
    lines_count: linesCount,
    ordered_count: orderedCount,
    items_count: itemsCount,
    created_at: createdAt.toISOString(),
  };
}

/** A line as the intermediary who buys it sees it; the purchase is in this state. */
export function toIntermediaryLine(
  line: PurchaseLineRow,
  purchase: PurchaseState,
): components['schemas']['IntermediaryLine'] {
  const { id, albumId, itemId, image, description, comment, count, state, orderState: order, isCustomerDeleted } = line;
  const what = { item_id: itemId, image: image && toImage(image), description, comment };
  const boughtPrice = line.boughtPrice === null ? null : toRoubles(line.boughtPrice);
  const about = { id, order_id: line.orderId, album_id: albumId, ...what, count, bought_price: boughtPrice, state };
  return { ...about, can_undo: unmarkingRefusal(line, { order, purchase, isCustomerDeleted }) === null };
}

/** An album with its pictures. */
export function toAlbum({ images, intermediaryId, linesCount, ...album }: AlbumRow): components['schemas']['Album'] {
  return { ...album, images: images.map(toImage), intermediary_id: intermediaryId, lines_count: linesCount };
}
