import { useLayoutEffect, useState } from 'react';
import { failureText } from './failure-text.ts';
import { photoStrings } from './photo-upload.strings.ts';
import type { UploadActor } from './use-uploads.ts';

/** The text for screen readers: which picture was stored or refused last. */
export function useTold(list: readonly UploadActor[]): string {
  const [told, setTold] = useState('');
  useLayoutEffect(() => {
    const subscriptions = list.map((upload) => {
      let wasBusy = upload.getSnapshot().hasTag('busy');
      return upload.subscribe((snapshot) => {
        const isBusy = snapshot.hasTag('busy');
        const { name, refusal } = snapshot.context;
        if (wasBusy && !isBusy)
          setTold(refusal ? photoStrings.told.failed(name, failureText(refusal)) : photoStrings.told.stored(name));
        wasBusy = isBusy;
      });
    });
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [list]);
  return told;
}
