/** Every table, for drizzle and drizzle-kit. */
export * from './schema/audit.ts';
export * from './schema/auth.ts';
export * from './schema/catalogue.ts';
export * from './schema/change.ts';
export * from './schema/item-import.ts';
export * from './schema/ledger.ts';
export * from './schema/order.ts';
export * from './schema/purchase.ts';
export * from './schema/shop.ts';
export * from './schema/upload.ts';
export * from './schema/view.ts';
