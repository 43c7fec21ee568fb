/** Texts of the office's group in the side menu. */
export const menuStrings = {
  title: 'Управление',
  shopOrders: 'Заказы магазина',
} as const;
