import { Dialog } from '#ui/overlay/dialog.tsx';
import { Kbd } from '@mantine/core';
import '@mantine/core/styles/Kbd.layer.css';
import { useAtom } from '@xstate/store-react';
import { Fragment } from 'react';
import classes from './keys-dialog.module.css';
import { keysStrings } from './keys.strings.ts';
import { keysDialog, keysNow } from './page-keys.ts';

/** Tells which keys work on the page. */
export function KeysDialog() {
  const isOpen = useAtom(keysDialog.isOpen);
  return (
    <Dialog
      opened={isOpen}
      onClose={keysDialog.close}
      title={keysStrings.title}
      closeLabel={keysStrings.close}
      size={480}
    >
      {keysNow().map(({ title, keys }) => (
        <section key={title} aria-label={title} className={classes['group']}>
          <h3 className={classes['title']}>{title}</h3>
          <dl className={classes['keys']}>
            {Object.entries(keys).map(([key, text]) => (
              <Fragment key={key}>
                <dt>
                  <Kbd>{key}</Kbd>
                </dt>
                <dd>{text}</dd>
              </Fragment>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
