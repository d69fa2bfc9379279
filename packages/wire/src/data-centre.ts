/** What the data centre shows beside the list of feeds. Moments are UTC instants. */
export interface DataCentre {
  readonly now: string;
  readonly feeds: readonly {
    readonly id: number;
    readonly key: string;
    readonly nameZh: string;
    readonly nameEn: string;
    readonly system: string;
    readonly state: string;
  }[];
  /** The newest first. */
  readonly runs: readonly {
    readonly id: number;
    readonly feed: number;
    readonly startedAt: string;
    readonly endedAt: string;
    readonly rowsIn: number;
    readonly rowsNew: number;
    readonly rowsBad: number;
    readonly ok: boolean;
    readonly error?: string;
  }[];
  readonly tables: readonly {
    readonly table: string;
    readonly labelZh: string;
    readonly labelEn: string;
    readonly page: string;
    /** As the database estimates them. */
    readonly rows: number;
    readonly newest?: string;
  }[];
  readonly switches: readonly {
    readonly key: string;
    readonly value: string;
    readonly noteZh: string;
    readonly noteEn: string;
    readonly syncedAt: string;
  }[];
  readonly environments: readonly { readonly name: string; readonly main: string; readonly office: string; readonly current: boolean }[];
}
