import { usePageTitle } from '#page/page-title.ts';
import { useCustomer } from '#page/shop-context.tsx';
import { SignInState } from '#entities/shop/sign-in-state.tsx';
import { paths } from '#routes/paths.ts';
import { LockIcon } from '#ui/later-icons.tsx';
import { MessageState } from '#ui/states/message-state.tsx';
import { statesStrings } from '#ui/states/states.strings.ts';
import { Button } from '@mantine/core';
import { Link } from 'wouter';

/** Says that a page is not for this person. It is the same for every record, so it tells of none whether it exists. */
export function NoAccessPage() {
  const isGuest = useCustomer() === null;
  usePageTitle(statesStrings.noAccess);
  if (isGuest) return <SignInState title={statesStrings.signInFirst} />;
  return (
    <MessageState isPage icon={<LockIcon size={32} />} title={statesStrings.noAccess} text={statesStrings.noAccessHint}>
      <Button component={Link} href={paths.main.getHref()}>
        {statesStrings.toMain}
      </Button>
    </MessageState>
  );
}
