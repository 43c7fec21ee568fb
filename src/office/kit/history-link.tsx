import type { components } from '#contract/types.ts';
import { paths } from '#routes/paths.ts';
import { Anchor } from '@mantine/core';
import '@mantine/core/styles/Anchor.layer.css';
import { Link } from 'wouter';
import { settingsPlaceStrings } from '#entities/shop/settings.strings.ts';
import { usePermission } from '#page/shop-context.tsx';

interface HistoryLinkProps {
  entity: components['schemas']['AuditEntity'];
  id: number;
}

/** Leads to who changed what of a record; nothing for those who may not see it. */
export function HistoryLink({ entity, id }: HistoryLinkProps) {
  const seesHistory = usePermission('edit_retail');
  if (!seesHistory) return null;
  return (
    <Anchor component={Link} href={`${paths.settings.getHref('audit')}?entity=${entity}&recordId=${id}`}>
      {settingsPlaceStrings.history}
    </Anchor>
  );
}
