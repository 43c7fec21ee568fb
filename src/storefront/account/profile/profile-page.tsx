import { pageRoutes } from '#common/routes/pages.ts';
import { usePageTitle } from '#page/page-title.ts';
import { useCustomer } from '#page/shop-context.tsx';
import { SignInState } from '#entities/shop/sign-in-state.tsx';
import { Title } from '@mantine/core';
import { useState } from 'react';
import { ProfileForm } from './profile-form.tsx';
import classes from './profile.module.css';
import { profileStrings } from './profile.strings.ts';
import { Sessions } from './sessions.tsx';

/** A person's own page: their names and picture, and where they are signed in. */
export function ProfilePage() {
  const customer = useCustomer();
  const [saves, setSaves] = useState(0);
  usePageTitle(profileStrings.title);
  if (!customer) return <SignInState title={pageRoutes.profile.signIn} />;
  return (
    <div className={classes['page']}>
      <div>
        <Title order={1} mb="md">
          {profileStrings.title}
        </Title>
        <ProfileForm key={saves} customer={customer} onSaved={() => setSaves(saves + 1)} />
      </div>
      <Sessions />
    </div>
  );
}
