import { ApiError } from '#lib/api-error.ts';
import { Button } from '@mantine/core';
import { AlertIcon } from '../icons.tsx';
import { MessageState } from './message-state.tsx';
import { statesStrings } from './states.strings.ts';

interface ErrorStateProps {
  error: unknown;
  onRetry: () => void;
  /** Whether it stands for the whole page. */
  isPage?: boolean;
}

/** A page or a part of it that could not be loaded. */
export function ErrorState({ error, onRetry, isPage = false }: ErrorStateProps) {
  const text = (error instanceof ApiError && error.detail) || statesStrings.failedText;
  return (
    <MessageState icon={<AlertIcon size={32} />} title={statesStrings.failedTitle} isPage={isPage} text={text}>
      <Button variant="light" onClick={onRetry}>
        {statesStrings.retry}
      </Button>
    </MessageState>
  );
}
