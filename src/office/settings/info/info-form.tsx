import { api } from '#api/client.ts';
import { recordAfter } from '#api/record-after.ts';
import { blanksLeft } from '#common/info-text.ts';
import type { components } from '#contract/types.ts';
import { InfoText } from '#entities/shop/info/info-text.tsx';
import { currentRetailQuery } from '#entities/shop/shop.queries.ts';
import { RecordForm } from '#page/record-form/record-form.tsx';
import { useRecordForm } from '#page/record-form/use-record-form.tsx';
import { useShop } from '#page/shop-context.tsx';
import { notifyNews } from '#ui/notifier/notifier.ts';
import { Button, Group, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { infoDraft } from './info-drafts.strings.ts';
import classes from './info-form.module.css';
import { infoPagesQuery } from './info-pages.queries.ts';
import { infoStrings } from './info.strings.ts';

type Page = components['schemas']['InfoPage'];
type Draft = Pick<Page, 'text'>;

/** How much of what a colleague has written is shown beside what was typed. */
const SHOWN_LENGTH = 200;

const shorten = (text: string): string => (text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text);

/** The form of a page of the shop about itself. A draft fills it on request, and is never saved as it is. */
export function InfoForm({ page, onClose }: { page: Page; onClose: () => void }) {
  const shop = useShop();
  const queryClient = useQueryClient();
  const { slug, version, title } = page;
  const [isFromDraft, setIsFromDraft] = useState(false);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const form = useRecordForm<Draft, Partial<Draft>, unknown>({
    known: { text: page.text },
    problemsOf: ({ text }) => {
      const blanks = blanksLeft(text);
      return blanks === '' ? {} : { text: infoStrings.blanksLeft(blanks) };
    },
    contentOf: ({ text }) => (text.trim() === page.text ? {} : { text: text.trim() }),
    paths: { text: 'text' },
    forgets: true,
    shown: { text: shorten(page.text) },
    send: async ({ text = page.text }) => {
      const { record, refusal } = await recordAfter(
        api.PUT('/info/{slug}/', { params: { path: { slug } }, body: { version, text } }),
      );
      queryClient.setQueryData(infoPagesQuery.queryKey, (pages) =>
        pages?.map((one) => (one.slug === slug ? record : one)),
      );
      if (refusal) throw refusal;
    },
    onSaved: () => {
      notifyNews(infoStrings.saved(title));
      onClose();
    },
    onSettled: () => {
      for (const queryKey of [infoPagesQuery.queryKey, currentRetailQuery.queryKey, ['getInfoPage', { slug }]])
        void queryClient.invalidateQueries({ queryKey });
    },
    onUnchanged: onClose,
  });
  const { text } = form.draft;
  const isEmpty = text.trim() === '';
  return (
    <RecordForm form={form} onCancel={onClose}>
      {isFromDraft && !isEmpty && (
        <p role="status" className={classes['draft']}>
          <b>{infoStrings.draftMark}</b>
          {infoStrings.draftText}
        </p>
      )}
      <Textarea
        label={infoStrings.text}
        data-autofocus
        rows={14}
        maxLength={30_000}
        {...form.field('text', slug === 'contacts' ? infoStrings.contactsHint : infoStrings.textHint)}
      />
      <Group gap="sm">
        {isEmpty ? (
          <Button
            variant="light"
            onClick={() => {
              form.change({ text: infoDraft(slug, shop) });
              setIsFromDraft(true);
            }}
          >
            {infoStrings.startFromDraft}
          </Button>
        ) : (
          <Button variant="subtle" px="xs" aria-expanded={isPreviewed} onClick={() => setIsPreviewed(!isPreviewed)}>
            {isPreviewed ? infoStrings.hidePreview : infoStrings.showPreview}
          </Button>
        )}
      </Group>
      {isEmpty && page.text !== '' && <p className={classes['note']}>{infoStrings.emptied}</p>}
      {isPreviewed && !isEmpty && (
        <section className={classes['preview']} aria-label={infoStrings.showPreview}>
          <InfoText text={text} />
        </section>
      )}
    </RecordForm>
  );
}
