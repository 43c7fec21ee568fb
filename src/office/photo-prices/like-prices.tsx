import type { ListedLine } from '#contract/types.ts';
import { formatMoney } from '#lib/money.ts';
import { linesQuery, type LineListParams } from '#office/kit/line/lines.queries.ts';
import { useShop } from '#page/shop-context.tsx';
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { photoPricesStrings } from './photo-prices.strings.ts';
import classes from './photo-prices.module.css';

const TYPING_PAUSE_MS = 300;
/** A shorter word tells nothing. */
const WORD_MIN = 3;
const SHOWN = 2;

/** Orders that somebody has paid for or is to pay for. */
const real: LineListParams = {
  state: ['W', 'O', 'P', 'F'],
  order_state: ['created', 'accepted', 'need_pay', 'collected', 'delivery', 'done', 'completed'],
};

const fold = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** The longest word of a name, by which the server finds others like it. */
function wordOf(name: string): string | undefined {
  const words = name.match(/[\p{L}\d]+/gu) ?? [];
  const [longest] = words.toSorted((one, other) => other.length - one.length);
  return longest !== undefined && longest.length >= WORD_MIN ? longest : undefined;
}

/** Priced lines like this one: with a word of its name; of a photo without a name, the customer's other photos. */
function useLikes({ id, customer, image_url: image }: ListedLine, name: string) {
  const [asked] = useDebouncedValue(name, TYPING_PAUSE_MS);
  const word = wordOf(asked);
  const narrowed = word === undefined ? { customer_id: customer.id } : { search_text: word };
  const { data, isPlaceholderData } = useQuery(linesQuery({ ...real, ...narrowed }));
  if (!data || isPlaceholderData) return undefined;
  const isLike = (line: ListedLine): boolean =>
    word === undefined ? line.item_id === null : fold(line.description).includes(fold(word));
  const found = data.result.filter((line) => line.id !== id && line.price !== null && isLike(line));
  // The same picture again, as in a repeated order, is the best likeness that there is.
  const isSame = (line: ListedLine): number => Number(image !== null && line.image_url === image);
  const likes = found.toSorted((one, other) => isSame(other) - isSame(one)).slice(0, SHOWN);
  return { isNamed: word !== undefined, likes };
}

interface LikePricesProps {
  line: ListedLine;
  /** As it is typed. */
  name: string;
  onTake: (price: number) => void;
}

/** What photos like this one cost before, each to be taken. Keeps its place while that is being looked up. */
export function LikePrices({ line, name, onTake }: LikePricesProps) {
  const { currency } = useShop();
  const found = useLikes(line, name);
  const { likes: texts } = photoPricesStrings;
  return (
    <div className={classes['likes']} aria-busy={!found}>
      {found?.likes.length === 0 && texts.none}
      {found && found.likes.length > 0 && (found.isNamed ? texts.named : texts.customers)}
      {found?.likes.map(({ id, price, order }) => {
        const shown = formatMoney(price ?? 0, currency);
        return (
          <Button
            key={id}
            variant="light"
            size="compact-sm"
            aria-label={photoPricesStrings.takeLike(shown, order.id)}
            onClick={() => onTake(price ?? 0)}
          >
            {photoPricesStrings.like(shown, order.id)}
          </Button>
        );
      })}
    </div>
  );
}
