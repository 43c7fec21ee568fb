import type { Fault } from './fault.ts';

const matrix = { project: 'contract', file: 'tests/contract/permission-matrix.test.ts' } as const;

/** Every caller asks for this operation. */
const asked = (operation: string): Fault['test'] => ({ ...matrix, title: `answers ${operation} as the table says` });
const server = (file: string, title?: string): Fault['test'] => ({
  project: 'server',
  file: `tests/server/${file}`,
  ...(title !== undefined && { title }),
});

/** Checks of who may do and see what. */
export const permissions: readonly Fault[] = [
  {
    name: 'one of several permissions is not enough',
    file: 'server/contract/check-access.ts',
    find: 'rule.flags.some(',
    replace: 'rule.flags.every(',
    test: asked('listShopItems'),
  },
  {
    name: 'a guest may do what takes an account',
    file: 'server/contract/check-access.ts',
    find: "if (!customer) throw new AppError('unauthorized');",
    replace: 'if (!customer) return;',
    test: asked('listFavourites'),
  },
  {
    name: 'records of others are seen without the permission',
    file: 'server/domain/access/access.ts',
    find: 'return id === customerId || flags.has(flag);',
    replace: 'return id > 0 || flags.has(flag);',
    test: asked('getPayment'),
  },
  {
    name: 'own records take the permission for those of others',
    file: 'server/domain/access/access.ts',
    find: 'return id === customerId || flags.has(flag);',
    replace: 'return flags.has(flag);',
    test: asked('getPayment'),
  },
  {
    name: 'lists of others are shown without the permission',
    file: 'server/domain/access/access.ts',
    find: 'customerId !== viewer.id && !viewer.flags.has(flag)',
    replace: 'customerId === null && !viewer.flags.has(flag)',
    test: server('money/payments-seen.test.ts', 'of other people are listed only with the flags'),
  },
  {
    name: 'strangers are named to those who may not see them',
    file: 'server/domain/access/access.ts',
    find: ": { id, user: { first_name: '', last_name: '' }, phone: null };",
    replace: ': { id, user: { first_name: firstName, last_name: lastName }, phone: null };',
    test: server('money/payments-seen.test.ts', 'tell neither name, phone nor balance of a stranger'),
  },
  {
    name: 'staff are named to the customer',
    file: 'server/domain/access/authors.ts',
    find: "  if (!isCustomer && viewer.id === customerId) return '';\n",
    replace: '',
    test: server('money/payments-seen.test.ts', 'name the staff member who requested one for a customer'),
  },
  {
    name: 'a permission that has ended is still used',
    file: 'server/domain/access/fresh-caller.ts',
    find: 'if (flag !== undefined && !flags.has(flag))',
    replace: 'if (flag !== undefined && !caller.customer.flags.has(flag))',
    test: server(
      'permission/ended-rights.test.ts',
      'corrects nothing for whoever lost the right while the customer was locked',
    ),
  },
  {
    name: 'no colleague is needed for a record of one’s own',
    file: 'server/domain/access/four-eyes.ts',
    find: 'return customerId === id && (await',
    replace: 'return customerId !== id && (await',
    test: server('customer/change-customer.test.ts', 'corrects no balance of their own while a colleague could'),
  },
  {
    name: 'one gives permissions that one lacks',
    file: 'server/domain/permission/takeover.ts',
    find: "if (!flags.has(flag)) throw new AppError('permission_lacking');",
    replace: "if (flags.size === 0) throw new AppError('permission_lacking');",
    test: server(
      'permission/permission-groups.test.ts',
      'are given and changed by nobody who lacks one of their permissions',
    ),
  },
  {
    name: 'the last holder of a permission loses it',
    file: 'server/domain/permission/takeover.ts',
    find: "  if (!taken.every((flag) => held.has(flag))) throw new AppError('last_holder');\n",
    replace: '  void held;\n',
    test: server('permission/permission-groups.test.ts', 'leave the shop an owner'),
  },
  {
    name: 'a group of permissions is changed without its version',
    file: 'server/domain/permission/update-permission-group.ts',
    find: '      if (form.version !== undefined && form.version !== held.version) return false;\n',
    replace: '',
    test: server('permission/permission-groups.test.ts', 'are changed at the version that was seen'),
  },
  {
    name: 'a change of a group leaves no trace',
    file: 'server/domain/permission/delete-permission-group.ts',
    find:
      '      await recordChange(transaction, caller, clock.now(), { ' +
      '...change, before: auditedGroup(held), after: null });\n',
    replace: '      void [change, clock, recordChange];\n',
    test: server('permission/permission-groups.test.ts', 'leave a trace of who changed what'),
  },
  {
    name: 'a customer decides their own payment',
    file: 'server/domain/payment/update-payment.ts',
    find:
      "        if (!canDecide && !(state === 'C' && payment.customerId " +
      "=== customer.id)) throw new AppError('forbidden');\n",
    replace: '        void canDecide;\n',
    test: server('money/payment-changes.test.ts', 'are staff’s alone, with the flags'),
  },
  {
    name: 'a payment is asked for in the name of anybody',
    file: 'server/domain/payment/create-payment.ts',
    find:
      "        if (!canSee(customer, form.customer_id, 'create_strange_payments')) " +
      "throw new AppError('not_found');\n",
    replace: '        void customer;\n',
    test: asked('createPayment'),
  },
  {
    name: 'the balance of a stranger is told with a refused refund',
    file: 'server/domain/payment/payments.ts',
    find: 'canSeeBalance ? { available: toRoubles(Math.max(0, available)) } : {}',
    replace: '{ available: toRoubles(Math.max(0, available)) }',
    test: server('money/payments-seen.test.ts', 'tell neither name, phone nor balance of a stranger'),
  },
  {
    name: 'a person deletes themselves',
    file: 'server/domain/customer/delete-customer.ts',
    find: "    if (id === caller.customer.id) throw new AppError('customer_self');\n",
    replace: '',
    test: server('customer/change-customer.test.ts', 'is nobody to delete by themselves'),
  },
  {
    name: 'somebody with an order under way is deleted',
    file: 'server/domain/customer/delete-customer.ts',
    find: "      if (await people.isBusy(transaction, id)) throw new AppError('customer_busy');\n",
    replace: '',
    test: server('customer/change-customer.test.ts', 'not while an order is under way'),
  },
  {
    name: 'a correction of a balance is made twice for one key',
    file: 'server/domain/customer/edit-customer-balance.ts',
    find: '        if (readEarlier(await findKey(transaction, use), use) !== undefined) return;\n',
    replace: '        void [readEarlier, findKey];\n',
    test: server('customer/change-customer.test.ts', 'has their balance corrected with a reason, once for a key'),
  },
  {
    name: 'one corrects the own balance beside a colleague',
    file: 'server/domain/customer/edit-customer-balance.ts',
    find: "        if (await needsColleague(transaction, caller, own)) throw new AppError('balance_own');\n",
    replace: '        void [needsColleague, own];\n',
    test: server('customer/change-customer.test.ts', 'corrects no balance of their own while a colleague could'),
  },
  {
    name: 'anybody who makes customers makes wholesale ones',
    file: 'server/domain/customer/create-customer.ts',
    find: "!author.flags.has('trade_price_orders')",
    replace: "!author.flags.has('create_customers')",
    test: server('customer/new-customers.test.ts', 'is wholesale only where the author may give trade prices'),
  },
  {
    name: 'whose phone it is is told to whoever makes customers',
    file: 'server/domain/customer/create-customer.ts',
    find: "author.flags.has('get_customers') ? toCard(known) : undefined",
    replace: 'toCard(known)',
    test: server('customer/new-customers.test.ts', 'is not made of a phone that is known'),
  },
  {
    name: 'balances are told to all who see customers',
    file: 'server/domain/customer/get-customer.ts',
    find: "canSee(viewer, id, 'get_strange_balance_history') ? toRoubles(person.balance) : null",
    replace: 'toRoubles(person.balance)',
    test: server('customer/new-customers.test.ts', 'shows the balance to those who see balances'),
  },
  {
    name: 'a person reads what staff note of them',
    file: 'server/domain/customer/get-customer.ts',
    find: "(flags.has('get_customers') ? staffPart(person, viewer) : hiddenPart)",
    replace: "(canSee(viewer, id, 'get_customers') ? staffPart(person, viewer) : hiddenPart)",
    test: server('customer/change-customer.test.ts', 'changes their own name, and nothing more'),
  },
  {
    name: 'a person changes their own type',
    file: 'server/domain/customer/update-customer.ts',
    find: "new Set(['version', 'first_name', 'last_name', 'avatar_id'])",
    replace: "new Set(['version', 'first_name', 'last_name', 'avatar_id', 'customer_type'])",
    test: server('customer/change-customer.test.ts', 'changes their own name, and nothing more'),
  },
  {
    name: 'the phone of a mightier person is changed',
    file: 'server/domain/customer/update-customer.ts',
    find: "const guarded = ['phone', 'customer_type',",
    replace: "const guarded = ['customer_type',",
    test: server(
      'customer/change-customer.test.ts',
      'is not taken over: without their permissions one changes no phone',
    ),
  },
  {
    name: 'lines of others’ orders are changed by all who may edit',
    file: 'server/domain/order/open-order.ts',
    find: "if (!order || !canSee(customer, order.customerId, 'get_strange_orders')) throw",
    replace: 'if (!order || !canSee) throw',
    test: asked('updateOrderLine'),
  },
  {
    name: 'an intermediary sees the purchases of others',
    file: 'server/domain/purchase/intermediaries.ts',
    find: "  const isSeen = canSee(customer, id, 'get_purchase');\n  if (!isSeen",
    replace: '  void customer;\n  const isSeen = true;\n  if (!isSeen',
    test: asked('listIntermediaryPurchases'),
  },
  {
    name: 'a saved view of a list is anybody’s to change',
    file: 'server/db/repositories/view/list-view.ts',
    find: 'and(eq(listViews.id, id), eq(listViews.customerId, customerId), eq(listViews.shopId, shopId))',
    replace: 'and(eq(listViews.id, id), eq(listViews.shopId, shopId))',
    test: asked('updateListView'),
  },
  {
    name: 'a picture of another goes into one’s record',
    file: 'server/db/repositories/upload/upload.ts',
    find: '    eq(uploads.customerId, customerId),\n    or(',
    replace: '    or(',
    test: server('catalogue/edit-items.test.ts', "refuse another person's picture"),
  },
  {
    name: 'a session of another is ended',
    file: 'server/db/repositories/auth/token.ts',
    find: 'and(eq(tokens.id, id), eq(tokens.customerId, customerId), eq(tokens.shopId, shopId))',
    replace: 'and(eq(tokens.id, id), eq(tokens.shopId, shopId))',
    test: asked('endSession'),
  },
  {
    name: 'the cart of an account is open to a guest who knows its number',
    file: 'server/domain/cart/get-cart.ts',
    find: 'if (found?.customerId === null) {',
    replace: 'if (found) {',
    test: server('cart/cart.test.ts', "is its customer's alone"),
  },
  {
    name: 'a cart of another account is worked on',
    file: 'server/db/repositories/cart/cart.ts',
    find: "and(eq(carts.id, given('cartId')), or(isNull(carts.customerId), isOwn))",
    replace: "eq(carts.id, given('cartId'))",
    test: server('cart/cart.test.ts', "is its customer's alone"),
  },
  {
    name: 'a change is undone without the permission for its record',
    file: 'server/domain/audit/check-undo.ts',
    find: "  if (!needed.every((flag) => customer.flags.has(flag))) throw new AppError('forbidden');\n",
    replace: '  void customer;\n',
    test: server('audit/undo.test.ts'),
  },
  {
    name: 'every permission is offered to be given by everybody',
    file: 'server/domain/permission/list-permissions.ts',
    find: 'can_grant: customer.flags.has(name)',
    replace: 'can_grant: customer.flags.size > 0',
    test: server('permission/permission-groups.test.ts', 'are made of what one has oneself'),
  },
  {
    name: 'the history of a stranger’s balance is shown without the permission',
    file: 'server/domain/ledger/list-balance-history.ts',
    find: "customerId !== customer.id && !customer.flags.has('get_strange_balance_history')",
    replace: 'customerId !== customer.id && customer.flags.size === 0',
    test: asked('listBalanceHistory'),
  },
  {
    name: 'all who see one order see all',
    file: 'server/domain/order/placed/get-placed-order.ts',
    find: "caller.customer.flags.has('get_strange_orders') ? null : caller.customer.id",
    replace: 'null',
    test: asked('getPlacedOrder'),
  },
  {
    name: 'orders of others are moved by those who do not see them',
    file: 'server/domain/order/placed/update-placed-order-state.ts',
    find: "      if (!canSee(customer, order.customerId, 'get_strange_orders')) throw new AppError('not_found');\n",
    replace: '      void [canSee, customer];\n',
    test: asked('updatePlacedOrderState'),
  },
];
