import { CheckIcon, ClipboardIcon } from '#ui/icons.tsx';
import { useShop } from '#ui/shop-context.tsx';
import { Button, CopyButton } from '@mantine/core';
import { payingStrings } from './paying.strings.ts';
import classes from './requisites.module.css';

const COPIED_MS = 2_000;

/** Where to pay to. */
export function Requisites() {
  const { requisites } = useShop();
  if (requisites === '') return <p className={classes['box']}>{payingStrings.noRequisites}</p>;
  return (
    <section className={classes['box']} aria-label={payingStrings.requisites}>
      <div className={classes['head']}>
        <span className={classes['title']}>{payingStrings.requisites}</span>
        {/* Without https browsers let no page write to the clipboard. */}
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
      <p className={classes['lines']}>{requisites}</p>
    </section>
  );
}
