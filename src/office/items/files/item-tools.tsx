import { usePermission } from '#page/shop-context.tsx';
import { readCatalogueAddress } from '#routes/catalogue-address.ts';
import { paths } from '#routes/paths.ts';
import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'wouter';
import { ExportMenu } from './export-menu.tsx';
import type { ExportQuery } from './item-files.queries.ts';
import { itemFilesStrings } from './item-files.strings.ts';

/** The filters of the catalogue's address. */
function useListed(): ExportQuery {
  const [params] = useSearchParams();
  const { search, category, priceMin, priceMax, discount, isNew, order } = readCatalogueAddress(params);
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

/** Beside the catalogue's title: the list as a file, and a file into the list. */
export function ItemTools() {
  const listed = useListed();
  const [mayCreate, mayEdit] = [usePermission('create_item'), usePermission('edit_item')];
  return (
    <>
      {mayEdit && <ExportMenu listed={listed} />}
      {(mayCreate || mayEdit) && (
        <Button variant="default" component={Link} href={paths.importItems.getHref()}>
          {itemFilesStrings.import}
        </Button>
      )}
    </>
  );
}
