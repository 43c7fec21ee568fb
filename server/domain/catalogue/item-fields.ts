import type { components } from '#contract/types.ts';
import { QUANTITY_MAX } from '#common/constants.ts';
import type { ItemFields } from '../../db/repositories/catalogue/item-columns.ts';
import { itemFileTexts } from '../../texts/item-files.strings.ts';
import { writeAttributes } from '../item-file/attributes.ts';
import { BETWEEN_CATEGORIES } from '../item-file/category-paths.ts';
import {
  BETWEEN_PICTURES,
  readAttributesCell,
  readCategories,
  readPictures,
  readText,
  readYesNo,
} from '../item-file/cells.ts';
import { toKopecks, toRoubles } from '../kit/money.ts';
import { cleanText } from '../kit/text.ts';
import {
  type ItemField,
  type NeededField,
  type NewItem,
  priceColumn,
  reads,
  same,
  textField,
  wholeField,
} from './item-field.ts';

/** What a form may say of an item. */
type Form = Required<components['schemas']['ItemForm']>;

type FormName = keyof Form;

/**
 * The fields of an item, by their names in the contract, in the order of a file. A new one is a line here, beside its
 * column in `db/schema/catalogue.ts`, and its place in the contract.
 */
const itemFields = {
  article: textField('article', { fresh: '', most: 64, name: 'article', width: 16 }),
  name: {
    ...same('name'),
    fromForm: (name) => ({ name: cleanText(name) }),
    column: { name: 'name', kind: 'text', width: 40, write: ({ name }) => name, read: reads('name', readText(200)) },
  },
  description: textField('description', { fresh: '', most: 10_000, name: 'description', width: 60, isCleared: true }),
  category_id: {
    ...same('categoryId'),
    column: {
      name: 'category',
      kind: 'text',
      width: 40,
      write: ({ categoryId, otherCategoryIds }, { paths }) =>
        [categoryId, ...otherCategoryIds].map((id) => paths.get(id) ?? '').join(BETWEEN_CATEGORIES),
      read: readCategories,
    },
  },
  other_category_ids: { of: 'otherCategoryIds', fresh: [], toForm: ({ otherCategoryIds }) => otherCategoryIds },
  retail_price: {
    of: 'retailPrice',
    toForm: ({ retailPrice }) => toRoubles(retailPrice),
    fromForm: (price) => ({ retailPrice: toKopecks(price) }),
    column: priceColumn('retailPrice', { name: 'retail_price' }),
  },
  trade_price: {
    of: 'tradePrice',
    fresh: null,
    toForm: ({ tradePrice }) => (tradePrice === null ? null : toRoubles(tradePrice)),
    fromForm: (price) => ({ tradePrice: price === null ? null : toKopecks(price) }),
    column: priceColumn('tradePrice', { name: 'trade_price', isCleared: true }),
  },
  discount: wholeField('discount', { fresh: 0, min: 0, max: 100, name: 'discount' }),
  count_step: wholeField('countStep', { fresh: 1, min: 1, max: QUANTITY_MAX, name: 'count_step' }),
  count_min: wholeField('countMin', { fresh: 1, min: 1, max: QUANTITY_MAX, name: 'count_min' }),
  stock: wholeField('stock', { fresh: null, min: 0, max: 1_000_000, name: 'stock' }),
  is_new: { ...same('isNew'), fresh: false },
  is_hidden: {
    ...same('isHidden'),
    fresh: false,
    column: {
      name: 'is_hidden',
      kind: 'text',
      width: 8,
      write: ({ isHidden }) => (isHidden ? itemFileTexts.yes : itemFileTexts.no),
      read: reads('isHidden', readYesNo),
      isCleared: true,
    },
  },
  images: {
    of: 'images',
    fresh: [],
    toForm: ({ images }) => images.map(({ key }) => ({ file_id: key })),
    column: {
      name: 'pictures',
      kind: 'text',
      width: 30,
      write: ({ images }) => images.map(({ key }) => key).join(BETWEEN_PICTURES),
      read: reads('images', readPictures),
      isCleared: true,
    },
  },
  attributes: {
    ...same('attributes'),
    fresh: [],
    fromForm: (attributes) => ({
      attributes: attributes.map(({ name, value }) => ({ name: cleanText(name), value: cleanText(value) })),
    }),
    column: {
      name: 'attributes',
      kind: 'text',
      width: 40,
      write: ({ attributes }) => writeAttributes(attributes),
      read: reads('attributes', readAttributesCell),
      isCleared: true,
    },
  },
} as const satisfies { readonly [Name in FormName]: ItemField<Form[Name]> | NeededField<Form[Name]> };

type AnyField<Value> = NeededField<Value, keyof ItemFields> & Partial<Pick<ItemField<Value>, 'fresh'>>;

/** The same, each under the type that its value has in the contract. */
const byName: { readonly [Name in FormName]: AnyField<Form[Name]> } = itemFields;

/** The names of the fields, as the contract and the audit have them. */
export const itemFieldNames = Object.keys(itemFields) as FormName[];

const fresh = Object.fromEntries(
  Object.values(byName).flatMap(({ of, fresh: value }) => (value === undefined ? [] : [[of, value]])),
) as Pick<NewItem, Extract<(typeof itemFields)[FormName]['of'], keyof NewItem>>;

/** What a new item has where nobody says otherwise; a column that no field is about doesn't compile here. */
export const newItem: NewItem = fresh;

/** An item of which nothing is known yet. */
export const blankItem: ItemFields = { ...newItem, name: '', categoryId: 0, retailPrice: 0 };

/** An item as a form of the contract would write it. */
export const toForm = (item: ItemFields): Form =>
  Object.fromEntries(itemFieldNames.map((name) => [name, byName[name].toForm(item)])) as Form;

const writtenBy = <Name extends FormName>(name: Name, value: Form[Name] | undefined): Partial<ItemFields> =>
  value === undefined ? {} : (byName[name].fromForm?.(value) ?? {});

/** What a form writes of an item by its values alone. */
export const fromForm = (form: Partial<Form>): Partial<ItemFields> =>
  itemFieldNames.reduce<Partial<ItemFields>>((all, name) => ({ ...all, ...writtenBy(name, form[name]) }), {});

/** The column of each field that files have, in their order, with what it sets and what «-» makes of that. */
export const fieldColumns = Object.values(byName).flatMap(({ of, fresh: value, column }) =>
  column ? [{ ...column, sets: of, isNeeded: value === undefined, cleared: column.isCleared && { [of]: value } }] : [],
);
