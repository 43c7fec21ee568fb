import type { components } from '#contract/types.ts';
import { getBranchHref } from '#routes/branch-href.ts';
import { purchasesBranch } from '#common/routes/branches.ts';
import { ItemImage } from '#entities/item/item-image.tsx';
import { keepTogether } from '#lib/no-break.ts';
import { imageViewer } from '#ui/image-viewer/image-viewer.ts';
import { useLinkState } from '#ui/navigation/back-target.ts';
import { Button, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { EditAlbum } from './album-form.tsx';
import { albumStrings } from './albums.strings.ts';
import classes from './albums.module.css';

/** An album with its purchase. */
export type Album = components['schemas']['Album'];

/** An album: its first picture, which opens all of them, what it holds, and its form. */
export function AlbumCard({ album, withPurchase = false }: { album: Album; withPurchase?: boolean }) {
  const { name, images, purchase, lines_count: lines } = album;
  const [isEditing, setIsEditing] = useState(false);
  const state = useLinkState();
  const [cover = null] = images;
  const picture = <ItemImage image={cover} sizes="(min-width: 48em) 260px, 50vw" />;
  return (
    <>
      {cover ? (
        <UnstyledButton
          className={classes['cover'] ?? ''}
          aria-label={albumStrings.look(name)}
          onClick={() => imageViewer.open({ images, index: 0, alt: albumStrings.photosOf(name) })}
        >
          {picture}
        </UnstyledButton>
      ) : (
        picture
      )}
      <div className={classes['about']}>
        <b className={classes['name']}>{keepTogether(name)}</b>
        <span className={classes['note']}>
          {albumStrings.pictures(images.length)} · {albumStrings.lines(lines)}
        </span>
        {withPurchase && (
          <Link
            className={classes['purchase']}
            href={getBranchHref(purchasesBranch, 'purchase', { purchaseId: purchase.id })}
            state={state}
          >
            {purchase.name}
          </Link>
        )}
      </div>
      <Button
        variant="subtle"
        className={classes['edit'] ?? ''}
        aria-label={albumStrings.editOf(name)}
        onClick={() => setIsEditing(true)}
      >
        {albumStrings.edit}
      </Button>
      <EditAlbum album={album} isOpen={isEditing} onClose={() => setIsEditing(false)} />
    </>
  );
}
