import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { AlertIcon } from '../icons.tsx';
import { forgetFailure } from '../loading/lazy-part.ts';
import { MessageState } from './message-state.tsx';
import { statesStrings } from './states.strings.ts';

interface Props {
  children: ReactNode;
  /** Tells of it in another way; then nothing is shown instead. */
  onBroken?: () => void;
}

interface State {
  isBroken: boolean;
  /** Whether it is the connection that failed, not the page. */
  isUnreached: boolean;
}

/** How Chromium, Firefox and Safari tell that code could not be fetched. */
const UNREACHED = /dynamically imported module|importing a module script failed/i;

// Without a connection the browser would show its own page in place of the shop.
function reloadOnline(): void {
  if (navigator.onLine) globalThis.location.reload();
}

/** Keeps the rest of the page when a part of it breaks, or when its code cannot be loaded. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { isBroken: false, isUnreached: false };

  static getDerivedStateFromError(error: unknown): State {
    return {
      isBroken: true,
      isUnreached: !navigator.onLine || (error instanceof TypeError && UNREACHED.test(error.message)),
    };
  }

  override componentDidCatch(error: unknown): void {
    forgetFailure(error);
    this.props.onBroken?.();
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    if (this.props.onBroken) return null;
    if (this.state.isUnreached) {
      return (
        <MessageState
          icon={<AlertIcon size={32} />}
          title={statesStrings.unreachedTitle}
          text={statesStrings.failedText}
        >
          <Button onClick={reloadOnline}>{statesStrings.retry}</Button>
        </MessageState>
      );
    }
    return (
      <MessageState icon={<AlertIcon size={32} />} title={statesStrings.brokenTitle} text={statesStrings.brokenText}>
        <Button onClick={() => globalThis.location.reload()}>{statesStrings.reload}</Button>
      </MessageState>
    );
  }
}
