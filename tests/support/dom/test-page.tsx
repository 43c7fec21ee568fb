import { theme } from '#app/theme/theme.ts';
import { phoneLoginMachine } from '#machines/auth/phone-login.machine.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { favouritesMachine } from '#machines/favourite/favourites.machine.ts';
import { checkoutMachine } from '#machines/order/checkout.machine.ts';
import { appSessionMachine } from '#machines/shell/app-session.machine.ts';
import { confirmMachine } from '#machines/shell/confirm.machine.ts';
import { connectionMachine } from '#machines/shell/connection.machine.ts';
import { freshnessMachine } from '#machines/shell/freshness.machine.ts';
import type { ConnectedFlow, Flow } from '#page/define-flow.ts';
import { PageProvider, type Page } from '#page/page-context.tsx';
import type { PageActors, PageDeps, PageNavigation } from '#page/page-deps.ts';
import { ShopProvider, type Customer, type Retail } from '#page/shop-context.tsx';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { createActor, type AnyStateMachine, type EventObject } from 'xstate';

/** The shop of a test page. */
export const someRetail: Retail = {
  id: 1,
  version: 1,
  name: 'Лавка',
  description: 'Вещи для дома',
  logo: null,
  primary_color: '#0074E0',
  min_order_sum: 0,
  is_prepaid: false,
  staff_sign_in_by_code: false,
  trade_prices_shown_to: 'wholesale',
  currency: '₽',
  time_zone: 'Europe/Moscow',
  demo: true,
  orders_wait: 3,
  payments_wait: 0,
  calls_used_up: false,
  contacts: {},
  requisites: '',
  social_providers: [],
  info_pages: [],
};

/** A customer without any permission. */
export const someCustomer: Customer = {
  id: 7,
  version: 3,
  avatar_url: null,
  user: { first_name: 'Анна', last_name: 'Смирнова' },
  phone: '79000000001',
  balance: 1500.5,
  available: 1500.5,
  customer_type: 'retail',
  permissions: [],
  is_intermediary: false,
  last_delivery: null,
};

/** Replaces a flow's machine; `handle` receives what it emits, and does nothing by default. */
export type FlowInPlace = readonly [flow: Flow, machine: AnyStateMachine, handle?: (event: EventObject) => void];

interface TestPageParts {
  /** Those that the view works with; the others are there, and idle. */
  actors?: Partial<PageActors>;
  flows?: readonly FlowInPlace[];
  navigation?: Partial<PageNavigation>;
}

/** A page over these actors, which don't know each other. */
export function pageOf({ actors = {}, flows = [], navigation = {} }: TestPageParts, queryClient: QueryClient): Page {
  const deps: PageDeps = {
    queryClient,
    navigation: {
      here: () => location.pathname + location.search,
      goTo: () => undefined,
      leaveBack: () => history.back(),
      reloadAt: () => undefined,
      ...navigation,
    },
    actor: (name) => {
      const actor: PageActors[typeof name] | undefined = actors[name];
      if (!actor) throw new Error(`The test gives no actor ${name}`);
      return actor;
    },
  };
  const connect: Page['connect'] = (flow) => {
    const [, machine, handle = () => undefined] = flows.find(([replaced]) => replaced.machine === flow.machine) ?? [];
    if (!machine) return flow.connect(deps);
    const connected: ConnectedFlow = { machine, handle };
    return connected as ReturnType<typeof flow.connect>;
  };
  return { deps, connect };
}

/** The page's actors before they start: a guest's. */
const idleActors = (): PageActors => ({
  session: createActor(appSessionMachine, { input: { isSignedIn: false } }),
  login: createActor(phoneLoginMachine, { input: {} }),
  confirm: createActor(confirmMachine),
  connection: createActor(connectionMachine, { input: {} }),
  freshness: createActor(freshnessMachine, { input: {} }),
  cart: createActor(cartMachine),
  favourites: createActor(favouritesMachine),
  checkout: createActor(checkoutMachine),
});

interface TestPageProps extends TestPageParts {
  retail?: Retail;
  customer?: Customer | null;
  queryClient?: QueryClient;
  children: ReactNode;
}

/** The providers that a view has above it in the page, without what only styles it, which jsdom is slow to weigh. */
export function TestPage({ retail = someRetail, customer = null, queryClient, children, ...parts }: TestPageProps) {
  const [client] = useState(() => queryClient ?? new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const [idle] = useState(idleActors);
  return (
    <MantineProvider theme={theme} env="test" withCssVariables={false} withGlobalClasses={false}>
      <QueryClientProvider client={client}>
        <PageProvider page={pageOf({ ...parts, actors: { ...idle, ...parts.actors } }, client)}>
          <ShopProvider retail={retail} customer={customer}>
            {children}
          </ShopProvider>
        </PageProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
