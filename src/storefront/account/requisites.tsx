import { CheckIcon } from '#ui/icons.tsx';
import { ClipboardIcon } from '#ui/later-icons.tsx';
import { useShop } from '#page/shop-context.tsx';
import { Button, CopyButton } from '@mantine/core';
import { useId, useState } from 'react';
import { payingStrings } from './paying.strings.ts';
import classes from './requisites.module.css';

const COPIED_MS = 2_000;
/** More lines than this are collapsed, so that the submit button stays close. */
const LINES_MAX = 4;

/** Keeps each number on one line: spaces and hyphens inside it, and the space after the capitals that name it. */
function unbroken(line: string): string {
  return line.replaceAll(/(?<=[\d)]|\p{Lu}{2}) +(?=[\d(])/gu, '\u00A0').replaceAll(/(?<=\d)-(?=\d)/g, '\u2011');
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** The number of an account or a card. */
const ACCOUNT = /\d(?:[ -]?\d){15,}/;

/**
 * The lines to pay by, and the others: below an empty line is how to pay, and from the first account on is what to pay
 * to. Where there is neither, the first lines stand for them.
 */
function sortOut(requisites: string): { payBy: string[]; others: string[] } {
  const [who = '', ...how] = requisites.split(/\n[^\S\n]*\n/);
  const shop = linesOf(who);
  const place = shop.findIndex((line) => ACCOUNT.test(line));
  const account = place < 0 ? shop.length : place;
  const payBy = [...how.flatMap(linesOf), ...shop.slice(account)];
  if (payBy.length > 0) return { payBy, others: shop.slice(0, account) };
  return { payBy: shop.slice(0, LINES_MAX - 1), others: shop.slice(LINES_MAX - 1) };
}

function Lines({ requisites }: { requisites: string }) {
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const lines = linesOf(requisites);
  const { payBy, others } = sortOut(requisites);
  const isLong = lines.length > LINES_MAX && others.length > 0;
  const whole = isLong ? [...payBy, ...others] : lines;
  const shown = isLong && !isWhole ? payBy : whole;
  return (
    <>
      <ul id={id} className={classes['lines']}>
        {shown.map((line, index) => (
          <li key={index}>{unbroken(line)}</li>
        ))}
      </ul>
      {isLong && (
        <Button
          variant="subtle"
          size="compact-md"
          className={classes['more'] ?? ''}
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? payingStrings.less : payingStrings.more}
        </Button>
      )}
    </>
  );
}

/** The account details to pay to. */
export function Requisites() {
  const { requisites } = useShop();
  if (requisites === '') return <p className={classes['box']}>{payingStrings.noRequisites}</p>;
  return (
    <section className={classes['box']} aria-label={payingStrings.requisites}>
      <div className={classes['head']}>
        <span className={classes['title']}>{payingStrings.requisites}</span>
        {/* Without https, browsers don't let a page write to the clipboard. */}
        {globalThis.isSecureContext && (
          <CopyButton value={requisites} timeout={COPIED_MS}>
            {({ copied, copy }) => (
              <Button
                variant="subtle"
                size="compact-md"
                className={classes['copy'] ?? ''}
                leftSection={copied ? <CheckIcon size={18} /> : <ClipboardIcon size={18} />}
                onClick={copy}
              >
                <span aria-live="polite">{copied ? payingStrings.copied : payingStrings.copy}</span>
              </Button>
            )}
          </CopyButton>
        )}
      </div>
      <Lines requisites={requisites} />
    </section>
  );
}
