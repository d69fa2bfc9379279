import { mailFileMakers } from '../../../platform/mail/mail-files.ts';
import { keyed } from '../../../platform/registry/extension-point.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { proposals } from '../../../platform/resources/calls/proposal-handler.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { toDos } from '../../../platform/workplace/todo-source.ts';
import { enterDispute, enterReply } from './enter-reply.ts';
import { generateStatements } from './generate-statements.ts';
import { lockStatement, unlockStatement } from './lock-statement.ts';
import { statementsDisputed, statementsToLock } from './reconciliation-todos.ts';
import { proposeDocuments } from './propose-documents.ts';
import { resolveDispute } from './resolve-dispute.ts';
import { sendStatement } from './send-statement.ts';
import { statementFiles } from './statement-files.ts';

/** What statements of suppliers add to the manifest of purchasing. */
export const reconciliationParts = [
  actions({
    'purchaseReconciliation.generate': generateStatements,
    'purchaseReconciliation.send': transitionHandler('send', sendStatement),
    'purchaseReconciliation.enterReply': transitionHandler('enterReply', enterReply),
    'purchaseReconciliation.dispute': transitionHandler('dispute', enterDispute),
    'purchaseReconciliation.resolve': transitionHandler('resolve', resolveDispute),
    'purchaseReconciliation.lock': transitionHandler('lock', lockStatement),
    'purchaseReconciliation.unlock': transitionHandler('unlock', unlockStatement),
  }),
  proposals({ 'purchaseReconciliation.resolve': proposeDocuments }),
  mailFileMakers(statementFiles),
  toDos(...keyed(statementsDisputed, statementsToLock)),
] as const;
