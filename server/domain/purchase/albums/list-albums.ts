import { defineOperation } from '../../../contract/operation.ts';
import * as albums from '../../../db/repositories/purchase/album.ts';
import { mapPage } from '../../kit/pages.ts';
import { cleanText } from '../../kit/text.ts';
import { purchasesSeen } from '../intermediaries.ts';
import { toAlbum } from '../purchase-answer.ts';

/** A page of albums, newest first: the shop's with get_purchase, else one's own. */
export const listAlbums = defineOperation('listAlbums', async ({ db }, { caller, query }) => {
  const asked = { ...query, search_text: cleanText(query.search_text) };
  return mapPage(await albums.findAlbums(db.orm, purchasesSeen(caller), asked), toAlbum);
});
