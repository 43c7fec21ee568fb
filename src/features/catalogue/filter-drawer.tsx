import { plural } from '#lib/plural.ts';
import { itemForms } from '#ui/goods.strings.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { useOverlay } from '#ui/open-overlays.ts';
import { Button, Drawer } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import classes from './filter-drawer.module.css';
import { FilterFields, noFilters, type Filters } from './filter-fields.tsx';
import { filtersStrings } from './filters.strings.ts';

interface FilterDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  filters: Filters;
  onChange: (filters: Filters) => void;
  /** How many items there are, once it is known. */
  total: number | undefined;
}

/** The filters from the bottom of a phone's screen; what they leave shows behind as they change. */
export function FilterDrawer({ isOpen, onClose, filters, onChange, total }: FilterDrawerProps) {
  useOverlay(isOpen, onClose);
  return (
    <Drawer.Root opened={isOpen} onClose={onClose} position="bottom" classNames={{ content: classes['content'] ?? '' }}>
      <Drawer.Overlay />
      <Drawer.Content>
        {/* Mantine's own header would count as a second banner of the page. */}
        <div className={classes['header']}>
          <Drawer.Title className={classes['title'] ?? ''}>{filtersStrings.title}</Drawer.Title>
          <Drawer.CloseButton aria-label={filtersStrings.close} size={44} radius="xl" icon={<CloseIcon size={24} />} />
        </div>
        <Drawer.Body className={classes['body'] ?? ''}>
          <FilterFields filters={filters} onChange={onChange} />
          <div className={classes['buttons']}>
            <Button h={44} px="sm" variant="default" onClick={() => onChange(noFilters)}>
              {filtersStrings.reset}
            </Button>
            <Button h={44} px="xs" loading={total === undefined} onClick={onClose}>
              {total === 0 ? filtersStrings.showNone : filtersStrings.show(plural(total ?? 0, itemForms))}
            </Button>
          </div>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
