import { usePermission, useShop, type Permission } from '#entities/shop/shop-context.tsx';
import type { PageParts } from '#ui/loading/make-page.ts';
import type { LazyPart } from '#ui/loading/lazy-part.ts';
import { OfficeEditItem, OfficeNewItem } from '../office.ts';
import { NotFoundPage } from './not-found-page.tsx';

/** A page of the office for those who hold a permission. */
const forHolders = (permission: Permission, Part: LazyPart): PageParts => ({
  Page: () => {
    const { name } = useShop();
    return usePermission(permission) ? <Part /> : <NotFoundPage shopName={name} />;
  },
  prefetch: () => undefined,
});

/** Adds an item. */
export const newItemPage = forHolders('create_item', OfficeNewItem);
/** Changes an item. */
export const editItemPage = forHolders('edit_item', OfficeEditItem);
