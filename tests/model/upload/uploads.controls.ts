import type { WithoutControl } from '../kit/controls.ts';

/** What no control of a field of pictures brings about. */
export const uploadsWithoutControl = {
  'files.taken': 'told by the form, once its record is made',
  'connection.restored': 'told by the connection',
  'upload.failed': 'told by a picture',
} satisfies WithoutControl;
