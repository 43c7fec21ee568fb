import { pageRoutes } from '#common/routes/pages.ts';
import { usePageTitle } from '#page/page-title.ts';
import { useCustomer, useShop } from '#page/shop-context.tsx';
import { SignInState } from '#entities/shop/sign-in-state.tsx';
import { dayIn, formatDay } from '#lib/dates.ts';
import { paths } from '#routes/paths.ts';
import { ArrowLeftIcon, PrinterIcon } from '#ui/later-icons.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { MessageState } from '#ui/states/message-state.tsx';
import { Button, Group, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { reportStrings } from '../report.strings.ts';
import classes from './print-page.module.css';
import { loadPictures } from './load-pictures.ts';
import { printQuery } from './print.queries.ts';
import { usePrintForm, type PrintForm } from './print-state.ts';
import { printStrings } from './print.strings.ts';
import { Sheet } from './sheet.tsx';

const titleOf = ({ kind, what }: PrintForm): string =>
  [reportStrings.kinds[kind], ...(what.order === undefined ? [] : [printStrings.order(what.order)])].join(', ');

function PrintView({ form }: { form: PrintForm }) {
  const { time_zone: timeZone } = useShop();
  const { data, error, isPending, isFetching, refetch, dataUpdatedAt } = useQuery(printQuery(form));
  const isEmpty = data !== undefined && data.rows.length <= (data.has_total ? 1 : 0);
  const title = titleOf(form);
  const day = formatDay(dayIn(new Date(dataUpdatedAt).toISOString(), timeZone));
  usePageTitle(title);
  const desk = useRef<HTMLDivElement>(null);
  const [isLoadingPictures, setIsLoadingPictures] = useState(false);
  const print = async (): Promise<void> => {
    setIsLoadingPictures(true);
    await loadPictures(desk.current);
    setIsLoadingPictures(false);
    // Somebody may have gone back meanwhile.
    if (desk.current) globalThis.print();
  };
  return (
    <div className={classes['desk']} ref={desk}>
      <div className={classes['bar']}>
        <Button variant="default" leftSection={<ArrowLeftIcon size={18} />} onClick={() => history.back()}>
          {printStrings.back}
        </Button>
        {/* It keeps the focus and its name while it waits. */}
        <Button
          leftSection={
            isLoadingPictures ? <Loader size={18} color="currentColor" aria-hidden /> : <PrinterIcon size={18} />
          }
          disabled={!data || isEmpty}
          onClick={() => {
            if (!isLoadingPictures) void print();
          }}
        >
          {printStrings.print}
        </Button>
        <span className={classes['wait']} role="status">
          {isLoadingPictures && printStrings.loadingPictures}
        </span>
      </div>
      {(isPending || (isFetching && !data)) && (
        <Group justify="center" mih="50dvh" gap="sm" role="status">
          <Loader size="sm" aria-hidden />
          {printStrings.loading}
        </Group>
      )}
      {error && !isFetching && <ErrorState isPage error={error} onRetry={() => void refetch()} />}
      {isEmpty && (
        <MessageState isPage icon={<PrinterIcon size={32} />} title={printStrings.nothing} text={printStrings.noRows} />
      )}
      {data && !isEmpty && <Sheet kind={form.kind} table={data} title={title} day={day} />}
    </div>
  );
}

function NothingAsked() {
  usePageTitle(printStrings.title);
  return (
    <MessageState isPage icon={<PrinterIcon size={32} />} title={printStrings.nothing} text={printStrings.nothingAsked}>
      <Button component={Link} href={paths.main.getHref()}>
        {printStrings.toMain}
      </Button>
    </MessageState>
  );
}

/** A report made for paper, without the shop around it. */
export function PrintPage() {
  const form = usePrintForm();
  const customer = useCustomer();
  if (!form) return <NothingAsked />;
  if (!customer) return <SignInState title={pageRoutes.print.signIn} />;
  return <PrintView form={form} />;
}
