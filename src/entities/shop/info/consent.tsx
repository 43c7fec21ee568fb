import { Text, type MantineSpacing } from '@mantine/core';
import { Fragment } from 'react';
import { useShop } from '#page/shop-context.tsx';
import { consentStrings } from './consent.strings.ts';
import { InfoLink, type InfoSlug } from './info-link.tsx';

const agreed = ['offer', 'privacy'] as const satisfies InfoSlug[];

interface ConsentProps {
  /** What the person does, such as «Продолжая». */
  action: string;
  mt?: MantineSpacing;
}

/** What a person agrees to by going on, of what the shop has written; nothing where it has written none of it. */
export function Consent({ action, mt = 0 }: ConsentProps) {
  const { info_pages: pages } = useShop();
  const parts = agreed.filter((slug) => pages.some((page) => page.slug === slug));
  if (parts.length === 0) return null;
  return (
    <Text size="xs" c="dimmed" mt={mt}>
      {consentStrings.agree(action)}
      {parts.map((slug, place) => (
        <Fragment key={slug}>
          {place > 0 && consentStrings.and}
          <InfoLink slug={slug} text={consentStrings[slug]} />
        </Fragment>
      ))}
      .
    </Text>
  );
}
