import type { PluralForms } from '#lib/plural.ts';

/** The noun «клиент» for each count. */
export const customerForms: PluralForms = { one: 'клиент', few: 'клиента', many: 'клиентов' };
