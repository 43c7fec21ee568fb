import { Text } from '@mantine/core';
import { Fragment } from 'react';
import { useShop } from '#page/shop-context.tsx';
import { InfoLink, type InfoSlug } from './info-link.tsx';

/** Links to those of these pages that the shop has written; nothing where it has written none of them. */
export function InfoLinks({ slugs }: { slugs: readonly InfoSlug[] }) {
  const pages = useShop().info_pages.filter(({ slug }) => slugs.includes(slug));
  if (pages.length === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      {pages.map(({ slug, title }, place) => (
        <Fragment key={slug}>
          {place > 0 && ' · '}
          <InfoLink slug={slug} text={title} />
        </Fragment>
      ))}
    </Text>
  );
}
