import { FilterIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { Button } from '#ui/native/button.tsx';
import { MountOnOpen } from '#ui/overlay/mount-on-open.tsx';
import { useState, type ReactNode } from 'react';
import { filterStrings } from './filters.strings.ts';

const FilterDrawer = lazyPart(() => import('./filter-drawer.tsx'), 'FilterDrawer');

/** As high as the fields beside it. */
const look = { height: 42, paddingInline: 10, fontWeight: 500 } as const;

interface FilterButtonProps {
  /** The number of active filters. */
  count: number;
  /** Called when the drawer is opened. */
  onOpen?: () => void;
  onReset: () => void;
  /** What the drawer's closing button says; undefined while it is not known what the filters leave. */
  found: string | undefined;
  /** Whether what the filters leave is being counted. */
  isCounting: boolean;
  className?: string | undefined;
  /** The fields of the filters. */
  children: ReactNode;
}

/** On narrow screens: opens the filters, and shows how many are active. */
export function FilterButton({ count, onOpen, onReset, found, isCounting, className, children }: FilterButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button
        className={className}
        style={look}
        variant="default"
        leftSection={<FilterIcon size={18} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={FilterDrawer.preload}
        onClick={() => {
          onOpen?.();
          setIsOpen(true);
        }}
      >
        {filterStrings.open(count)}
      </Button>
      <MountOnOpen isOpen={isOpen} onBroken={close}>
        <FilterDrawer isOpen={isOpen} onClose={close} onReset={onReset} found={found} isCounting={isCounting}>
          {children}
        </FilterDrawer>
      </MountOnOpen>
    </>
  );
}
