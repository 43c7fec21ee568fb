import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { signedIn } from '../domain/person.ts';
import { uploadPicture } from '../domain/uploads.ts';

/** Uploaded pictures. */
export const fileOperations = (deps: Deps) =>
  ({
    uploadFile: async ({ actor, body }) => ({ status: 200, body: await uploadPicture(deps, signedIn(actor), body.file) }),
  }) satisfies Pick<Handlers, 'uploadFile'>;
