import { Component, type ReactNode } from 'react';
import { AlertIcon } from '../icons.tsx';
import { forgetFailure } from '../loading/lazy-part.ts';
import { Button } from '../native/button.tsx';
import { MessageState } from './message-state.tsx';
import { statesStrings } from './states.strings.ts';

interface Props {
  children: ReactNode;
  /** Handles the failure elsewhere; nothing is rendered in place of the children. */
  onBroken?: () => void;
}

interface State {
  isBroken: boolean;
  /** Whether the connection failed rather than the page. */
  isUnreached: boolean;
}

/** The messages of Chromium, Firefox and Safari for a chunk load error. */
const UNREACHED = /dynamically imported module|importing a module script failed/i;

// Offline, a reload would show the browser's error page in place of the shop.
function reloadOnline(): void {
  if (navigator.onLine) globalThis.location.reload();
}

/** Limits an error while rendering, or a chunk load error, to a part of the page. */
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
