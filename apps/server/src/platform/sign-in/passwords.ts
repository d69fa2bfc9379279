import { hash, verify } from '@node-rs/argon2';
import { limitedConcurrency } from './limited-concurrency.ts';

/** Hashes take 19 MiB and about 20 ms of a core each: few at a time, and a queue that somebody still waits for. */
const inTurn = limitedConcurrency({ atOnce: 2, waiting: 200 });

/** A password's argon2id hash in PHC form. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password));

/** A hash that no password has: checking against it costs what a real check costs. */
const nobody = '$argon2id$v=19$m=19456,t=2,p=1$bk7SpXXXGpWGc6G4CbiKiA$5MgtndoEGwtdjazWzELATwK5NCMKSL+gzthUqtCItM0';

/** Whether a password fits a hash. Without a hash the answer is no, after the same work. */
export const passwordFits = (password: string, stored: string | undefined): Promise<boolean> =>
  inTurn(async () => (await verify(stored ?? nobody, password)) && stored !== undefined);
