import { type HomeKpis, type HomeTodos, type InboxPage, mainPaths, officePaths } from '@axle/wire';
import type { CallEvents } from '../../../gateways/call-events.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { MainClient } from '../../../gateways/main-client.ts';
import type { OfficeClient } from '../../../gateways/office-client.ts';
import { AskedStore } from './asked.store.ts';

/** Milliseconds after which everything is asked again while the workplace is in sight, and for which nothing is asked twice. */
export const pace = { refresh: 300_000, fresh: 5_000 } as const;

/** Warnings in sight. */
const mostAlerts = 6;

const quiet = { quiet: true };

/** What the blocks of the workplace show beyond the user's own tasks and messages. */
export class HomeStore {
  readonly todos: AskedStore<HomeTodos>;
  readonly kpis: AskedStore<HomeKpis>;
  readonly alerts: AskedStore<InboxPage>;
  #askedAt = Number.NEGATIVE_INFINITY;
  #writes = 0;
  #again = false;
  readonly #main: MainClient;
  readonly #clock: Clock;
  readonly #events: Pick<CallEvents, 'writes'>;

  constructor({
    main,
    office,
    clock,
    events,
  }: {
    readonly main: MainClient;
    readonly office: OfficeClient;
    readonly clock: Clock;
    readonly events: Pick<CallEvents, 'writes'>;
  }) {
    this.#events = events;
    this.#main = main;
    this.#clock = clock;
    this.todos = new AskedStore(() => main.get(mainPaths.homeTodo, this.#again ? { again: 1 } : {}, quiet));
    this.kpis = new AskedStore(() => main.get(mainPaths.homeKpi, this.#again ? { again: 1 } : {}, quiet));
    this.alerts = new AskedStore(() => office.post(officePaths.messages, { kind: 'alert', awake: true, size: mostAlerts }, quiet));
  }

  /** Loads everything again, unless that was just done; counted again where the user has written something since. */
  async refresh(): Promise<void> {
    const now = this.#clock.now();
    const { writes } = this.#events;
    this.#again = writes !== this.#writes;
    if (!this.#again && now - this.#askedAt < pace.fresh) return;
    this.#writes = writes;
    this.#askedAt = now;
    await Promise.all([this.todos.load(), this.kpis.load(), this.alerts.load()]);
  }

  /** Puts a warning off by a day. */
  async snooze(id: number): Promise<boolean> {
    const reply = await this.#main.post(mainPaths.snoozeAlert, { id });
    if (reply.ok) await this.alerts.load();
    return reply.ok;
  }
}
