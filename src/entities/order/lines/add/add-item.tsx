import type { components, PlacedOrder } from '#contract/types.ts';
import type { EditingFacts } from '#machines/order/order-editing.rules.ts';
import { VisuallyHidden } from '@mantine/core';
import { useRef, useState } from 'react';
import { ItemForm } from './item-form.tsx';
import { ItemSearch } from './item-search.tsx';
import classes from './add-lines.module.css';
import { addLinesStrings } from './add-lines.strings.ts';
import { useCloseByKey } from './use-close-by-key.ts';

type ItemCard = components['schemas']['ItemCard'];

interface AddItemProps {
  order: PlacedOrder;
  by: EditingFacts['by'];
  onClose: () => void;
}

/** Adds items of the catalogue to an order, one after another: found, counted, added, and the next is searched for. */
export function AddItem({ order, by, onClose }: AddItemProps) {
  const [chosen, setChosen] = useState<ItemCard | null>(null);
  const [added, setAdded] = useState('');
  const group = useRef<HTMLDivElement>(null);
  useCloseByKey(group, () => (chosen ? setChosen(null) : onClose()));
  return (
    <div ref={group} role="group" aria-label={addLinesStrings.itemForm} className={classes['form']}>
      {chosen ? (
        <ItemForm
          key={chosen.id}
          order={order}
          item={chosen}
          by={by}
          onAdded={() => {
            setAdded(chosen.name);
            setChosen(null);
          }}
          onDrop={() => setChosen(null)}
        />
      ) : (
        <ItemSearch onChoose={setChosen} onClose={onClose} />
      )}
      <VisuallyHidden role="status">{added && addLinesStrings.added(added)}</VisuallyHidden>
    </div>
  );
}
