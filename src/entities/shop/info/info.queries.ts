import { api, unwrap } from '#api/client.ts';
import type { components } from '#contract/types.ts';
import { infoSlugs } from '#common/info-slugs.ts';
import { queryOptions } from '@tanstack/react-query';

type InfoSlug = components['schemas']['InfoSlug'];

/** A page of the shop about itself by a part of an address; undefined if there is none of this name. */
export const readSlug = (text: string | undefined): InfoSlug | undefined => infoSlugs.find((slug) => slug === text);

/** A page of the shop about itself, as shoppers are shown it; 404 where there is none. */
export const infoPageQuery = (slug: InfoSlug) =>
  queryOptions({
    queryKey: ['getInfoPage', { slug }],
    queryFn: ({ signal }) => unwrap(api.GET('/info/{slug}/', { params: { path: { slug } }, signal })),
  });
