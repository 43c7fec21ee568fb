import { ApiError } from '#lib/api-error.ts';
import { paths } from '#lib/paths.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { WalletIcon } from '#ui/icons.tsx';
import { ListPages } from '#ui/list-pages.tsx';
import { MessageState } from '#ui/message-state.tsx';
import { statesStrings } from '#ui/states.strings.ts';
import { Button, Skeleton, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import classes from './account-page.module.css';
import { accountStrings } from './account.strings.ts';

const SKELETONS = 5;

/** Says that there is no such page for this person. */
export function AccountMissing() {
  return (
    <MessageState isPage icon={<WalletIcon size={32} />} title={statesStrings.notFound}>
      <Button component={Link} href={paths.main.getHref()}>
        {statesStrings.toMain}
      </Button>
    </MessageState>
  );
}

/** Whether the server knows no such list for this person. */
export function isMissing({ error }: Pick<UseQueryResult, 'error'>): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Whether there is room for a table. */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false });
}

interface ListPage<Row> {
  result: readonly Row[];
  pages: number;
}

interface AccountListProps<Row> {
  list: UseQueryResult<ListPage<Row>>;
  page: number;
  onPage: (page: number) => void;
  /** Said where there is nothing at all. */
  empty: { title: string; text: string };
  /** Where the same list stands with all its rows; undefined while nothing is left out. */
  allHref: string | undefined;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list that is loading, failed, empty or there, with the way to its other pages. */
export function AccountList<Row>({ list, page, onPage, empty, allHref, children }: AccountListProps<Row>) {
  const isWide = useIsWide();
  const rows = list.data?.result ?? [];
  const pages = list.data?.pages ?? 0;
  const texts = allHref === undefined ? empty : { title: accountStrings.nothingFound, text: accountStrings.nothingFoundHint };
  return (
    <>
      {list.isPending && (
        <Stack gap="sm" role="status" aria-label={accountStrings.loading}>
          {Array.from({ length: SKELETONS }, (_, index) => (
            <Skeleton key={index} h={isWide ? 44 : 116} radius={isWide ? 'md' : 'lg'} />
          ))}
        </Stack>
      )}
      {list.isLoadingError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.isSuccess && rows.length === 0 && (
        <MessageState icon={<WalletIcon size={32} />} {...texts}>
          {allHref !== undefined && (
            <Button component={Link} href={allHref} variant="light">
              {accountStrings.reset}
            </Button>
          )}
        </MessageState>
      )}
      {rows.length > 0 && (
        <div className={list.isPlaceholderData ? classes['stale'] : undefined} aria-busy={list.isFetching}>
          {children(rows)}
        </div>
      )}
      {pages > 1 && <ListPages page={page} pages={pages} onChange={onPage} />}
    </>
  );
}
