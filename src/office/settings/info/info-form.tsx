import { api, unwrap } from '#api/client.ts';
import type { components } from '#contract/types.ts';
import { useHoldDialog } from '#page/form-dialog.tsx';
import { InfoText } from '#entities/shop/info/info-text.tsx';
import { currentRetailQuery } from '#entities/shop/shop.queries.ts';
import { useShop } from '#page/shop-context.tsx';
import { readRefusal } from '#machines/kit/refusal.ts';
import { blanksLeft } from '#common/info-text.ts';
import { Form } from '#ui/form/form.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useEdits } from '#ui/form/use-edits.ts';
import { useTheirs } from '#ui/form/use-theirs.tsx';
import { notifyNews } from '#ui/notifier/notifier.ts';
import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { currentOf } from '../rows/current-of.ts';
import { DialogFooter } from '../rows/dialog-footer.tsx';
import classes from './info-form.module.css';
import { infoDraft } from './info-drafts.strings.ts';
import { infoPagesQuery } from './info-pages.queries.ts';
import { infoStrings } from './info.strings.ts';

type Page = components['schemas']['InfoPage'];
type Draft = Pick<Page, 'text'>;

/** How much of what a colleague has written is shown beside what was typed. */
const SHOWN_LENGTH = 200;

const shorten = (text: string): string => (text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text);

function useSavePage({ slug, version, title }: Page, onSaved: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: Draft): Promise<void> => {
      const call = api.PUT('/info/{slug}/', { params: { path: { slug } }, body: { version, ...change } });
      try {
        await unwrap(call);
      } catch (failure) {
        const current = await currentOf<Page>(failure, call);
        const { queryKey } = infoPagesQuery;
        if (current)
          queryClient.setQueryData(queryKey, (pages) => pages?.map((page) => (page.slug === slug ? current : page)));
        throw failure;
      }
    },
    onSuccess: () => {
      notifyNews(infoStrings.saved(title));
      onSaved();
    },
    onSettled: () => {
      for (const queryKey of [infoPagesQuery.queryKey, currentRetailQuery.queryKey, ['getInfoPage', { slug }]])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
}

/** The form of a page of the shop about itself. A draft fills it on request, and is never saved as it is. */
export function InfoForm({ page, onClose }: { page: Page; onClose: () => void }) {
  const shop = useShop();
  const { slug } = page;
  const { mutate, reset, isPending, error, variables } = useSavePage(page, onClose);
  const [isFromDraft, setIsFromDraft] = useState(false);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const known: Draft = { text: page.text };
  const edits = useEdits<Draft>({ onChange: () => error && reset() });
  const form = useDraftForm<Draft, Draft>({
    edits,
    known,
    problemsOf: ({ text }) => {
      const blanks = blanksLeft(text);
      return blanks === '' ? {} : { text: infoStrings.blanksLeft(blanks) };
    },
    contentOf: ({ text }) => ({ text: text.trim() }),
    paths: { text: 'text' },
    sent: variables ?? null,
    refusal: error && readRefusal(error),
    onSubmit: (content) => (content.text === page.text ? onClose() : mutate(content)),
  });
  useHoldDialog(Object.keys(edits.values).length > 0);
  const { form: guarded, hasAny, fieldOf } = useTheirs({ form, known, shown: () => shorten(page.text) });
  const { text } = form.draft;
  const isEmpty = text.trim() === '';
  return (
    <Form
      form={guarded}
      isBusy={isPending}
      footer={<DialogFooter hasAny={hasAny} refusal={form.refusal} isBusy={isPending} onClose={onClose} />}
    >
      <Stack gap="md">
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
          {...fieldOf('text', slug === 'contacts' ? infoStrings.contactsHint : infoStrings.textHint)}
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
      </Stack>
    </Form>
  );
}
