import type { components } from '#contract/types.ts';
import { FormDialog } from '#page/form-dialog.tsx';
import { DateTime } from '#entities/shop/date-time.tsx';
import { HistoryLink } from '#office/kit/history-link.tsx';
import { useShop } from '#page/shop-context.tsx';
import { paths } from '#routes/paths.ts';
import { ErrorState } from '#ui/states/error-state.tsx';
import { Button, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import classes from '../rows/rows.module.css';
import { rowsStrings } from '../rows/rows.strings.ts';
import { InfoForm } from './info-form.tsx';
import { infoPagesQuery } from './info-pages.queries.ts';
import { infoStrings } from './info.strings.ts';

type Page = components['schemas']['InfoPage'];

function State({ page: { slug, text, updated_at: updatedAt } }: { page: Page }) {
  const { info_pages: shown } = useShop();
  if (text === '') return shown.some((page) => page.slug === slug) ? infoStrings.contactsAlone : infoStrings.unwritten;
  return (
    <>
      {infoStrings.written}
      {updatedAt && <DateTime value={updatedAt} />}
    </>
  );
}

function Row({ page, onEdit }: { page: Page; onEdit: () => void }) {
  const { info_pages: shown } = useShop();
  const { id, slug, title, text } = page;
  const isWritten = text !== '';
  return (
    <li className={classes['row']}>
      <div className={classes['texts']}>
        <span className={classes['name']}>{title}</span>
        <span className={classes['note']}>
          <State page={page} />
        </span>
        {id !== null && (
          <span className={classes['note']}>
            <HistoryLink entity="info_page" id={id} />
          </span>
        )}
      </div>
      <div className={classes['actions']}>
        {shown.some((one) => one.slug === slug) && (
          <Button
            component={Link}
            variant="subtle"
            px="xs"
            href={paths.info.getHref(slug)}
            aria-label={infoStrings.openOf(title)}
          >
            {infoStrings.open}
          </Button>
        )}
        <Button
          variant="default"
          aria-label={isWritten ? rowsStrings.editOf(title) : infoStrings.writeOf(title)}
          onClick={onEdit}
        >
          {isWritten ? rowsStrings.edit : infoStrings.write}
        </Button>
      </div>
    </li>
  );
}

/** The pages of the shop about itself: which of them shoppers see, and what they say. */
export function InfoSettings() {
  const pages = useQuery(infoPagesQuery);
  const [slug, setSlug] = useState<Page['slug'] | null>(null);
  const isPhone = useMediaQuery('(max-width: 47.99em)', false);
  if (pages.isPending) return <Skeleton h={480} role="status" aria-label={rowsStrings.loading} />;
  if (!pages.data) return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />;
  const page = pages.data.find((one) => one.slug === slug);
  const close = (): void => setSlug(null);
  return (
    <>
      <p className={classes['hint']}>{infoStrings.hint}</p>
      <ul className={classes['rows']} aria-label={infoStrings.title}>
        {pages.data.map((one) => (
          <Row key={one.slug} page={one} onEdit={() => setSlug(one.slug)} />
        ))}
      </ul>
      <FormDialog
        opened={page !== undefined}
        onClose={close}
        title={page?.title ?? ''}
        size={760}
        fullScreen={isPhone}
        closeLabel={rowsStrings.cancel}
      >
        {page && <InfoForm key={page.slug} page={page} onClose={close} />}
      </FormDialog>
    </>
  );
}
