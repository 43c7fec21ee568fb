import type { StoredPicture } from '#machines/upload/upload.machine.ts';
import { uploadsOf } from '#machines/upload/uploads.machine.ts';
import type { MachineActor } from '#ui/machine-types.ts';
import { type ReportFact, useProvidedActor, useReportFact } from '#ui/provided-machines.tsx';
import { useRunningActor } from '#ui/running-actors.tsx';
import { useSelector } from '@xstate/react';
import { useLayoutEffect, useReducer } from 'react';
import { dropFile, listenToFile } from './chosen-files.ts';

/** The pictures of a record that run. */
export type UploadsActor = MachineActor<'uploads'>;
/** One of them. */
export type UploadActor = MachineActor<'upload'>;

/** Hands the facts of single pictures on, and forgets the files of those that are gone. Returns how to stop, which forgets them all. */
function followUploads(uploads: UploadsActor, reportFact: ReportFact): () => void {
  const known = new Map<string, UploadActor>();
  const forgetBut = (kept: readonly string[]): void => {
    for (const fileId of [...known.keys()].filter((one) => !kept.includes(one))) {
      known.delete(fileId);
      dropFile(fileId);
    }
  };
  const { unsubscribe } = uploads.subscribe((snapshot) => {
    for (const upload of uploadsOf(snapshot)) {
      const { fileId } = upload.getSnapshot().context;
      if (known.has(fileId)) continue;
      known.set(fileId, upload);
      listenToFile(fileId, (event) => upload.send(event));
      upload.on('*', (fact) => reportFact('upload', fact));
    }
    forgetBut(snapshot.context.fileIds);
  });
  return () => {
    unsubscribe();
    forgetBut([]);
  };
}

/** Runs the pictures of one record, at most `limit` of them, for as long as the component lives; leaving ends what is under way. */
export function useUploads(limit: number): UploadsActor {
  const uploads = useProvidedActor('uploads', { limit });
  const reportFact = useReportFact();
  const connection = useRunningActor('connection');
  useLayoutEffect(() => followUploads(uploads, reportFact), [uploads, reportFact]);
  useLayoutEffect(() => {
    const { unsubscribe } = connection.on('connection.restored', (fact) => uploads.send(fact));
    return unsubscribe;
  }, [connection, uploads]);
  return uploads;
}

const isSameList = (one: readonly UploadActor[], other: readonly UploadActor[]): boolean =>
  one.length === other.length && one.every((upload, index) => upload === other[index]);

/** The pictures in their order. */
export function useUploadList(uploads: UploadsActor): readonly UploadActor[] {
  return useSelector(uploads, uploadsOf, isSameList);
}

type Stage = 'busy' | 'failed' | 'stored';

function stageOf(snapshot: ReturnType<UploadActor['getSnapshot']>): Stage {
  if (snapshot.hasTag('busy')) return 'busy';
  return snapshot.matches('failed') ? 'failed' : 'stored';
}

/** What a form needs to know of its pictures: those that are stored, in their order, and whether others are still on their way or failed. */
export function useStoredPictures(uploads: UploadsActor): { stored: { fileId: string; picture: StoredPicture }[]; isBusy: boolean; hasFailed: boolean } {
  const list = useUploadList(uploads);
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  useLayoutEffect(() => {
    const subscriptions = list.map((upload) => {
      let known = stageOf(upload.getSnapshot());
      return upload.subscribe((snapshot) => {
        const stage = stageOf(snapshot);
        // A form is not drawn anew for each step of a bar.
        if (stage !== known) look();
        known = stage;
      });
    });
    // Something may have happened since the list was drawn.
    look();
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [list]);
  const snapshots = list.map((upload) => upload.getSnapshot());
  return {
    stored: snapshots.flatMap(({ context: { fileId, picture } }) => (picture ? [{ fileId, picture }] : [])),
    isBusy: snapshots.some((snapshot) => stageOf(snapshot) === 'busy'),
    hasFailed: snapshots.some((snapshot) => stageOf(snapshot) === 'failed'),
  };
}
