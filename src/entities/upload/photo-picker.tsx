import { ImageIcon } from '#ui/icons.tsx';
import '@mantine/dropzone/styles.layer.css';
import { Button } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { useEffect, useRef } from 'react';
import classes from './photo-picker.module.css';
import { photoStrings } from './photo-upload.strings.ts';

/** Without HEIC, so that iPhones convert to JPEG. HEIC that is dropped or pasted is refused by the server. */
const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

interface PhotoPickerProps {
  isMany: boolean;
  disabled: boolean;
  /** The id of the element that describes the field, for screen readers. */
  describedBy: string | undefined;
  onChosen: (files: File[]) => void;
}

/** Whether a text is pasted into a field: spreadsheets and documents add a picture of the text to the clipboard. */
function isTextForField({ target, clipboardData }: ClipboardEvent): boolean {
  const isField = target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
  return isField && (clipboardData?.types.includes('text/plain') ?? false);
}

/** Takes pictures that are pasted anywhere on the page. */
function usePaste(isOn: boolean, onChosen: (files: File[]) => void): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const takePasted = (event: ClipboardEvent): void => {
      const pictures = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
      if (pictures.length === 0 || isTextForField(event)) return;
      event.preventDefault();
      onChosen(pictures);
    };
    document.addEventListener('paste', takePasted);
    return () => document.removeEventListener('paste', takePasted);
  }, [isOn, onChosen]);
}

/** The button and drop area where pictures are chosen, dropped, pasted or taken with a camera. */
export function PhotoPicker({ isMany, disabled, describedBy, onChosen }: PhotoPickerProps) {
  const open = useRef<() => void>(null);
  const camera = useRef<HTMLInputElement>(null);
  usePaste(!disabled, onChosen);
  const amount = isMany ? 'many' : 'one';
  return (
    <Dropzone
      className={classes['area'] ?? ''}
      accept={TYPES}
      multiple={isMany}
      disabled={disabled}
      openRef={open}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      useFsAccessApi={false}
      tabIndex={-1}
      // The hidden file input is skipped by Tab and screen readers: the button takes its part.
      inputProps={{ 'aria-hidden': true, 'aria-label': photoStrings.choose[amount], tabIndex: -1 }}
      onDrop={onChosen}
      onReject={(rejections) => onChosen(rejections.map(({ file }) => file))}
    >
      <div className={classes['inside']}>
        <ImageIcon size={32} />
        <div className={classes['buttons']}>
          <Button
            variant="light"
            data-picker
            disabled={disabled}
            aria-describedby={describedBy}
            onClick={() => open.current?.()}
          >
            {photoStrings.choose[amount]}
          </Button>
          <Button
            variant="default"
            className={classes['camera'] ?? ''}
            disabled={disabled}
            onClick={() => camera.current?.click()}
          >
            {photoStrings.camera}
          </Button>
        </div>
        <p className={classes['drop']}>{photoStrings.drop[amount]}</p>
        <p>{photoStrings.formats}</p>
      </div>
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={photoStrings.camera}
        onChange={(event) => {
          onChosen([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </Dropzone>
  );
}
