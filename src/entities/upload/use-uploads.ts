import type { ActorRefFrom } from 'xstate';
import type { uploadMachine } from '#machines/upload/upload.machine.ts';
import type { uploadsMachine } from '#machines/upload/uploads.machine.ts';
import { uploadsFlow } from '#entities/upload/flows/uploads.flow.ts';
import { useFlow } from '#page/use-flow.ts';
import type { StoredPicture } from '#machines/upload/upload.machine.ts';
import { uploadsOf } from '#machines/upload/uploads.machine.ts';
import { usePageActor } from '#page/page-context.tsx';
import { useSelector } from '@xstate/react';
import { useLayoutEffect, useReducer } from 'react';
import { dropFile } from './chosen-files.ts';

/** The running actor of a record's pictures. */
export type UploadsActor = ActorRefFrom<typeof uploadsMachine>;
/** The running actor of one picture. */
export type UploadActor = ActorRefFrom<typeof uploadMachine>;

/** Forgets the files of removed pictures. Returns a function that stops this and forgets all files. */
function dropGoneFiles(uploads: UploadsActor): () => void {
  let known: readonly string[] = [];
  const keepOnly = (kept: readonly string[]): void => {
    for (const fileId of known) if (!kept.includes(fileId)) dropFile(fileId);
    known = kept;
  };
  const { unsubscribe } = uploads.subscribe(({ context }) => keepOnly(context.fileIds));
  return () => {
    unsubscribe();
    keepOnly([]);
  };
}

/** Runs the uploads of one record, at most `limit` pictures, while the component is mounted; unmounting aborts them. */
export function useUploads(limit: number): UploadsActor {
  const uploads = useFlow(uploadsFlow, { limit });
  const connection = usePageActor('connection');
  useLayoutEffect(() => dropGoneFiles(uploads), [uploads]);
  useLayoutEffect(() => {
    const { unsubscribe } = connection.on('connection.restored', (event) => uploads.send(event));
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

/**
 * What a form needs to know: the stored pictures in their order, and whether others are being uploaded or have failed.
 */
export function useStoredPictures(uploads: UploadsActor): {
  stored: { fileId: string; picture: StoredPicture }[];
  /** Those of them that none chosen before is still to be stored for. */
  inTurn: { fileId: string; picture: StoredPicture }[];
  isBusy: boolean;
  hasFailed: boolean;
  /** How many are stored or on their way there. */
  kept: number;
} {
  const list = useUploadList(uploads);
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  useLayoutEffect(() => {
    const subscriptions = list.map((upload) => {
      let known = stageOf(upload.getSnapshot());
      return upload.subscribe((snapshot) => {
        const stage = stageOf(snapshot);
        // Avoids a render of the form for each step of a progress bar.
        if (stage !== known) look();
        known = stage;
      });
    });
    // The list may have changed between the render and this effect.
    look();
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [list]);
  const snapshots = list.map((upload) => upload.getSnapshot());
  const firstBusy = snapshots.findIndex((snapshot) => stageOf(snapshot) === 'busy');
  const failed = snapshots.filter((snapshot) => stageOf(snapshot) === 'failed').length;
  const storedOf = (some: typeof snapshots) =>
    some.flatMap(({ context: { fileId, picture } }) => (picture ? [{ fileId, picture }] : []));
  return {
    stored: storedOf(snapshots),
    inTurn: storedOf(firstBusy < 0 ? snapshots : snapshots.slice(0, firstBusy)),
    isBusy: firstBusy >= 0,
    hasFailed: failed > 0,
    kept: snapshots.length - failed,
  };
}
