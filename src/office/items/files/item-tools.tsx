import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { usePermission } from '#entities/shop/shop-context.tsx';
import { readCatalogAddress } from '#lib/catalog-address.ts';
import { paths } from '#lib/paths.ts';
import { saveFile } from '#lib/save-file.ts';
import { notifyError, notifyNews } from '#ui/notifier/notifier.ts';
import { Button, Group, Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import { exportItems, type ExportQuery } from './item-files.queries.ts';
import { itemFilesStrings } from './item-files.strings.ts';

/** The filters of the catalogue's address. */
function useListed(): ExportQuery {
  const [params] = useSearchParams();
  const { search, category, priceMin, priceMax, discount, isNew, order } = readCatalogAddress(params);
  return {
    ...(search && { search_text: search }),
    ...(category && { category_id: category }),
    ...(priceMin && { price_min: priceMin }),
    ...(priceMax && { price_max: priceMax }),
    ...(discount && { discount: true }),
    ...(isNew && { is_new: true }),
    ...(order && { order_by: order }),
  };
}

const kinds: readonly { label: string; as: ExportQuery }[] = [
  { label: itemFilesStrings.exportXlsx, as: { format: 'xlsx' } },
  { label: itemFilesStrings.exportCsv, as: { format: 'csv' } },
  { label: itemFilesStrings.exportOldCsv, as: { format: 'csv', encoding: 'windows-1251' } },
];

/** Saves the list of the catalogue as a file. */
function ExportMenu() {
  const listed = useListed();
  const { mutate, isPending } = useMutation({
    mutationFn: exportItems,
    onSuccess: (file) => {
      saveFile(file);
      notifyNews(itemFilesStrings.exported(file.name));
    },
    onError: (error) => notifyError(error, itemFilesStrings.exportFailed),
  });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" loading={isPending} aria-label={itemFilesStrings.exportLabel}>
          {itemFilesStrings.export}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {kinds.map(({ label, as }) => (
          <Menu.Item key={label} onClick={() => mutate({ ...listed, ...as })}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Beside the catalogue's title: the list as a file, and a file into the list. */
export function ItemTools() {
  const [mayCreate, mayEdit] = [usePermission('create_item'), usePermission('edit_item')];
  return (
    <Group gap="xs">
      {mayEdit && <ExportMenu />}
      {(mayCreate || mayEdit) && (
        <Button variant="default" component={Link} href={paths.importItems.getHref()}>
          {itemFilesStrings.import}
        </Button>
      )}
    </Group>
  );
}
