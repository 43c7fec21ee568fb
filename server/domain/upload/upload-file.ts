import { defineOperation } from '../../contract/operation.ts';
import { toImage } from '../kit/images.ts';
import { storePicture } from './uploads.ts';

/** Stores a picture; throws as `storePicture` does. */
export const uploadFile = defineOperation('uploadFile', async (deps, { caller, body: { file: data } }) => {
  const { id, image } = await storePicture(deps, caller, data);
  return { id, image: toImage(image) };
});
