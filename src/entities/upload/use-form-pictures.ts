import { useState } from 'react';
import { useStoredPictures, useUploadList, type UploadsActor } from './use-uploads.ts';

/** The pictures of a record's form: those stored by now, and what the form says while others are on their way. */
export function useFormPictures(uploads: UploadsActor, texts: { wait: string; failed: string }) {
  const hasNew = useUploadList(uploads).length > 0;
  const { stored, isBusy, hasFailed } = useStoredPictures(uploads);
  /** Whether the last submit was prevented by them. */
  const [isMissed, setIsMissed] = useState(false);
  const isUnsettled = isBusy || hasFailed;
  return {
    ids: stored.map(({ picture }) => picture.id),
    hasNew,
    isUnsettled,
    onProblem: (): void => setIsMissed(isUnsettled),
    problem: isMissed && isUnsettled ? (hasFailed ? texts.failed : texts.wait) : undefined,
  };
}
