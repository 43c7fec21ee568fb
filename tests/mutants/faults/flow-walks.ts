import type { Fault } from './fault.ts';

/** Walks all of a flow: what it sends, and what follows. */
const walked = (flow: string): Fault['test'] => ({
  project: 'dom',
  file: `tests/dom/flows/${flow}.test.ts`,
  title: 'walks every path',
});

/** What flows send, forget and read again, as the walks of them see it. */
export const flowWalks: readonly Fault[] = [
  {
    name: 'the session is not tried again once the server is reached',
    file: 'src/app/shell/flows/connection.flow.ts',
    find: "      actor('session').send({ type: 'retry.requested' });\n",
    replace: '',
    test: walked('connection'),
  },
  {
    name: 'favourites stay as they were before the connection was lost',
    file: 'src/app/shell/flows/connection.flow.ts',
    find: "      actor('favourites').send({ type: 'list.outdated' });\n",
    replace: '',
    test: walked('connection'),
  },
  {
    name: 'a whole answer is asked for to see whether the server is reached',
    file: 'src/app/shell/flows/connection.flow.ts',
    find: "method: 'HEAD'",
    replace: "method: 'GET'",
    test: walked('connection'),
  },
  {
    name: 'the places of one person are offered to the next',
    file: 'src/app/shell/flows/session.flow.ts',
    find: '  lastPlaces.clear();\n',
    replace: '',
    test: walked('session'),
  },
  {
    name: 'another person’s tab keeps the key of a checkout',
    file: 'src/app/shell/flows/session.flow.ts',
    find: "    'session.changed': () => {\n      checkoutKeyStorage.clear();\n",
    replace: "    'session.changed': () => {\n",
    test: walked('session'),
  },
  {
    name: 'nobody is told that the sign-in has expired',
    file: 'src/app/shell/flows/session.flow.ts',
    find: "      expiryStorage.write('expired');\n",
    replace: '',
    test: walked('session'),
  },
  {
    name: 'a sign-out stays on a page of the account',
    file: 'src/app/shell/flows/session.flow.ts',
    find: "'session.ended': () => {\n      forgetCustomer();\n      navigation.reloadAt(paths.main.getHref());",
    replace: "'session.ended': () => {\n      forgetCustomer();\n      navigation.reloadAt(navigation.here());",
    test: walked('session'),
  },
  {
    name: 'the balance is not read again after an order moved',
    file: 'src/entities/order/flows/state-change.flow.ts',
    find: '  void queryClient.invalidateQueries({ queryKey: currentCustomerQuery.queryKey });\n',
    replace: '',
    test: walked('state-change'),
  },
  {
    name: 'the reason for a state is not sent',
    file: 'src/entities/order/flows/state-change.flow.ts',
    find: "...(reason !== '' && { reason }), ",
    replace: '',
    test: walked('state-change'),
  },
  {
    name: 'the state of an order is changed without its version',
    file: 'src/entities/order/flows/state-change.flow.ts',
    find: 'body: { state, version, ',
    replace: 'body: { state, ',
    test: walked('state-change'),
  },
  {
    name: 'an order that a colleague has moved stays as it was',
    file: 'src/entities/order/flows/state-change.flow.ts',
    find: "'state.changedMeanwhile': () => refresh(deps)",
    replace: "'state.changedMeanwhile': () => undefined",
    test: walked('state-change'),
  },
  {
    name: 'nobody is told that no call has come',
    file: 'src/storefront/auth/flows/phone-login.flow.ts',
    find: "'phoneLogin.gaveUp': () => notifyFailure(loginFlowStrings.gaveUp)",
    replace: "'phoneLogin.gaveUp': () => undefined",
    test: walked('phone-login'),
  },
  {
    name: 'a sign-in at the checkout forgets the checkout',
    file: 'src/storefront/auth/flows/get-token.ts',
    find: "  if (reason === 'checkout') checkoutReturnStorage.write('open');\n",
    replace: '',
    test: walked('phone-login'),
  },
  {
    name: 'the token of a sign-in is not kept',
    file: 'src/storefront/auth/flows/get-token.ts',
    find: '  tokenStorage.write(token);\n',
    replace: '',
    test: walked('phone-login'),
  },
  {
    name: 'the removal of a cart line ends with its page',
    file: 'src/entities/cart/flows/cart-line.flow.ts',
    find: 'params: pathOf(input), keepalive: true, signal',
    replace: 'params: pathOf(input), signal',
    test: walked('cart-line'),
  },
  {
    name: 'a mark is sent without its key',
    file: 'src/storefront/market/flows/mark-queue.flow.ts',
    find: "path: { id, purchase_id: purchaseId }, header: { 'Idempotency-Key': key } };",
    replace: 'path: { id, purchase_id: purchaseId } };\n      void key;',
    test: walked('mark-queue'),
  },
];
