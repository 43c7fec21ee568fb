import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import contract from '#contract/openapi.json' with { type: 'json' };
import { readLimits } from '#tests/support/text-limits.ts';

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  maxLength?: number;
}

/**
 * What each field for text writes, by its file and its name there; null for one that writes nothing of the contract.
 */
const written: Readonly<Record<string, Readonly<Record<string, readonly string[] | null>>>> = {
  'app/shell/header/search-field.tsx': { 'shellStrings.searchPlaceholder': null },
  'office/kit/customer/create/new-customer-form.tsx': {
    firstName: ['CustomerForm.first_name'],
    lastName: ['CustomerForm.last_name'],
  },
  'entities/order/form/order-form.tsx': {
    address: ['PlacedOrderUpdate.delivery.address'],
    recipientName: ['PlacedOrderUpdate.delivery.recipient_name'],
    comment: ['PlacedOrderUpdate.comment'],
    note: ['PlacedOrderUpdate.note'],
  },
  'entities/order/lines/add/add-photos.tsx': { 'addLinesStrings.name(place)': ['NewOrderLineForm.description'] },
  'entities/order/lines/edit/line-editor.tsx': {
    reason: ['OrderLineForm.reason'],
    description: ['OrderLineForm.description'],
    comment: ['OrderLineForm.comment'],
  },
  'entities/order/lines/edit/line-removal.tsx': { reason: ['OrderLineForm.reason'] },
  'entities/order/lines/states/line-states.tsx': { 'lineStatesStrings.reason': ['OrderLineStatesForm.reason'] },
  'entities/order/placing/checkout-fields.tsx': {
    address: ['CheckoutForm.delivery.address', 'PlacedOrderForm.delivery.address'],
    recipientName: ['CheckoutForm.delivery.recipient_name', 'PlacedOrderForm.delivery.recipient_name'],
    comment: ['CheckoutForm.comment', 'PlacedOrderForm.comment'],
  },
  'entities/order/placing/photo-detail-fields.tsx': {
    'placingStrings.photoComment(place)': ['PlacedOrderForm.lines.comment'],
  },
  'entities/order/transitions/state-question.tsx': { reason: ['StateForm.reason'] },
  'entities/purchase/albums/album-form.tsx': { name: ['AlbumForm.name', 'AlbumChange.name'] },
  'office/kit/views/views-menu.tsx': {
    'viewsStrings.nameOf(name)': ['ListViewChange.name'],
    'viewsStrings.name': ['ListViewForm.name'],
  },
  'office/customers/balance-dialog.tsx': { reason: ['BalanceCorrection.reason'] },
  'office/customers/customer-form.tsx': {
    firstName: ['CustomerChange.first_name'],
    lastName: ['CustomerChange.last_name'],
    comment: ['CustomerChange.comment'],
  },
  'office/day/name-form.tsx': {
    firstName: ['CustomerChange.first_name'],
    lastName: ['CustomerChange.last_name'],
  },
  'office/items/attributes/attribute-fields.tsx': {
    'strings.nameOf(place + 1)': ['ItemForm.attributes.name', 'ItemChange.attributes.name'],
    'strings.valueOf(place + 1)': ['ItemForm.attributes.value', 'ItemChange.attributes.value'],
  },
  'office/items/categories/category-form.tsx': { name: ['CategoryForm.name', 'CategoryChange.name'] },
  'office/items/item-form.tsx': {
    name: ['ItemForm.name', 'ItemChange.name'],
    article: ['ItemForm.article', 'ItemChange.article'],
    description: ['ItemForm.description', 'ItemChange.description'],
  },
  'office/lines/bulk/line-changes.ts': {
    'bulkStrings.reason': ['OrderLineStatesForm.reason'],
    'bulkLinesStrings.comment': ['OrderLineForm.comment'],
  },
  'office/orders/bulk/order-changes.ts': {
    'bulkStrings.reason': ['ManyOrdersState.reason'],
    'bulkOrdersStrings[name]': ['ManyOrdersForm.comment', 'ManyOrdersForm.note'],
  },
  'office/payments/decision/decision-question.tsx': { reason: ['PaymentUpdate.reason'] },
  'office/payments/edit/payment-edit-form.tsx': { comment: ['PaymentUpdate.comment'] },
  'office/payments/bulk/payments-drawer.tsx': {
    "state === 'C' ? bulkStrings.reason : bulkPaymentsStrings.comment": ['PaymentUpdate.reason'],
  },
  'office/payments/record/record-form.tsx': { comment: ['PaymentForm.comment'] },
  'office/photo-prices/photo-form.tsx': { 'photoPricesStrings.name': ['OrderLineForm.description'] },
  'office/purchases/back-question.tsx': { reason: ['PurchaseChange.reason'] },
  'office/purchases/purchase-form.tsx': {
    name: ['PurchaseForm.name', 'PurchaseChange.name'],
    comment: ['PurchaseForm.comment', 'PurchaseChange.comment'],
  },
  'office/purchases/receipt-question.tsx': {
    'purchasesStrings.findLine': null,
    reason: ['PurchaseChange.reason'],
  },
  'office/settings/delivery/delivery-form.tsx': {
    name: ['DeliveryForm.name', 'DeliveryChange.name'],
    description: ['DeliveryForm.description', 'DeliveryChange.description'],
  },
  'office/settings/groups/group-form.tsx': { name: ['PermissionGroupForm.name', 'PermissionGroupChange.name'] },
  'office/settings/info/info-form.tsx': { text: ['InfoPageChange.text'] },
  'office/settings/main/main-settings.tsx': {
    name: ['RetailChange.name'],
    description: ['RetailChange.description'],
    'contactNames[kind]': ['ref', 'vk', 'ok', 'whatsapp', 'viber', 'telegram', 'instagram'].map(
      (kind) => `RetailChange.contacts.${kind}`,
    ),
    currency: ['RetailChange.currency'],
    requisites: ['RetailChange.requisites'],
  },
  'office/settings/points/point-form.tsx': {
    name: ['PointForm.name', 'PointChange.name'],
    address: ['PointForm.address', 'PointChange.address'],
    hours: ['PointForm.hours', 'PointChange.hours'],
  },
  'storefront/account/paying-form.tsx': { comment: ['PaymentForm.comment'] },
  'storefront/account/profile/profile-form.tsx': {
    firstName: ['CustomerChange.first_name'],
    lastName: ['CustomerChange.last_name'],
  },
  'storefront/cart/cart-line-view.tsx': {
    'cartStrings.comment(name)': ['CartItemForm.comment', 'CartItemPatch.comment'],
  },
  'storefront/catalogue/catalogue-toolbar.tsx': { searchLabel: null },
  'storefront/catalogue/filters/price-range.tsx': { 'filtersStrings.priceFrom': null, 'filtersStrings.priceTo': null },
  'storefront/catalogue/item/share-dialog.tsx': { 'itemActionsStrings.link': null },
  'storefront/market/refuse-lines.tsx': { reason: ['LineMark.reason'] },
  'ui/list/filters/filter-field.tsx': { 'filter.label': null },
};

