import { BackLink } from '#ui/navigation/back-link.tsx';
import { usePageTitle } from '#page/page-title.ts';
import { ApiError } from '#lib/api-error.ts';
import { paths } from '#routes/paths.ts';
import { readId } from '#common/read-id.ts';
import { ErrorState } from '#ui/states/error-state.tsx';
import { MessageState } from '#ui/states/message-state.tsx';
import { PageLoader } from '#ui/states/page-loader.tsx';
import { Button, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'wouter';
import { itemsStrings } from '../items.strings.ts';
import { ImportDrop } from './import-drop.tsx';
import { ImportView } from './import-view.tsx';
import { itemImportQuery } from './item-files.queries.ts';
import { itemFilesStrings } from './item-files.strings.ts';

/** The import of the address. */
function KnownImport({ id, onAnother }: { id: number; onAnother: () => void }) {
  const { data, error, isPending, refetch } = useQuery(itemImportQuery(id));
  if (data) return <ImportView of={data} onAnother={onAnother} />;
  if (isPending) return <PageLoader />;
  if (!(error instanceof ApiError && error.status === 404))
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <MessageState title={itemFilesStrings.missing} text={itemFilesStrings.missingHint}>
      <Button variant="light" onClick={onAnother}>
        {itemFilesStrings.another}
      </Button>
    </MessageState>
  );
}

/**
 * Items from a file: it is chosen, looked through, written. The import stands in the address, so that a reload keeps
 * it.
 */
export function ImportPage() {
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  usePageTitle(itemFilesStrings.title);
  const id = readId(params.get('id'));
  return (
    <>
      <BackLink href={paths.items.getHref()}>{itemsStrings.toItems}</BackLink>
      <Title order={1} mb="md">
        {itemFilesStrings.title}
      </Title>
      {id === undefined ? (
        <ImportDrop onUploaded={(made) => navigate(paths.importItems.getHref(made))} />
      ) : (
        <KnownImport key={id} id={id} onAnother={() => navigate(paths.importItems.getHref())} />
      )}
    </>
  );
}
