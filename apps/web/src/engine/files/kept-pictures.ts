import type { HeldFile } from '@axle/page-kit';

/** A picture that was taken and waits for its unit to be sent; with `held` once the server has it. */
export interface KeptPicture {
  readonly file: File;
  readonly held?: HeldFile;
}

/** Pictures that wait at a station, so that neither a network cut nor a reload loses one. */
export interface KeptPictures {
  keep(id: string, picture: KeptPicture): Promise<void>;
  find(id: string): Promise<KeptPicture | undefined>;
  forget(id: string): Promise<void>;
}

const store = 'pictures';

const asked = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database of the browser gave no reason'));
  });

/** {@link KeptPictures} in the database of the browser; in memory where it has none. */
export function browserPictures(name = 'axle-station'): KeptPictures {
  const memory = new Map<string, KeptPicture>();
  let opened: Promise<IDBDatabase> | undefined;
  const open = (): Promise<IDBDatabase> => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(store);
    return asked(request);
  };
  /** Asks the database; a browser that forbids it keeps pictures as long as the page is open. */
  const inStore = async <Value>(mode: IDBTransactionMode, ask: (pictures: IDBObjectStore) => IDBRequest<Value>) => {
    try {
      opened ??= open();
      return await asked(ask((await opened).transaction(store, mode).objectStore(store)));
    } catch {
      return undefined;
    }
  };
  return {
    async keep(id, picture) {
      memory.set(id, picture);
      await inStore('readwrite', pictures => pictures.put(picture, id));
    },
    find: async id => memory.get(id) ?? ((await inStore('readonly', pictures => pictures.get(id))) as KeptPicture | undefined),
    async forget(id) {
      memory.delete(id);
      await inStore('readwrite', pictures => pictures.delete(id));
    },
  };
}
