import { usePageTitle } from '#page/page-title.ts';
import { paths } from '#routes/paths.ts';
import { UserIcon } from '#ui/later-icons.tsx';
import { MessageState } from '#ui/states/message-state.tsx';
import { statesStrings } from '#ui/states/states.strings.ts';
import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { customerHeadStrings } from './customer-head.strings.ts';
import { useParentHref } from './use-parent-href.ts';

/** Says that there is no such customer, in the window's title too. */
export function CustomerMissing() {
  const parentHref = useParentHref();
  usePageTitle(customerHeadStrings.missing);
  return (
    <MessageState isPage icon={<UserIcon size={32} />} title={customerHeadStrings.missing}>
      <Button component={Link} href={parentHref ?? paths.main.getHref()}>
        {parentHref === undefined ? statesStrings.toMain : customerHeadStrings.toList}
      </Button>
    </MessageState>
  );
}
