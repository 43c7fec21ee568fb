import { paths, type CatalogueAddress } from '#routes/paths.ts';
import { SearchIcon } from '#ui/icons.tsx';
import { usePermission } from '#page/shop-context.tsx';
import { MessageState } from '#ui/states/message-state.tsx';
import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { catalogueStrings } from './catalogue.strings.ts';
import { countFilters } from './filters/filter-fields.tsx';
import { filtersStrings } from './filters/filters.strings.ts';

interface NothingFoundProps {
  address: CatalogueAddress;
  onReset: () => void;
  /** Whether only the customer's favourites were searched. */
  isFavourites: boolean;
}

/** Says that the shop has no items yet; who may add them is led there. */
function NothingYet() {
  const mayCreate = usePermission('create_item');
  return (
    <MessageState
      icon={<SearchIcon size={32} />}
      title={catalogueStrings.emptyCategory}
      {...(!mayCreate && { text: catalogueStrings.emptyCatalogueHint })}
    >
      {mayCreate && (
        <Button component={Link} href={paths.newItem.getHref()} variant="light">
          {catalogueStrings.addFirstItem}
        </Button>
      )}
    </MessageState>
  );
}

/** Says that no item matches, and offers to reset the filters. */
export function NothingFound({ address, onReset, isFavourites }: NothingFoundProps) {
  const icon = <SearchIcon size={32} />;
  if (countFilters(address) > 0) {
    return (
      <MessageState icon={icon} title={catalogueStrings.nothingFound} text={filtersStrings.nothing}>
        <Button variant="light" onClick={onReset}>
          {filtersStrings.resetAll}
        </Button>
      </MessageState>
    );
  }
  if (isFavourites) {
    return (
      <MessageState icon={icon} title={catalogueStrings.nothingFound} text={catalogueStrings.nothingFoundHint}>
        <Button component={Link} href={paths.favourites.getHref()} variant="light">
          {catalogueStrings.showAllLiked}
        </Button>
      </MessageState>
    );
  }
  if (address.search === undefined && address.category === undefined) return <NothingYet />;
  const isSearch = address.search !== undefined;
  const searchHint =
    address.category === undefined ? catalogueStrings.nothingFoundHint : catalogueStrings.nothingFoundInCategoryHint;
  const hint = isSearch ? searchHint : catalogueStrings.emptyCategoryHint;
  return (
    <MessageState
      icon={icon}
      title={isSearch ? catalogueStrings.nothingFound : catalogueStrings.emptyCategory}
      text={hint}
    >
      <Button component={Link} href={paths.catalog.getHref()} variant="light">
        {catalogueStrings.showAll}
      </Button>
    </MessageState>
  );
}
