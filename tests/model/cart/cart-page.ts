import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { cartLineMachine, type CartLineEdits, type CartLineKey } from '#machines/cart/cart-line.machine.ts';
import { cartMachine, lineActorId, linesOf, type CartAddition, type CartSummary } from '#machines/cart/cart.machine.ts';
import { deferred, type Deferred } from '#tests/support/deferred.ts';
import { SlowServer } from '#tests/model/kit/random/slow-server.ts';
import { settle } from '../kit/walk-node.ts';

/** A line as the server has it. */
export interface Line {
  itemId: number;
  count: number;
  comment: string;
}
type Lines = ReadonlyMap<number, Line>;

const GONE = { kind: 'http', status: 404 };

/** A page with a cart, over a cache such as the product's flow keeps, and the server that it talks to. */
export class CartPage {
  readonly network = new SlowServer();
  /** What the server has. */
  readonly lines = new Map<number, Line>([[1, { itemId: 1, count: 1, comment: '' }]]);
  readonly clock = new SimulatedClock();
  private cached: Lines = new Map();
  private fetching: Promise<CartSummary> | undefined;
  /** Whether the page knows that its cart may be out of date, and has not been able to fetch it. */
  private isStale = false;
  private readonly questions = new Map<number, Deferred<boolean>>();
  private readonly cart;

  constructor() {
    const line = cartLineMachine.provide({
      actors: {
        updateCartItem: fromPromise<void, CartLineKey & { edits: CartLineEdits }>(({ input, signal }) =>
          this.save(input, signal),
        ),
        deleteCartItem: fromPromise<void, CartLineKey>(({ input }) => this.delete(input)),
        confirmDeletion: fromPromise<boolean, CartLineKey>(({ input: { lineId }, signal }) => {
          const question = deferred<boolean>();
          this.questions.set(lineId, question);
          signal.addEventListener('abort', () => this.questions.delete(lineId));
          return question.promise;
        }),
      },
    });
    const getCart = fromPromise<CartSummary, void>(() => this.fetch());
    const addCartItem = fromPromise<void, CartAddition & { cartId: string }>(({ input }) => this.add(input));
    const machine = cartMachine.provide({ actors: { getCart, addCartItem, cartLine: line } });
    this.cart = createActor(machine, { clock: this.clock });
    for (const type of ['item.addFailed', 'line.saveFailed', 'line.deleteFailed'] as const)
      this.cart.on(type, () => void this.refresh());
    this.cart.start();
  }

  /** The lines that the page shows, with what the person has typed over what was saved. */
  shown(): [number, Line][] {
    const visible = linesOf(this.cart.getSnapshot()).filter((line) => !line.getSnapshot().hasTag('hidden'));
    return visible.flatMap((line) => {
      const { lineId, edits } = line.getSnapshot().context;
      const saved = this.cached.get(lineId);
      return saved ? [[lineId, { ...saved, ...edits }] as [number, Line]] : [];
    });
  }

  /** Lines with something that has been typed and not saved. */
  unsaved(): number[] {
    const edited = linesOf(this.cart.getSnapshot()).map((line) => line.getSnapshot().context);
    return edited.flatMap(({ lineId, edits }) => (Object.keys(edits).length > 0 ? [lineId] : []));
  }

  get isReady(): boolean {
    return this.cart.getSnapshot().matches('ready');
  }

  async choose(itemId: number): Promise<void> {
    this.cart.send({ type: 'item.chosen', itemId, count: 1 });
    await settle();
  }

  /** Does something to a line, where its controls allow that; returns whether they do. */
  async touch(lineId: number, event: Parameters<ReturnType<typeof this.lineOf>['send']>[0]): Promise<boolean> {
    const line = this.lineOf(lineId);
    if (!line.getSnapshot().can(event)) return false;
    line.send(event);
    await settle();
    return true;
  }

