import fc from 'fast-check';
import { cancel, change, changePrice, decideChange, reply, shortClose } from './agreement-commands.ts';
import { condemn, depart, giveBack, receive, release, ship } from './delivery-commands.ts';
import { pay, prepay, reverse, settle } from './money-commands.ts';
import type { Command } from './order-command.ts';

/** Anything that people and suppliers can do to an order of about so many pieces, possible or not; what leads it on is more frequent. */
export const orderCommands = (most: number): fc.Arbitrary<Command>[] => {
  const pieces = fc.integer({ min: 1, max: most });
  const often = [
    fc.tuple(fc.constantFrom('confirm', 'fewer'), fc.constantFrom('acceptAll', 'refuse')).map(([kind, decision]) => reply(kind, decision)),
    fc.boolean().map(decideChange),
    pieces.map(ship),
    fc.constant(depart()),
    fc.boolean().map(receive),
    fc.nat(3).map(release),
    fc.tuple(fc.constantFrom(0.5, 1), fc.constantFrom('10', '10.05')).map(([share, billed]) => settle(share, billed)),
  ];
  return [
    ...often,
    ...often,
    ...often,
    pieces.map(change),
    fc.constantFrom('10', '10.05').map(changePrice),
    fc.integer({ min: 1, max: 5 }).map(shortClose),
    fc.constant(cancel()),
    fc.integer({ min: 1, max: 5 }).map(giveBack),
    fc.integer({ min: 1, max: most * 3 }).map(prepay),
    fc.constant(condemn()),
    fc.constant(pay()),
    fc.constant(reverse()),
  ];
};
