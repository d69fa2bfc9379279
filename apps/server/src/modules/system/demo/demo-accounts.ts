import type { Text } from '@axle/kernel';
import { demoRoles } from './demo-roles.ts';

/** Password of every demo account. */
export const demoPassword = 'Axle-demo-2026';

/** An account of the demo, one for each role. */
export interface DemoAccount {
  readonly account: string;
  readonly role: Text;
}

/**
 * The demo accounts, one for each role, the super user first: printed on the console when a demo database is started, never sent to a
 * browser.
 */
export const demoAccounts: readonly DemoAccount[] = demoRoles.map(({ code, name }) => ({ account: code.toLowerCase(), role: name }));
