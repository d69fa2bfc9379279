export { render, renderSubject, variablesOf, type TemplateValues } from './render/render.ts';
export { checkTemplate } from './render/check-template.ts';
export { raise, longestWindow, type Raised, type RaisedBefore } from './dedupe/raise.ts';
export { messageEvents, messageEvent, type MessageEvent } from './events/message-events.ts';
export { checkMessageTemplate, previewMessageTemplate, variablesFor, type PreviewLine } from './message/message-template.ts';
export { concernedWords, receiversOf, type Receivers } from './message/receivers.ts';
export { mailKinds, mailKind, type MailKind, type MailLanguage } from './mail/mail-kinds.ts';
export { writeMail, type WrittenMail } from './mail/write-mail.ts';
export {
  checkMailTransport,
  isOtherServer,
  settledTransport,
  untestedTransport,
  type MailTransportSettings,
} from './mail/mail-transport.ts';
export { mailHtml } from './mail/mail-html.ts';
export { readWordings, wordingsJson, type KeyedWording } from './mail/wordings-json.ts';
export { checkMailTask, type AddressedMail } from './mail/check-mail-task.ts';
export { type MailWording, checkMailSubject, derivedMailSubject, previewMail } from './mail/mail-subject.ts';
export { checkMailTemplate, derivedMailTemplate, type MailTemplate, previewMailTemplate } from './mail/mail-template.ts';
export { checkContractGaps, contractSample, checkContractTemplate, fillContract } from './contract/contract-template.ts';
export {
  checkClauseWording,
  checkOrderWording,
  checkTemplateWording,
  orderSample,
  writeClauses,
  type OrderClause,
} from './order/order-wording.ts';
export { wordText } from './contract/word-text.ts';
export {
  noRecipient,
  recipients,
  type MailContact,
  type Recipient,
  type RecipientQuestion,
  type RecipientRole,
  type RecipientRow,
  type RecipientStep,
} from './mail/recipients.ts';
export { addressesIn, checkRecipientRow } from './mail/recipient-row.ts';
export { addressNotice, recipientRemarks, type AddressNotice } from './mail/recipient-remarks.ts';
