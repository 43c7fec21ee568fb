import type { FirstMachines, RunningActors } from '#ui/machine-types.ts';
import { MachinesProvider, type ReportFact } from '#ui/provided-machines.tsx';
import { RunningActorsProvider } from '#ui/running-actors.tsx';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Site } from './site.tsx';
import { cssVariables, theme } from './theme.ts';

interface AppProps {
  queryClient: QueryClient;
  machines: FirstMachines;
  actors: RunningActors;
  reportFact: ReportFact;
}

/** The whole page under its providers. */
export function App({ queryClient, machines, actors, reportFact }: AppProps) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <MachinesProvider machines={machines} reportFact={reportFact}>
          <RunningActorsProvider actors={actors}>
            <Site />
          </RunningActorsProvider>
        </MachinesProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
