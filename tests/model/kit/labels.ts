import type { State } from './explore.ts';
import { stateNames } from './observe.ts';

/** Text made safe for HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A state's active leaves, joined where regions run side by side. */
export function stateLabel(state: State | undefined): string {
  if (!state) return '?';
  const names = stateNames(state.snapshot);
  const leaves = names.filter((name) => !names.some((other) => other.startsWith(`${name}.`)));
  return leaves.toSorted().join(' + ') || '(root)';
}

/** An event's type as a person would say it. */
export function eventLabel(type: string): string {
  return type
    .replace(/^xstate\.done\.actor\./, '✓ ')
    .replace(/^xstate\.error\.actor\./, '✗ ')
    .replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1')
    .replace(/^xstate\.done\.state\./, 'end of ');
}
