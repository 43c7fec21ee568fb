/** A command that can't be carried out; the message is for the person who runs it. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
