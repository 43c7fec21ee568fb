import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { signedIn } from '../domain/access/caller.ts';
import { uploadPicture } from '../domain/upload/uploads.ts';

/** Uploaded pictures. */
export const fileOperations = (deps: Deps) =>
  ({
    uploadFile: async ({ caller, body }) => ({
      status: 200,
      body: await uploadPicture(deps, signedIn(caller), body.file),
    }),
  }) satisfies Pick<Handlers, 'uploadFile'>;
