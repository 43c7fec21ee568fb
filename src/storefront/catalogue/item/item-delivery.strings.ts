import { plural } from '#lib/plural.ts';

/** Texts of how an item is received. */
export const itemDeliveryStrings = {
  title: 'Способы получения',
  atPoints: (method: string, points: number) =>
    `${method}: ${plural(points, { one: 'пункт', few: 'пункта', many: 'пунктов' })}`,
} as const;
