import { ImageIcon } from '#ui/icons.tsx';
import { defineRows } from '#ui/list/define-rows.tsx';
import { MessageState } from '#ui/states/message-state.tsx';
import type { ReactNode } from 'react';
import { AlbumCard, type Album } from './album-card.tsx';
import { albumStrings } from './albums.strings.ts';
import classes from './albums.module.css';

function NoAlbums({ icon }: { icon: ReactNode }) {
  return <MessageState icon={icon} title={albumStrings.empty} text={albumStrings.emptyHint} />;
}

/** The view of albums: cards with their first pictures. */
export const AlbumRows = defineRows<Album>({
  Card: ({ row }) => <AlbumCard album={row} withPurchase />,
  icon: <ImageIcon size={32} />,
  Empty: NoAlbums,
  nothingFoundHint: albumStrings.nothingFoundHint,
  look: { cards: classes['cards'], card: classes['card'] },
});
