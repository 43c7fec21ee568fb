import type { components } from '#contract/types.ts';
import { paths } from '#routes/paths.ts';
import { VisuallyHidden } from '@mantine/core';
import { consentStrings } from './consent.strings.ts';

/** Which of the shop's pages about itself. */
export type InfoSlug = components['schemas']['InfoSlug'];

/** A link within a form to a page of the shop. It opens in a tab of its own, so that nothing typed is lost. */
export function InfoLink({ slug, text }: { slug: InfoSlug; text: string }) {
  return (
    <a href={paths.info.getHref(slug)} target="_blank" style={{ color: 'inherit' }}>
      {text}
      <VisuallyHidden>{consentStrings.newTab}</VisuallyHidden>
    </a>
  );
}
