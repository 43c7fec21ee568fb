import type { Permission } from '#contract/types.ts';
import { keepTogether } from '#lib/no-break.ts';

interface PermissionText {
  /** What one may do with it. */
  label: string;
  /** What it brings along, or needs. */
  hint?: string;
}

interface PermissionSection {
  title: string;
  permissions: Readonly<Partial<Record<Permission, PermissionText>>>;
}

/** Every permission in words that say what one can do with it, by matter. */
export const permissionSections: readonly PermissionSection[] = [
  {
    title: 'Заказы',
    permissions: {
      get_strange_orders: { label: 'Видеть заказы всех клиентов' },
      update_state_placed_order: { label: 'Менять статусы заказов и\u00A0позиций' },
      edit_strange_order: {
        label: 'Менять заказы клиентов',
        hint: 'Позиции, цены, доставку и\u00A0внутренние заметки',
      },
      delete_strange_order: { label: 'Убирать позиции из\u00A0заказов клиентов' },
      create_strange_order: { label: 'Оформлять заказы за\u00A0клиентов' },
      create_order: { label: 'Оформлять свои заказы по\u00A0фото' },
      edit_order: { label: 'Менять свои новые заказы' },
      delete_order: { label: 'Убирать позиции из\u00A0своих новых заказов' },
      trade_price_orders: {
        label: 'Оптовые цены',
        hint: 'Ставить их в\u00A0заказах и\u00A0делать клиентов оптовыми',
      },
    },
  },
  {
    title: 'Закупки',
    permissions: {
      get_purchase: { label: 'Видеть и\u00A0вести закупки' },
      send_to_purchase_placed_order: { label: 'Отправлять позиции в\u00A0закупку' },
    },
  },
  {
    title: 'Деньги',
    permissions: {
      get_strange_payments: { label: 'Видеть платежи клиентов' },
      create_strange_payments: { label: 'Записывать платежи за\u00A0клиентов' },
      edit_payments: { label: 'Подтверждать и\u00A0отменять платежи' },
      get_strange_balance_history: { label: 'Видеть баланс клиентов и\u00A0его историю' },
      edit_balance_customers: {
        label: 'Исправлять баланс клиентов',
        hint: 'И\u00A0проводить заказ, когда денег не\u00A0хватает',
      },
    },
  },
  {
    title: 'Клиенты',
    permissions: {
      get_customers: { label: 'Видеть клиентов' },
      create_customers: { label: 'Добавлять клиентов' },
      edit_customers: {
        label: 'Менять данные и\u00A0права клиентов',
        hint: 'Только те\u00A0права, которые есть у\u00A0самого',
      },
      delete_customers: { label: 'Удалять клиентов' },
      recovery_customers: { label: 'Восстанавливать удалённых клиентов' },
    },
  },
  {
    title: 'Каталог',
    permissions: {
      create_item: { label: 'Добавлять товары' },
      edit_item: { label: 'Менять товары и\u00A0категории' },
      delete_item: { label: 'Удалять товары' },
    },
  },
  {
    title: 'Магазин',
    permissions: {
      edit_retail: { label: 'Менять настройки магазина', hint: 'И\u00A0группы прав, и\u00A0видеть, кто что менял' },
      make_delivery: { label: 'Настраивать способы доставки' },
      make_delivery_point: { label: 'Настраивать пункты выдачи' },
    },
  },
];

/** Every permission in words, by matter. */
export const permissionLabels = Object.fromEntries(
  permissionSections.flatMap(({ permissions }) =>
    Object.entries(permissions).map(([name, { label }]) => [name, label]),
  ),
) as Readonly<Record<Permission, string>>;

/** A permission in words. */
export const permissionLabel = (name: Permission): string => permissionLabels[name];

/** Texts of a choice of permissions. */
export const permissionStrings = {
  lacking: keepTogether('У вас нет этого права, поэтому дать или забрать его нельзя.'),
} as const;
