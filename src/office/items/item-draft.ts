import type { components } from '#contract/types.ts';
import { storedText } from '#lib/storage.ts';
import { readAttributes, writeAttributes } from './attributes/attribute-rows.ts';

type Schemas = components['schemas'];
type Item = Schemas['Item'];
/** What a form sends of an item. */
export type ItemForm = Schemas['ItemForm'];

/** A stored picture: what the server names it by, and where it is. */
export interface Picture {
  fileId: string;
  url: string;
}

/** The form of an item, of values that compare by themselves. */
export interface ItemDraft {
  name: string;
  article: string;
  /** An id, or an empty text for none. */
  category: string;
  /** The ids of others after commas, in their order; the main one among them doesn't count. */
  otherCategories: string;
  description: string;
  /** Roubles as a plain number in text, such as `1290.5`. */
  retailPrice: string;
  /** The same; empty for none. */
  tradePrice: string;
  discount: string;
  /** A plain number in text; empty where nobody counts the pieces. */
  stock: string;
  countStep: string;
  countMin: string;
  isNew: boolean;
  isHidden: boolean;
  /** As `writeAttributes` writes them. */
  attributes: string;
  /** A list of `Picture` as JSON, the main one first. */
  pictures: string;
}

/** What a new item has before anything was typed. */
export const newItemDraft: ItemDraft = {
  name: '',
  article: '',
  category: '',
  otherCategories: '',
  description: '',
  retailPrice: '',
  tradePrice: '',
  discount: '0',
  stock: '',
  countStep: '1',
  countMin: '1',
  isNew: false,
  isHidden: false,
  attributes: '[]',
  pictures: '[]',
};

/** An item as its form shows it. */
export function draftOf(item: Item): ItemDraft {
  const pictures = item.file_ids.map((fileId, index): Picture => ({ fileId, url: item.images[index]?.url ?? '' }));
  return {
    name: item.name,
    article: item.article,
    category: String(item.category_id),
    otherCategories: item.other_category_ids.join(),
    description: item.description,
    retailPrice: String(item.retail_price),
    tradePrice: item.trade_price === null ? '' : String(item.trade_price),
    discount: String(item.discount),
    stock: item.stock === null ? '' : String(item.stock),
    countStep: String(item.count_step),
    countMin: String(item.count_min),
    isNew: item.is_new,
    isHidden: item.is_hidden,
    attributes: writeAttributes(item.attributes),
    pictures: JSON.stringify(pictures),
  };
}

/** The ids of the other categories of a draft, without the main one. */
export const otherCategoriesOf = ({ category, otherCategories }: Pick<ItemDraft, 'category' | 'otherCategories'>) =>
  otherCategories.split(',').filter((id) => id !== '' && id !== category);

/** Those ids as a draft has them: in their order, so that the same ones are no change. */
export const toOtherCategories = (ids: readonly string[]): string =>
  ids.toSorted((one, next) => Number(one) - Number(next)).join();

/** The pictures of a draft, the main one first. */
export const picturesOf = ({ pictures }: Pick<ItemDraft, 'pictures'>): Picture[] => JSON.parse(pictures) as Picture[];

/** A draft as it is sent. */
export function formOf(draft: ItemDraft): ItemForm {
  return {
    name: draft.name.trim(),
    article: draft.article.trim(),
    category_id: Number(draft.category),
    other_category_ids: otherCategoriesOf(draft).map(Number),
    description: draft.description.trim(),
    retail_price: Number(draft.retailPrice),
    trade_price: draft.tradePrice === '' ? null : Number(draft.tradePrice),
    discount: Number(draft.discount),
    stock: draft.stock === '' ? null : Number(draft.stock),
    count_step: Number(draft.countStep),
    count_min: Number(draft.countMin),
    is_new: draft.isNew,
    is_hidden: draft.isHidden,
    attributes: readAttributes(draft.attributes),
    images: picturesOf(draft).map(({ fileId }) => ({ file_id: fileId })),
  };
}

/** Where the server names each field. */
export const fieldPaths = {
  name: 'name',
  article: 'article',
  category: 'category_id',
  otherCategories: 'other_category_ids',
  description: 'description',
  retailPrice: 'retail_price',
  tradePrice: 'trade_price',
  discount: 'discount',
  stock: 'stock',
  countStep: 'count_step',
  countMin: 'count_min',
  isNew: 'is_new',
  isHidden: 'is_hidden',
  attributes: 'attributes',
  pictures: 'images',
} as const satisfies Record<keyof ItemDraft, keyof ItemForm>;

/** What of a draft differs from the item, so that nothing else is written over. */
export function changesOf(draft: ItemDraft, known: ItemDraft): Partial<ItemForm> {
  const names = Object.keys(fieldPaths) as (keyof ItemDraft)[];
  const form = formOf(draft);
  return Object.fromEntries(
    names.filter((name) => draft[name] !== known[name]).map((name) => [fieldPaths[name], form[fieldPaths[name]]]),
  );
}

/** What was typed in a form, and what it began with. */
export interface KeptDraft {
  began: ItemDraft;
  edits: Partial<ItemDraft>;
}

/** Keeps what was typed in this tab over a reload: of one item, or of a new one. */
export function keptDraft(itemId: number | null) {
  const stored = storedText(`${location.host}-item-edits-${itemId ?? 'new'}`, 'session');
  return {
    read: (): KeptDraft | null => JSON.parse(stored.read() ?? 'null') as KeptDraft | null,
    write: (kept: KeptDraft): void => stored.write(JSON.stringify(kept)),
    clear: stored.clear,
  };
}
