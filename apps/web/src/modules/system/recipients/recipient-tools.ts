import type { Result } from '@axle/kernel';
import type { Recipient } from '@axle/templates';
import { mainPaths } from '@axle/wire';
import type { MainClient } from '../../../gateways/main-client.ts';

/** A mail whose recipients are asked for. */
export interface MailQuestion {
  readonly mailKind: string;
  readonly supplier?: number | undefined;
  readonly company?: number | undefined;
  readonly lang: 'zh' | 'en';
}

/** Determines who would receive a mail. */
export abstract class RecipientTools {
  /** The recipients of a mail, each with the step that found them; refused where there are none. */
  abstract resolve(question: MailQuestion): Promise<Result<readonly Recipient[]>>;
}

/** {@link RecipientTools} over the main API. */
export const httpRecipientTools = (main: MainClient): RecipientTools => ({
  resolve: question => main.get(mainPaths.resolveRecipients, { ...question }, { quiet: true }) as Promise<Result<readonly Recipient[]>>,
});
