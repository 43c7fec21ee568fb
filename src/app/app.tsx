import type { FirstMachines, RunningActors } from '#ui/machine-types.ts';
import { MachinesProvider, type ReportFact } from '#ui/provided-machines.tsx';
import { RunningActorsProvider } from '#ui/running-actors.tsx';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Router, type RouterObject } from 'wouter';
import { Site } from './site.tsx';
import { cssVariables, theme } from './theme.ts';

interface AppProps {
  queryClient: QueryClient;
  machines: FirstMachines;
  actors: RunningActors;
  reportFact: ReportFact;
  /** Goes from page to page. */
  aroundNav: RouterObject['aroundNav'];
}

/** The whole page under its providers. */
export function App({ queryClient, machines, actors, reportFact, aroundNav }: AppProps) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <MachinesProvider machines={machines} reportFact={reportFact}>
          <RunningActorsProvider actors={actors}>
            <Router aroundNav={aroundNav}>
              <Site />
            </Router>
          </RunningActorsProvider>
        </MachinesProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
