import { useCustomer, type Permission } from '#page/shop-context.tsx';
import type { PageParts } from '#ui/loading/make-page.ts';
import type { LazyPart } from '#ui/loading/lazy-part.ts';
import {
  OfficeCategories,
  OfficeEditItem,
  OfficeImport,
  OfficeItems,
  OfficeNewCustomer,
  OfficeNewItem,
} from '../office.ts';
import { NoAccess } from './no-access.ts';

/** A page of the office for those who hold one of these permissions. */
const forHolders = (permissions: readonly Permission[], Part: LazyPart): PageParts => ({
  Page: () => {
    const held = useCustomer()?.permissions ?? [];
    return permissions.some((one) => held.includes(one)) ? <Part /> : <NoAccess />;
  },
  prefetch: () => undefined,
});

/** Adds an item. */
export const newItemPage = forHolders(['create_item'], OfficeNewItem);
/** Changes an item. */
export const editItemPage = forHolders(['edit_item', 'delete_item'], OfficeEditItem);
/** Items from a file. */
export const importItemsPage = forHolders(['create_item', 'edit_item'], OfficeImport);
/** Makes a customer. */
export const newCustomerPage = forHolders(['create_customers'], OfficeNewCustomer);
/** The items as staff keep them. */
export const itemsPage = forHolders(['edit_item', 'delete_item'], OfficeItems);
/** Makes, moves and deletes categories. */
export const categoriesPage = forHolders(['edit_item'], OfficeCategories);
