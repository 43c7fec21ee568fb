import { plural } from '#lib/plural.ts';
import { itemForms } from '#entities/item/goods.strings.ts';
import { SideDrawer } from '#ui/overlay/side-drawer.tsx';
import { Button } from '@mantine/core';
import classes from './filter-drawer.module.css';
import { FilterFields, noFilters, type Filters } from './filter-fields.tsx';
import { catalogueStrings } from '../catalogue.strings.ts';
import { filtersStrings } from './filters.strings.ts';

interface FilterDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  filters: Filters;
  onChange: (filters: Filters) => void;
  /** The number of items; undefined until it is known. */
  total: number | undefined;
}

/** A drawer at the bottom of a phone's screen with the filters. Changes apply at once to the list behind it. */
export function FilterDrawer({ isOpen, onClose, filters, onChange, total }: FilterDrawerProps) {
  return (
    <SideDrawer
      opened={isOpen}
      onClose={onClose}
      position="bottom"
      title={filtersStrings.title}
      closeLabel={filtersStrings.close}
      contentClass={classes['content']}
      bodyClass={classes['body']}
    >
      <FilterFields filters={filters} onChange={onChange} />
      <div className={classes['buttons']}>
        <Button h={44} px="sm" variant="default" onClick={() => onChange(noFilters)}>
          {filtersStrings.reset}
        </Button>
        <Button h={44} px="xs" loading={total === undefined} onClick={onClose}>
          {total === 0 ? catalogueStrings.nothingFound : filtersStrings.show(plural(total ?? 0, itemForms))}
        </Button>
      </div>
    </SideDrawer>
  );
}
