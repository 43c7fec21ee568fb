import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { signedIn } from '../domain/access/caller.ts';
import * as albums from '../domain/purchase/albums.ts';
import * as intermediaries from '../domain/purchase/intermediaries.ts';
import { markPurchaseLine } from '../domain/purchase/mark-line.ts';
import * as purchases from '../domain/purchase/purchases.ts';
import { listOpenPurchases, sendToPurchase, sendToSelfPurchase } from '../domain/purchase/sending.ts';
import { updatePurchase } from '../domain/purchase/update-purchase.ts';

/** Purchases, and the lines of orders that are sent to them. */
export const purchaseOperations = (deps: Deps) =>
  ({
    listPurchases: async ({ caller, query }) => ({
      status: 200,
      body: await purchases.listPurchases(deps, signedIn(caller), query),
    }),
    createPurchase: async ({ caller, header, body }) => ({
      status: 200,
      body: await purchases.createPurchase(deps, signedIn(caller), { key: header['idempotency-key'], form: body }),
    }),
    getPurchase: async ({ caller, path }) => ({
      status: 200,
      body: await purchases.getPurchase(deps, signedIn(caller), path.id),
    }),
    updatePurchase: async ({ caller, path, body }) => ({
      status: 200,
      body: await updatePurchase(deps, signedIn(caller), path.id, body),
    }),
    deletePurchase: async ({ caller, path }) => {
      await purchases.deletePurchase(deps, signedIn(caller), path.id);
      return { status: 204 };
    },
    listOpenPurchases: async ({ caller }) => ({
      status: 200,
      body: await listOpenPurchases(deps, signedIn(caller)),
    }),
    sendToPurchase: async ({ caller, path, body }) => ({
      status: 200,
      body: await sendToPurchase(deps, signedIn(caller), path.id, body),
    }),
    sendToSelfPurchase: async ({ caller, path, body }) => ({
      status: 200,
      body: await sendToSelfPurchase(deps, signedIn(caller), path.id, body),
    }),
  }) satisfies Partial<Handlers>;

const albumOf = ({
  id,
  purchase_id: purchaseId,
  album_id: albumId,
}: Record<'id' | 'purchase_id' | 'album_id', number>) => ({
  id,
  purchaseId,
  albumId,
});

/** Intermediaries, with their purchases and albums. */
export const intermediaryOperations = (deps: Deps) =>
  ({
    listIntermediaries: async ({ caller }) => ({
      status: 200,
      body: await intermediaries.listIntermediaries(deps, signedIn(caller)),
    }),
    listAlbums: async ({ caller, query }) => ({
      status: 200,
      body: await albums.listAlbums(deps, signedIn(caller), query),
    }),
    listIntermediaryPurchases: async ({ caller, path }) => ({
      status: 200,
      body: await intermediaries.listIntermediaryPurchases(deps, signedIn(caller), path.id),
    }),
    markPurchaseLine: async ({ caller, path, body }) => ({
      status: 200,
      body: await markPurchaseLine(deps, signedIn(caller), { id: path.id, purchaseId: path.purchase_id, form: body }),
    }),
    listIntermediaryDeliveries: async ({ caller, path }) => ({
      status: 200,
      body: await intermediaries.listIntermediaryDeliveries(deps, signedIn(caller), path.id),
    }),
    listPurchaseAlbums: async ({ caller, path }) => ({
      status: 200,
      body: await intermediaries.listPurchaseAlbums(deps, signedIn(caller), {
        id: path.id,
        purchaseId: path.purchase_id,
      }),
    }),
    createAlbum: async ({ caller, path, header, body }) => ({
      status: 200,
      body: await albums.createAlbum(deps, signedIn(caller), {
        id: path.id,
        purchaseId: path.purchase_id,
        key: header['idempotency-key'],
        form: body,
      }),
    }),
    updateAlbum: async ({ caller, path, body }) => ({
      status: 200,
      body: await albums.updateAlbum(deps, signedIn(caller), albumOf(path), body),
    }),
    deleteAlbum: async ({ caller, path }) => {
      await albums.deleteAlbum(deps, signedIn(caller), albumOf(path));
      return { status: 204 };
    },
  }) satisfies Partial<Handlers>;
