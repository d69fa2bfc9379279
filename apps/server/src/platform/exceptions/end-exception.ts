import { ok } from '@axle/kernel';
import { transitionHandler, type TransitionEffect } from '../resources/states/transition-records.ts';

/** What is handled has ended; a check that still finds it opens a new one. */
const endException: TransitionEffect = async ({ parts, after }) => ok({ ...after, endedAt: parts.caller.now.toISOString() });

/** The handler of the transition that ends an exception by hand. */
export const handleException = transitionHandler('handle', endException);
