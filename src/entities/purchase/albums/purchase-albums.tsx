import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PlusIcon } from '#ui/icons.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { AlbumCard, type Album } from './album-card.tsx';
import { CreateAlbum } from './album-form.tsx';
import { purchaseAlbumsQuery } from './album.queries.ts';
import { albumStrings } from './albums.strings.ts';
import classes from './albums.module.css';

interface PurchaseOf {
  intermediaryId: number;
  purchaseId: number;
}

/** These albums of an intermediary's purchase, and a button that adds one. */
export function Albums({ albums, ...of }: PurchaseOf & { albums: readonly Album[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={classes['section']} aria-labelledby="albums">
      <div className={classes['head']}>
        <h2 id="albums" className={classes['title']}>
          {albumStrings.title}
        </h2>
        <Button variant="default" leftSection={<PlusIcon size={18} />} onClick={() => setIsOpen(true)}>
          {albumStrings.add}
        </Button>
      </div>
      {albums.length === 0 ? (
        <p className={classes['note']}>{albumStrings.noneInPurchase}</p>
      ) : (
        <ul className={classes['cards']} aria-labelledby="albums">
          {albums.map((album) => (
            <li key={album.id} className={classes['card']}>
              <AlbumCard album={album} />
            </li>
          ))}
        </ul>
      )}
      <CreateAlbum {...of} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </section>
  );
}

/** The albums of an intermediary's purchase. */
export function PurchaseAlbums(of: PurchaseOf) {
  const albums = useQuery(purchaseAlbumsQuery(of.intermediaryId, of.purchaseId));
  if (albums.isPending) return <Skeleton h={220} />;
  if (!albums.data) return <ErrorState error={albums.error} onRetry={() => void albums.refetch()} />;
  return <Albums {...of} albums={albums.data.result} />;
}
