import type { components } from '#contract/types.ts';
import { keepTogether } from '#lib/no-break.ts';
import { paths } from '#routes/paths.ts';
import { LineQuantity } from '#entities/cart/cart-control.tsx';
import { cartDrawer } from '#entities/shop/overlays.ts';
import { TrashIcon } from '#ui/later-icons.tsx';
import { ItemBadges } from '#entities/item/item-badges.tsx';
import { ItemImage } from '#entities/item/item-image.tsx';
import { CountHint } from '#entities/item/count-hint.tsx';
import { Money } from '#entities/shop/money.tsx';
import { Price } from '#entities/item/price.tsx';
import { useCartLine, useCartLineDraft, type CartLineActor } from '#entities/cart/use-cart-line.ts';
import { ActionIcon, Button, Loader, Textarea } from '@mantine/core';
import { Link } from 'wouter';
import classes from './cart-line-view.module.css';
import { cartStrings } from './cart.strings.ts';
import { REMOVE_MARK } from './use-focus-in-cart.ts';

const COMMENT_LENGTH_MAX = 1000;

type CartItem = components['schemas']['CartItem'];

/** One line of the cart, edited in place. */
export function CartLineView({ item }: { item: CartItem }) {
  const line = useCartLine(item.id);
  return line && <RunningLine item={item} line={line} />;
}

function RunningLine({ item, line }: { item: CartItem; line: CartLineActor }) {
  const { count, comment, isBusy, isUnsaved, isHidden } = useCartLineDraft(line);
  const name = item.description;
  if (isHidden) return null;
  if (item.is_gone) {
    return (
      <li className={classes['line']} data-gone aria-busy={isBusy}>
        <ItemImage image={item.image_url} small />
        <div className={classes['about']}>
          <span className={classes['name']}>{keepTogether(name)}</span>
          <span className={classes['gone']}>{keepTogether(cartStrings.gone)}</span>
          <Button
            className={classes['removeGone'] ?? ''}
            variant="light"
            size="xs"
            {...{ [REMOVE_MARK]: true }}
            aria-label={cartStrings.remove(name)}
            onClick={() => line.send({ type: 'deletion.requested' })}
          >
            {cartStrings.removeGone}
          </Button>
        </div>
      </li>
    );
  }
  return (
    <li className={classes['line']} aria-busy={isBusy}>
      <ItemImage image={item.image_url} small />
      <div className={classes['about']}>
        <Link className={classes['name']} href={paths.item.getHref(item.item_id)} onClick={cartDrawer.close}>
          {keepTogether(name)}
        </Link>
        <Price of={item} size="0.9375rem" />
        <ItemBadges of={item} isNew={false} />
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        {...{ [REMOVE_MARK]: true }}
        aria-label={cartStrings.remove(name)}
        onClick={() => line.send({ type: 'deletion.requested' })}
      >
        <TrashIcon size={20} />
      </ActionIcon>
      <div className={classes['amounts']}>
        <LineQuantity line={line} name={name} rule={item} compact />
        <div className={classes['sum']}>
          {isUnsaved && <span className={classes['unsaved']}>{cartStrings.unsaved}</span>}
          {isBusy && <Loader size={14} aria-label={cartStrings.saving} />}
          <span>
            <Money value={(Math.round(item.price * 100) * count) / 100} />
          </span>
        </div>
      </div>
      <div className={classes['hint']}>
        <CountHint of={item} count={count} />
      </div>
      <Textarea
        className={classes['comment'] ?? ''}
        classNames={{ input: classes['commentField'] ?? '' }}
        rows={1}
        maxLength={COMMENT_LENGTH_MAX}
        aria-label={cartStrings.comment(name)}
        placeholder={cartStrings.commentHint}
        value={comment}
        onChange={(event) => line.send({ type: 'comment.changed', comment: event.currentTarget.value })}
      />
    </li>
  );
}
