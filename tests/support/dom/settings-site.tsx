import { pageRoutes } from '#common/routes/pages.ts';
import { currentRetailQuery } from '#entities/shop/shop.queries.ts';
import { ShopProvider, type Customer, type Permission, type Retail } from '#page/shop-context.tsx';
import { SettingsPage } from '#app/pages/settings-page.tsx';
import { ConfirmDialog } from '#app/overlays/confirm-dialog.tsx';
import { confirmMachine } from '#machines/shell/confirm.machine.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { someCustomer, someRetail, TestPage } from '#tests/support/dom/test-page.tsx';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Suspense } from 'react';
import { Route } from 'wouter';
import { createActor } from 'xstate';

/** A call that changes something: its method, its address and the JSON that was sent. */
export type Sent = [method: string, address: string, body: unknown];

/** The `Idempotency-Key` of each call that changes something, by the call; null without one. */
export const sentKeys = new WeakMap<Sent, string | null>();

/** A server with these answers to GET; `write` answers the rest. Returns the calls that change something. */
export function serveSettings(
  answers: Readonly<Record<string, () => object>>,
  write: (sent: Sent) => Response | Promise<Response>,
): Sent[] {
  const sent: Sent[] = [];
  answerCalls(async (request: Request) => {
    const { method, url } = request;
    const { pathname } = new URL(url);
    const answer = answers[pathname];
    if (method === 'GET') return answer ? Response.json(answer()) : Response.json({}, { status: 404 });
    const text = await request.clone().text();
    const call: Sent = [method, pathname, text === '' ? undefined : JSON.parse(text)];
    sent.push(call);
    sentKeys.set(call, request.headers.get('Idempotency-Key'));
    return write(call);
  });
  return sent;
}

function Settings({ customer }: { customer: Customer | null }) {
  const { data } = useQuery({ ...currentRetailQuery, enabled: false });
  return (
    <ShopProvider retail={data ?? someRetail} customer={customer}>
      <Suspense>
        <Route path={pageRoutes.settings.path} component={SettingsPage} />
      </Suspense>
      <ConfirmDialog />
    </ShopProvider>
  );
}

/**
 * Opens an address of the settings as somebody with these permissions, or as a guest; returns what the page keeps of
 * the server.
 */
export function openSettings(
  address: string,
  permissions: readonly Permission[] | null,
  shop: Retail = someRetail,
): QueryClient {
  history.replaceState(null, '', address);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(currentRetailQuery.queryKey, shop);
  const customer = permissions && { ...someCustomer, permissions: [...permissions] };
  render(
    <TestPage queryClient={queryClient} actors={{ confirm: createActor(confirmMachine).start() }}>
      <Settings customer={customer} />
    </TestPage>,
  );
  return queryClient;
}
