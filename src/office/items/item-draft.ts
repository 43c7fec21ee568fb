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

/** A field of the form: its name in the contract, a new item's value, and how the contract and the form have it. */
interface DraftField<Path extends keyof ItemForm, Value> {
  path: Path;
  fresh: Value;
  of: (item: Item) => Value;
  sent: (value: Value, draft: { category: string }) => ItemForm[Path];
}

type PathsOf<Value> = { [Path in keyof Item & keyof ItemForm]: Item[Path] extends Value ? Path : never }[keyof Item &
  keyof ItemForm];

const text = <Path extends PathsOf<string>>(path: Path) => ({
  path,
  fresh: '',
  of: (item: Item): string => item[path],
  sent: (value: string): string => value.trim(),
});

/** A plain number in text, such as `1290.5`. */
const number = <Path extends PathsOf<number>>(path: Path, fresh: string) => ({
  path,
  fresh,
  of: (item: Item): string => String(item[path]),
  sent: Number,
});

/** The same; empty for none. */
const optionalNumber = <Path extends PathsOf<number | null>>(path: Path) => ({
  path,
  fresh: '',
  of: (item: Item): string => String(item[path] ?? ''),
  sent: (value: string): number | null => (value === '' ? null : Number(value)),
});

const flag = <Path extends PathsOf<boolean>>(path: Path) => ({
  path,
  fresh: false,
  of: (item: Item): boolean => item[path],
  sent: (value: boolean): boolean => value,
});

/** The fields of the form, of values that compare by themselves. A new field of an item is a line here. */
const fields = {
  name: text('name'),
  article: text('article'),
  /** An id, or an empty text for none. */
  category: number('category_id', ''),
  /** The ids of others after commas, in their order; the main one among them doesn't count. */
  otherCategories: {
    path: 'other_category_ids',
    fresh: '',
    of: (item: Item) => item.other_category_ids.join(),
    sent: (otherCategories: string, { category }: { category: string }) =>
      otherCategoriesOf({ category, otherCategories }).map(Number),
  },
  description: text('description'),
  /** Roubles. */
  retailPrice: number('retail_price', ''),
  tradePrice: optionalNumber('trade_price'),
  discount: number('discount', '0'),
  /** Empty where nobody counts the pieces. */
  stock: optionalNumber('stock'),
  countStep: number('count_step', '1'),
  countMin: number('count_min', '1'),
  isNew: flag('is_new'),
  isHidden: flag('is_hidden'),
  /** As `writeAttributes` writes them. */
  attributes: {
    path: 'attributes',
    fresh: '[]',
    of: (item: Item) => writeAttributes(item.attributes),
    sent: readAttributes,
  },
  /** A list of `Picture` as JSON, the main one first. */
  pictures: {
    path: 'images',
    fresh: '[]',
    of: (item: Item) =>
      JSON.stringify(item.file_ids.map((fileId, index): Picture => ({ fileId, url: item.images[index]?.url ?? '' }))),
    sent: (pictures: string) => picturesOf({ pictures }).map(({ fileId }) => ({ file_id: fileId })),
  },
} as const;

type Fields = typeof fields;
type FieldName = keyof Fields;

/** The form of an item. */
export type ItemDraft = { [Name in FieldName]: ReturnType<Fields[Name]['of']> };

const names = Object.keys(fields) as FieldName[];

const byName: { readonly [Name in FieldName]: DraftField<Fields[Name]['path'], ItemDraft[Name]> } = fields;

/** What a new item has before anything was typed. */
export const newItemDraft = Object.fromEntries(names.map((name) => [name, byName[name].fresh])) as ItemDraft;

/** An item as its form shows it. */
export const draftOf = (item: Item): ItemDraft =>
  Object.fromEntries(names.map((name) => [name, byName[name].of(item)])) as ItemDraft;

/** The ids of the other categories of a draft, without the main one. */
export const otherCategoriesOf = ({ category, otherCategories }: Pick<ItemDraft, 'category' | 'otherCategories'>) =>
  otherCategories.split(',').filter((id) => id !== '' && id !== category);

/** Those ids as a draft has them: in their order, so that the same ones are no change. */
export const toOtherCategories = (ids: readonly string[]): string =>
  ids.toSorted((one, next) => Number(one) - Number(next)).join();

/** The pictures of a draft, the main one first. */
export const picturesOf = ({ pictures }: Pick<ItemDraft, 'pictures'>): Picture[] => JSON.parse(pictures) as Picture[];

const sentOf = <Name extends FieldName>(name: Name, draft: ItemDraft) => byName[name].sent(draft[name], draft);

/** Every field as it is sent; a field of the contract that the form lacks doesn't compile in `formOf`. */
type Sent = { [Name in FieldName as Fields[Name]['path']]: ReturnType<Fields[Name]['sent']> };

/** A draft as it is sent. */
export const formOf = (draft: ItemDraft): Required<ItemForm> =>
  Object.fromEntries(names.map((name) => [byName[name].path, sentOf(name, draft)])) as Sent;

/** Where the server names each field. */
export const fieldPaths = Object.fromEntries(names.map((name) => [name, byName[name].path])) as {
  readonly [Name in FieldName]: Fields[Name]['path'];
};

/** What of a draft differs from the item, so that nothing else is written over. */
export function changesOf(draft: ItemDraft, known: ItemDraft): Partial<ItemForm> {
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
