import { makeAutoObservable, observableRef } from 'mobx';
import type { BrowserValues } from '../../gateways/stored-values.ts';
import { type SystemTitle, systemTitles } from '../../text/systems.ts';

const key = 'axle.system';

/** Which of the system titles this browser shows. */
export class SystemChoiceStore {
  current: SystemTitle;
  readonly #values: BrowserValues;

  constructor(values: BrowserValues) {
    this.#values = values;
    const stored = values.read(key);
    this.current = systemTitles.find(system => system.key === stored) ?? systemTitles[0]!;
    makeAutoObservable(this, { current: observableRef });
  }

  choose(systemKey: string): void {
    this.current = systemTitles.find(system => system.key === systemKey) ?? this.current;
    this.#values.write(key, this.current.key);
  }
}
