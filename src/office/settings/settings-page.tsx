import { pageRoutes } from '#common/routes/pages.ts';
import { openTabs, type SettingsTab } from '#common/routes/settings-tabs.ts';
import { usePageTitle } from '#page/page-title.ts';
import { useCustomer } from '#page/shop-context.tsx';
import { paths } from '#routes/paths.ts';
import { makePage, type PageParts, type Prefetch } from '#ui/loading/make-page.ts';
import { Title } from '@mantine/core';
import { createElement } from 'react';
import { Link, useParams } from 'wouter';
import classes from './settings-page.module.css';
import { settingsStrings, tabNames } from './settings.strings.ts';

const tabs: Readonly<Record<SettingsTab, PageParts>> = {
  main: makePage(() => import('./main/main-settings.tsx'), 'MainSettings'),
  delivery: makePage(() => import('./delivery/delivery-settings.tsx'), 'DeliverySettings'),
  'delivery-points': makePage(() => import('./points/point-settings.tsx'), 'PointSettings'),
  info: makePage(() => import('./info/info-settings.tsx'), 'InfoSettings'),
  'permissions-group': makePage(() => import('./groups/group-settings.tsx'), 'GroupSettings'),
  audit: makePage(() => import('./audit/audit-settings.tsx'), 'AuditSettings'),
};

const tabOf = (name: string | undefined): SettingsTab | undefined =>
  (Object.keys(tabs) as SettingsTab[]).find((tab) => tab === name);

/** Loads the tab of the address. */
export const prefetch: Prefetch = (queryClient, address) => {
  const tab = tabOf(address.pathname.split('/')[2]);
  if (tab) tabs[tab].prefetch(queryClient, address);
};

/** The settings of the shop: a tab of the address, with links to those that this person may open. */
export function SettingsPage() {
  const tab = tabOf(useParams<{ tab?: string }>().tab);
  const open = openTabs(useCustomer());
  usePageTitle(tab && `${tabNames[tab]} — ${pageRoutes.settings.label}`);
  return (
    <>
      <Title order={1} mb="md">
        {pageRoutes.settings.label}
      </Title>
      {open.length > 1 && (
        <nav aria-label={settingsStrings.tabs} className={classes['tabs']}>
          {open.map((one) => (
            <Link
              key={one}
              href={paths.settings.getHref(one)}
              className={classes['tab']}
              aria-current={one === tab ? 'page' : undefined}
            >
              {tabNames[one]}
            </Link>
          ))}
        </nav>
      )}
      {tab && createElement(tabs[tab].Page)}
    </>
  );
}