  /** Answers the question that is open for a line; returns whether there is one. */
  async reply(lineId: number, isYes: boolean): Promise<boolean> {
    const question = this.questions.get(lineId);
    this.questions.delete(lineId);
    question?.resolve(isYes);
    await settle();
    return question !== undefined;
  }

  async tell(type: 'flush.requested' | 'connection.restored' | 'retry.requested'): Promise<void> {
    this.cart.send({ type });
    await settle();
  }

  async pass(milliseconds: number): Promise<void> {
    this.clock.increment(milliseconds);
    await settle();
  }

  /** Whether nothing is on its way, waits to be sent, or is known to be out of date. */
  get isAtRest(): boolean {
    const { context } = this.cart.getSnapshot();
    const isPending = linesOf(this.cart.getSnapshot()).some((line) => line.getSnapshot().hasTag('pending'));
    const isOpen = isPending || context.additions.length > 0 || this.questions.size > 0;
    return this.network.isQuiet && !isOpen && this.isReady && !this.isStale;
  }

  /** Takes one step to rest, other than an answer: what was put off is done now. */
  async hurry(): Promise<void> {
    for (const lineId of this.questions.keys()) await this.reply(lineId, false);
    if (this.isStale) void this.refresh();
    await this.tell('retry.requested');
    await this.pass(3_000);
  }

  stop(): void {
    this.cart.stop();
  }

  private lineOf(lineId: number) {
    const line = this.cart.getSnapshot().children[lineActorId(lineId)];
    if (!line) throw new Error(`The cart has no line ${lineId}`);
    return line;
  }

  private summary(): CartSummary {
    return { cartId: 'c1', isGuest: true, lineIds: [...this.cached.keys()] };
  }

  private async fetch(): Promise<CartSummary> {
    const running = this.network
      .call(undefined, () => new Map(this.lines))
      .then(
        (lines) => {
          if (this.fetching !== answer) return this.summary();
          this.isStale = false;
          this.put(lines);
          return this.summary();
        },
        (error: unknown) => {
          if (this.fetching === answer) this.isStale = true;
          throw error;
        },
      );
    const answer = running.finally(() => {
      if (this.fetching === answer) this.fetching = undefined;
    });
    this.fetching = answer;
    return answer;
  }

  /** A fetch that runs may bring what the cart was before, and is begun again. */
  private async refresh(): Promise<void> {
    await this.fetch().catch(() => undefined);
  }

  private put(lines: Lines): void {
    this.cached = lines;
    this.cart.send({ type: 'cart.received', cart: this.summary() });
  }

  private change(lines: Lines): void {
    const wasFetching = this.fetching !== undefined;
    this.fetching = undefined;
    this.put(lines);
    if (wasFetching) void this.refresh();
  }

  private async save({ lineId, edits }: CartLineKey & { edits: CartLineEdits }, signal: AbortSignal): Promise<void> {
    const saved = this.cached.get(lineId);
    if (!saved) throw new Error(`Line ${lineId} is not in the cart`);
    const body = { ...saved, ...edits };
    const line = await this.network.call({ record: `line ${lineId}`, what: 'save' }, (isNewest) => {
      if (!this.lines.has(lineId)) throw GONE;
      if (isNewest) this.lines.set(lineId, body);
      return this.lines.get(lineId) ?? body;
    });
    if (!signal.aborted) this.change(new Map([...this.cached, [lineId, line]]));
  }

  private async delete({ lineId }: CartLineKey): Promise<void> {
    await this.network.call({ record: `line ${lineId}`, what: 'delete' }, () => {
      if (!this.lines.delete(lineId)) throw GONE;
    });
    this.change(new Map([...this.cached].filter(([id]) => id !== lineId)));
  }

  private async add({ itemId, count }: CartAddition): Promise<void> {
    const [id, line] = await this.network.call({ record: `item ${itemId}`, what: 'add' }, () => {
      const added = [itemId * 10, { itemId, count, comment: '' }] as const;
      this.lines.set(...added);
      return added;
    });
    this.change(new Map([...this.cached, [id, line]]));
  }
}
