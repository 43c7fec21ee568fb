import { theme } from '#app/theme.ts';
import { connectionMachine } from '#machines/shell/connection.machine.ts';
import { favouritesMachine } from '#machines/favourite/favourites.machine.ts';
import type { RunningActors } from '#ui/machine-types.ts';
import { RunningActorsProvider } from '#ui/running-actors.tsx';
import { ShopProvider, type Customer, type Retail } from '#ui/shop-context.tsx';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { createActor } from 'xstate';

/** A shop to stand on. */
export const someRetail: Retail = {
  id: 1,
  name: 'Лавка',
  description: 'Вещи для дома',
  currency: '₽',
  demo: true,
  orders_wait: 3,
  payments_wait: 0,
  contacts: {},
  requisites: '',
  social_providers: [],
};

/** A customer without any permission. */
export const someCustomer: Customer = {
  id: 7,
  avatar_url: null,
  user: { first_name: 'Анна', last_name: 'Смирнова' },
  phone: '79000000001',
  balance: 1500.5,
  available: 1500.5,
  customer_type: 'retail',
  permissions: [],
};

interface TestPageProps {
  /** Those that the view asks for; favourites are a guest's if not said. */
  actors?: Partial<RunningActors>;
  retail?: Retail;
  customer?: Customer | null;
  queryClient?: QueryClient;
  children: ReactNode;
}

/** The providers that a view has above it in the page, without what only styles it, which jsdom is slow to weigh. */
export function TestPage({ actors = {}, retail = someRetail, customer = null, queryClient, children }: TestPageProps) {
  const [client] = useState(() => queryClient ?? new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const [favourites] = useState(() => createActor(favouritesMachine));
  const [connection] = useState(() => createActor(connectionMachine, { input: {} }));
  const running: Partial<RunningActors> = { favourites, connection, ...actors };
  return (
    <MantineProvider theme={theme} env="test" withCssVariables={false} withGlobalClasses={false}>
      <QueryClientProvider client={client}>
        <RunningActorsProvider actors={running as RunningActors}>
          <ShopProvider retail={retail} customer={customer}>
            {children}
          </ShopProvider>
        </RunningActorsProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
