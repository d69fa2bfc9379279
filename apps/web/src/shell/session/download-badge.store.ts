import { makeAutoObservable, runInAction } from 'mobx';
import { mainPaths } from '@axle/wire';
import type { MainClient } from '../../gateways/main-client.ts';

/** The badge of the download centre: tasks under way, and finished ones not yet seen. */
export class DownloadBadgeStore {
  count = 0;
  readonly #main: MainClient;

  constructor(main: MainClient) {
    this.#main = main;
    makeAutoObservable(this);
  }

  async refresh(): Promise<void> {
    const reply = await this.#main.post(mainPaths.downloadCount, {}, { quiet: true });
    if (!reply.ok) return;
    const { taskCount } = (reply.value ?? {}) as { taskCount?: unknown };
    if (typeof taskCount === 'number') runInAction(() => (this.count = taskCount));
  }

  forget(): void {
    this.count = 0;
  }
}
