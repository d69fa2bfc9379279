import { createHash } from 'node:crypto';

const longest = 400;

/**
 * How many milliseconds (0 to 400) the reply to a call is held: drawn from the seed, the call and how often it was asked before, so that a
 * run with the same seed holds the same replies, whatever else the machine does.
 */
export function seededHold(seed: string): (call: string) => number {
  const asked = new Map<string, number>();
  return call => {
    const before = asked.get(call) ?? 0;
    asked.set(call, before + 1);
    const digest = createHash('sha256').update(`${seed} ${before} ${call}`).digest();
    return digest.readUInt32BE() % (longest + 1);
  };
}
