import { PageProvider, type Page } from '#page/page-context.tsx';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { Router, type RouterObject } from 'wouter';
import { Site } from './site.tsx';
import { theme } from './theme/theme.ts';

interface AppProps {
  page: Page;
  /** The router calls it around each navigation. */
  aroundNav?: RouterObject['aroundNav'];
  /** Where it is drawn by the server: the path with its query. */
  path?: string;
}

/** The whole page with its providers. */
export function App({ page, aroundNav, path }: AppProps) {
  return (
    <MantineProvider theme={theme} withCssVariables={false} defaultColorScheme="auto">
      <QueryClientProvider client={page.deps.queryClient}>
        <PageProvider page={page}>
          <Router {...(aroundNav && { aroundNav })} {...(path !== undefined && { ssrPath: path })}>
            <Site />
          </Router>
        </PageProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
