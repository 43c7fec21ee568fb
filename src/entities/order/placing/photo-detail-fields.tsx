import { QuantityInput } from '#entities/cart/quantity-input.tsx';
import { Textarea } from '@mantine/core';
import classes from './photo-detail-fields.module.css';
import { placingStrings } from './placing.strings.ts';

const COMMENT_MAX = 1000;

/** The count and the comment of one photo. */
export interface PhotoDetail {
  count: number;
  comment: string;
}

interface PhotoDetailFieldsProps {
  /** The photo's number in the list, from 1. */
  place: number;
  detail: PhotoDetail;
  onChange: (changed: Partial<PhotoDetail>) => void;
}

/** The fields for a photo's count and comment. */
export function PhotoDetailFields({ place, detail: { count, comment }, onChange }: PhotoDetailFieldsProps) {
  return (
    <div className={classes['detail']}>
      <QuantityInput
        value={count}
        onChange={(changed) => onChange({ count: changed })}
        label={placingStrings.quantity(place)}
        compact
      />
      <Textarea
        rows={1}
        autosize
        maxRows={4}
        maxLength={COMMENT_MAX}
        aria-label={placingStrings.photoComment(place)}
        placeholder={placingStrings.photoCommentHint}
        value={comment}
        onChange={(event) => onChange({ comment: event.currentTarget.value })}
      />
    </div>
  );
}
