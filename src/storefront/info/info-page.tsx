import { deliveryPointsQuery } from '#entities/order/delivery.queries.ts';
import { infoPageQuery, readSlug } from '#entities/shop/info/info.queries.ts';
import { InfoText } from '#entities/shop/info/info-text.tsx';
import { usePageTitle } from '#page/page-title.ts';
import { useShop } from '#page/shop-context.tsx';
import { ApiError } from '#lib/api-error.ts';
import { dayIn, formatDay } from '#lib/dates.ts';
import { paths } from '#routes/paths.ts';
import { SearchIcon } from '#ui/icons.tsx';
import type { Prefetch } from '#ui/loading/make-page.ts';
import { ErrorState } from '#ui/states/error-state.tsx';
import { MessageState } from '#ui/states/message-state.tsx';
import { statesStrings } from '#ui/states/states.strings.ts';
import { Button, Skeleton, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import { ContactsView } from './contacts-view.tsx';
import classes from './info-page.module.css';
import { infoStrings } from './info.strings.ts';

/** Fetches the page of the address, and the pickup points beside the contacts. */
export const prefetch: Prefetch = (queryClient, { pathname }) => {
  const slug = readSlug(pathname.split('/')[2]);
  if (slug) void queryClient.prefetchQuery(infoPageQuery(slug));
  if (slug === 'contacts') void queryClient.prefetchQuery(deliveryPointsQuery);
};

function InfoSkeleton() {
  return (
    <div className={classes['page']} role="status" aria-label={infoStrings.loading}>
      <Skeleton h={40} maw={420} />
      <Skeleton h={24} maw={680} />
      <Skeleton h={240} maw={680} />
    </div>
  );
}

function InfoMissing() {
  return (
    <MessageState isPage icon={<SearchIcon size={32} />} title={statesStrings.notFound} text={infoStrings.missingHint}>
      <Button component={Link} href={paths.catalog.getHref()}>
        {infoStrings.toCatalogue}
      </Button>
    </MessageState>
  );
}

/**
 * A page of the shop about itself, in the shop's own words; that of the contacts has them and the pickup points below.
 */
export function InfoPage() {
  const slug = readSlug(useParams<{ slug: string }>().slug);
  const { time_zone: timeZone } = useShop();
  const isContacts = slug === 'contacts';
  const page = useQuery({ ...infoPageQuery(slug ?? 'contacts'), enabled: slug !== undefined });
  const points = useQuery({ ...deliveryPointsQuery, enabled: isContacts });
  const isMissing = slug === undefined || (page.error instanceof ApiError && page.error.status === 404);
  usePageTitle(isMissing ? statesStrings.notFound : page.data?.title);
  if (isMissing) return <InfoMissing />;
  const parts = isContacts ? [page, points] : [page];
  if (parts.some(({ isPending }) => isPending)) return <InfoSkeleton />;
  const failed = parts.find(({ data }) => data === undefined);
  if (!page.data || failed)
    return <ErrorState isPage error={failed?.error ?? null} onRetry={() => void failed?.refetch()} />;
  const { title, text, updated_at: updatedAt } = page.data;
  return (
    <article className={classes['page']}>
      <Title order={1}>{title}</Title>
      <InfoText text={text} />
      {isContacts && <ContactsView points={points.data ?? []} />}
      {text !== '' && updatedAt !== null && (
        <p className={classes['updated']}>
          <time dateTime={updatedAt}>{infoStrings.updated(formatDay(dayIn(updatedAt, timeZone)))}</time>
        </p>
      )}
    </article>
  );
}