/**
 * Fields of a search, each a hundred characters long: `search_text` of every list; and those of a colour and of a sum.
 */
const searches: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'office/kit/customer/picker/customer-picker.tsx': { 'customerPickerStrings.customer': 100 },
  'entities/order/lines/add/item-search.tsx': { 'addLinesStrings.search': 100 },
  'office/menu/palette/palette.tsx': { 'paletteStrings.search': 100 },
  'office/settings/main/color-field.tsx': { 'mainStrings.color': 7 },
  'ui/fields/search-input.tsx': { label: 100 },
  'ui/list/filters/amounts-field.tsx': { label: 12 },
};

const schemas = contract.components.schemas as Record<string, Schema>;

const resolve = (schema: Schema): Schema => {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : resolve(schemas[name] ?? {});
};

/** The schema of a property, whose steps may lead into objects and into the items of arrays. */
function propertyOf(schema: Schema, [step, ...others]: readonly string[]): Schema | undefined {
  const { properties, items, allOf = [], oneOf = [] } = resolve(schema);
  if (items) return propertyOf(items, [step ?? '', ...others]);
  const own = properties?.[step ?? ''];
  const found = own ?? [...allOf, ...oneOf].map((part) => propertyOf(part, [step ?? ''])).find(Boolean);
  return found && others.length > 0 ? propertyOf(found, others) : found && resolve(found);
}

function limitOf(place: string): number {
  const [name = '', ...steps] = place.split('.');
  const limit = propertyOf(schemas[name] ?? {}, steps)?.maxLength;
  if (limit === undefined) throw new Error(`The contract has no limit for ${place}`);
  return limit;
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file));

/** The limit of each field for text by its file and name. What a field's user gives is seen where it is given. */
function limitsInSource(): Record<string, Record<string, number | null>> {
  const read = files.map((file) => {
    const limits = readLimits(`src/${file}`).flatMap(({ field, limit }) =>
      limit === undefined ? [] : [[field, limit]],
    );
    return [file, Object.fromEntries(limits)] as const;
  });
  return Object.fromEntries(read.filter(([, limits]) => Object.keys(limits).length > 0));
}

it('every field for text ends where the contract does', () => {
  const expected = Object.entries(written).map(([file, fields]) => [
    file,
    Object.fromEntries(
      Object.entries(fields).map(([field, places]) => [field, places && [...new Set(places.map(limitOf))]]),
    ),
  ]);
  const actual = Object.entries(limitsInSource()).map(([file, fields]) => [
    file,
    searches[file]
      ? fields
      : Object.fromEntries(Object.entries(fields).map(([field, limit]) => [field, limit && [limit]])),
  ]);
  expect(Object.fromEntries(actual)).toEqual({ ...Object.fromEntries(expected), ...searches });
});
