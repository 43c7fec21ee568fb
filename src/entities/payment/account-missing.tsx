import { ApiError } from '#lib/api-error.ts';
import { paths } from '#routes/paths.ts';
import { usePageTitle } from '#page/page-title.ts';
import { WalletIcon } from '#ui/later-icons.tsx';
import { MessageState } from '#ui/states/message-state.tsx';
import { statesStrings } from '#ui/states/states.strings.ts';
import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'wouter';

/** Says that the page doesn't exist for this person, in the window's title too. */
export function AccountMissing() {
  usePageTitle(statesStrings.notFound);
  return (
    <MessageState isPage icon={<WalletIcon size={32} />} title={statesStrings.notFound}>
      <Button component={Link} href={paths.main.getHref()}>
        {statesStrings.toMain}
      </Button>
    </MessageState>
  );
}

/** Whether the server answered that this person has no such list. */
export function isMissing({ error }: Pick<UseQueryResult, 'error'>): boolean {
  return error instanceof ApiError && error.status === 404;
}
