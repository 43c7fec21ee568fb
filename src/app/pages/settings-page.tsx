import { isTab, openTabs } from '#common/routes/settings-tabs.ts';
import { pageRoutes } from '#common/routes/pages.ts';
import { useCustomer, useShop } from '#page/shop-context.tsx';
import { SignInState } from '#entities/shop/sign-in-state.tsx';
import { paths } from '#routes/paths.ts';
import type { Prefetch } from '#ui/loading/make-page.ts';
import { Redirect, useParams } from 'wouter';
import { OfficeScreen, prefetchOfficeScreen } from '../office.ts';
import { NoAccess } from './no-access.ts';
import { NotFoundPage } from './not-found-page.tsx';

/** Loads the settings before they are shown. */
export const prefetch: Prefetch = (queryClient, address) => prefetchOfficeScreen('settings', queryClient, address);

/**
 * The settings for those who may open the tab of the address; without a tab it leads to the first that they may open.
 */
export function SettingsPage() {
  const { tab: asked } = useParams<{ tab?: string }>();
  const customer = useCustomer();
  const { name } = useShop();
  const open = openTabs(customer);
  const [first] = open;
  if (customer === null) return <SignInState title={pageRoutes.settings.signIn} />;
  if (asked === undefined && first) return <Redirect to={paths.settings.getHref(first)} replace />;
  if (open.some((tab) => tab === asked)) return <OfficeScreen name="settings" />;
  return asked === undefined || isTab(asked) ? <NoAccess /> : <NotFoundPage shopName={name} />;
}
