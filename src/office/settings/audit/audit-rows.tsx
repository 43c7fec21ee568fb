import { api, unwrap } from '#api/client.ts';
import type { components } from '#contract/types.ts';
import { getBranchHref } from '#routes/branch-href.ts';
import { customersBranch } from '#common/routes/branches.ts';
import { categoriesQuery } from '#entities/item/category.queries.ts';
import { DateTime } from '#entities/shop/date-time.tsx';
import { usePermission, useShop } from '#page/shop-context.tsx';
import { paths } from '#routes/paths.ts';
import { ClockIcon } from '#ui/later-icons.tsx';
import { defineRows } from '#ui/list/define-rows.tsx';
import { notifyError, notifyNews } from '#ui/notifier/notifier.ts';
import { MessageState } from '#ui/states/message-state.tsx';
import { Button, VisuallyHidden } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { auditStrings, actionNames, entityNames } from './audit.strings.ts';
import { inWords } from './audit-values.ts';
import { batchOf, UndoBatchHead } from './undo-batch-head.tsx';
import classes from './audit-rows.module.css';

type Entry = components['schemas']['AuditEntry'];

const { columns } = auditStrings;

/** Where the record of an entry is seen; undefined where it has no page, or the viewer may not open it. */
function useRecordHref({ entity, record_id: id }: Entry): string | undefined {
  const seesCustomers = usePermission('get_customers');
  const [mayEditItems, mayDeleteItems] = [usePermission('edit_item'), usePermission('delete_item')];
  const keepsItems = mayEditItems || mayDeleteItems;
  switch (entity) {
    case 'item':
      return (keepsItems ? paths.editItem : paths.item).getHref(id);
    case 'category':
      return paths.catalog.getHref({ category: id });
    case 'customer':
      return seesCustomers ? getBranchHref(customersBranch, 'customer', { customerId: id }) : undefined;
    case 'permission_group':
      return paths.settings.getHref('permissions-group');
    case 'retail':
      return paths.settings.getHref('main');
    case 'delivery':
      return paths.settings.getHref('delivery');
    case 'delivery_point':
      return paths.settings.getHref('delivery-points');
    case 'info_page':
      return paths.settings.getHref('info');
  }
}

/** What the record was called, or its number for those who may not see that. */
const labelOf = ({ label, record_id: id }: Entry): string => label || auditStrings.unnamed(id);

function What({ row }: { row: Entry }) {
  const href = useRecordHref(row);
  const { entity, record_id: id, action, batch_id: batchId } = row;
  const label = labelOf(row);
  return (
    <div className={classes['what']}>
      <span className={classes['dim']}>
        {entityNames[entity]} · {actionNames[action]}
      </span>
      {href === undefined ? (
        <b>{label}</b>
      ) : (
        <Link className={classes['link']} href={href}>
          {label}
        </Link>
      )}
      <Link
        className={`${classes['dim']} ${classes['link']}`}
        href={`${paths.settings.getHref('audit')}?entity=${entity}&recordId=${id}`}
      >
        {auditStrings.history}
      </Link>
      {batchId !== null && (
        <Link
          className={`${classes['dim']} ${classes['link']}`}
          href={`${paths.settings.getHref('audit')}?batchId=${batchId}`}
        >
          {auditStrings.batch}
        </Link>
      )}
    </div>
  );
}

function Who({ row: { at, author, author_id: authorId } }: { row: Entry }) {
  return (
    <div className={classes['what']}>
      <DateTime value={at} />
      {authorId === null ? (
        <span className={classes['dim']}>{auditStrings.shop}</span>
      ) : (
        <Link
          className={`${classes['dim']} ${classes['link']}`}
          href={`${paths.settings.getHref('audit')}?authorId=${authorId}`}
        >
          {author || auditStrings.author(authorId)}
        </Link>
      )}
    </div>
  );
}

function Changes({ row }: { row: Entry }) {
  const { currency } = useShop();
  const categories = useQuery({ ...categoriesQuery, enabled: row.entity === 'item' || row.entity === 'category' }).data;
  return (
    <>
      <dl className={classes['changes']}>
        {inWords(row, { currency, categories }).map(({ name, before, after }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {before !== null && after !== null ? (
                <>
                  <VisuallyHidden>{auditStrings.was} </VisuallyHidden>
                  <s>{before}</s>
                  {' → '}
                  <VisuallyHidden>{auditStrings.becomes} </VisuallyHidden>
                  {after}
                </>
              ) : (
                (before ?? after)
              )}
            </dd>
          </div>
        ))}
      </dl>
      {row.has_hidden && <p className={classes['hidden']}>{auditStrings.hidden}</p>}
    </>
  );
}

function Undo({ row }: { row: Entry }) {
  const { id, can_undo: canUndo } = row;
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => unwrap(api.PUT('/audit/{id}/undo/', { params: { path: { id } } })),
    onSuccess: () => notifyNews(auditStrings.undone),
    onError: (error) => notifyError(error, auditStrings.undoFailed),
    // Whatever was put back is shown somewhere.
    onSettled: () => queryClient.invalidateQueries(),
  });
  if (!canUndo) return null;
  return (
    <Button
      variant="default"
      size="xs"
      aria-label={auditStrings.undoOf(labelOf(row))}
      loading={isPending}
      onClick={() => mutate()}
    >
      {auditStrings.undo}
    </Button>
  );
}

function Card({ row }: { row: Entry }) {
  return (
    <>
      <Who row={row} />
      <What row={row} />
      <Changes row={row} />
      <Undo row={row} />
    </>
  );
}

/** The view of what was changed: a table on wide screens, cards on narrow ones. */
export const AuditRows = defineRows<Entry>({
  Card,
  columns: [
    { title: columns.at, kind: 'nowrap', cell: (row) => <Who row={row} /> },
    { title: columns.what, cell: (row) => <What row={row} /> },
    { title: columns.changes, cell: (row) => <Changes row={row} /> },
    { title: columns.undo, cell: (row) => <Undo row={row} /> },
  ],
  Head: UndoBatchHead,
  hasHead: ({ params }) => batchOf(params) !== undefined,
  icon: <ClockIcon size={32} />,
  Empty: ({ icon }) => <MessageState icon={icon} title={auditStrings.empty} text={auditStrings.emptyHint} />,
  nothingFoundHint: auditStrings.nothingFoundHint,
});
