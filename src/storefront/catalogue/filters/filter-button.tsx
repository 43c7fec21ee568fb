import { FilterIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { MountOnOpen } from '#ui/overlay/mount-on-open.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { countFilters, type Filters } from './filter-fields.tsx';
import { filtersStrings } from './filters.strings.ts';
import classes from './filters.module.css';

const FilterDrawer = lazyPart(() => import('./filter-drawer.tsx'), 'FilterDrawer');

interface FilterButtonProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  total: number | undefined;
}

/** On narrow screens: opens the filters, and shows how many are active. */
export function FilterButton({ filters, onChange, total }: FilterButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button
        className={classes['open'] ?? ''}
        variant="default"
        px="sm"
        h={42}
        leftSection={<FilterIcon size={18} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={FilterDrawer.preload}
        onClick={() => setIsOpen(true)}
      >
        {filtersStrings.open(countFilters(filters))}
      </Button>
      <MountOnOpen isOpen={isOpen} onBroken={close}>
        <FilterDrawer isOpen={isOpen} onClose={close} filters={filters} onChange={onChange} total={total} />
      </MountOnOpen>
    </>
  );
}
