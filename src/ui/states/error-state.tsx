import { ApiError } from '#lib/api-error.ts';
import { AlertIcon } from '../icons.tsx';
import { Button } from '../native/button.tsx';
import { MessageState } from './message-state.tsx';
import { statesStrings } from './states.strings.ts';

interface ErrorStateProps {
  error: unknown;
  onRetry: () => void;
  /** Whether it takes the place of the whole page. */
  isPage?: boolean;
}

/** Says that a page or a part of it could not be loaded, with a button to retry. */
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
