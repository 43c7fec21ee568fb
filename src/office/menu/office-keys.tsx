import { whenIdle } from '#lib/when-idle.ts';
import { isForPage, isModK, isQuestionMark, isUnderDialog, keysDialog, usePageKeys } from '#ui/keys/page-keys.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { notifyFailure } from '#ui/notifier/notifier.ts';
import { MountOnOpen } from '#ui/overlay/mount-on-open.tsx';
import { statesStrings } from '#ui/states/states.strings.ts';
import { useAtom } from '@xstate/store-react';
import { useEffect } from 'react';
import { officeKeys } from './menu.strings.ts';
import { useOfficePages } from './office-pages.tsx';
import { officePalette } from '#entities/shop/overlays.ts';
import { takeTyped, typeAhead } from './typed-ahead.ts';
import { useLanding } from './use-landing.ts';

// They get what they share with this module, so that their chunks don't import its chunk.
const Palette = lazyPart(() => import('./palette/palette.tsx'), 'Palette');
const KeysDialog = lazyPart(() => import('#ui/keys/keys-dialog.tsx'), 'KeysDialog');

const giveUp = (close: () => void) => (): void => {
  close();
  notifyFailure(statesStrings.failedTitle);
};

/** What keys open on every page: the palette, and the list of keys. */
export function OfficeKeys() {
  const isOpen = useAtom(officePalette.isOpen);
  const pages = useOfficePages();
  useLanding();
  // What is typed right after the key must not go to the page while the palette loads.
  useEffect(() => whenIdle(Palette.preload), []);
  usePageKeys(officeKeys, (event) => {
    if (isModK(event)) {
      // Under another dialog the place that is chosen would be hidden by it.
      if (isOpen) officePalette.close();
      else if (!isUnderDialog()) officePalette.open();
      return true;
    }
    if (!isQuestionMark(event) || !isForPage(event)) return false;
    keysDialog.open();
    return true;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    takeTyped();
    const hear = (event: KeyboardEvent): void => {
      // The field of the palette, or another that has come above it, hears for itself.
      if (isUnderDialog() && event.target instanceof HTMLInputElement) return;
      if (!typeAhead(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', hear, true);
    return () => window.removeEventListener('keydown', hear, true);
  }, [isOpen]);
  return (
    <>
      <MountOnOpen isOpen={isOpen} onBroken={giveUp(officePalette.close)}>
        <Palette isOpen={isOpen} onClose={officePalette.close} pages={pages} takeTyped={takeTyped} />
      </MountOnOpen>
      <MountOnOpen isOpen={useAtom(keysDialog.isOpen)} onBroken={giveUp(keysDialog.close)}>
        <KeysDialog />
      </MountOnOpen>
    </>
  );
}
