import { uploadMachine } from '#machines/upload/upload.machine.ts';
import { uploadsMachine } from '#machines/upload/uploads.machine.ts';
import type { UploadMachines } from '#ui/machine-types.ts';
import { defineUploadFileActor } from './actors/upload-file.ts';

// One for all forms: their uploads take their turns together.
const upload = uploadMachine.provide({ actors: { uploadFile: defineUploadFileActor() } });

/** The machines that a form with pictures loads with. */
export const uploadMachines: UploadMachines = { upload, uploads: uploadsMachine.provide({ actors: { upload } }) };
