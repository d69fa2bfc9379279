export { orderStepOf, roundOrderQty, type OrderSteps } from './requirement/round-order-qty.ts';
export { netRequirement, requirementDaysLate, type StandingSupply } from './requirement/net-requirement.ts';
export { suggestOrder, type SuggestedOrder } from './price/suggest-order.ts';
export { keepPieces, type HeldPieces, type PiecesByLine } from './requirement/keep-pieces.ts';
export { sharePieces } from './requirement/share-pieces.ts';
export type { RequirementAllocation, WaitingRequirement } from './requirement/allocate-pieces.ts';
export { mostOrderQty, type MergedLine } from './requirement/lines-of-bucket.ts';
export { mostLineQty, mostOrderLines } from './order/order-size.ts';
export { mergeRequirements, type MergedOrder, type OpenRequirement, type OrderKey } from './requirement/merge-requirements.ts';
export {
  latestOrderDate,
  openRequirement,
  requirementState,
  type RequirementPieces,
  type RequirementState,
} from './requirement/requirement-state.ts';
export { checkRequirement, reasonRefusals, splitRefusals, type ChangedRequirement } from './requirement/requirement-refusals.ts';
export { leftOutReason, type LeftOutReason, type Orderable } from './requirement/left-out.ts';
export { breaksOn, priceFor, type PriceBreak } from './price/price-for.ts';
export { listedPrice, type ListedPrice } from './price/listed-price.ts';
export { suggestBreakUp, type BreakSuggestion } from './price/suggest-break-up.ts';
export { priceRemark } from './order/price-remark.ts';
export { breakRefusals, breaksOf, checkPrices, type PricedArticle } from './supplier-sku/break-refusals.ts';
export { isPriceRise } from './supplier-sku/price-rise.ts';
export { withNewPrices, type NewPrices } from './supplier-sku/set-prices.ts';
export { byAmount, offeredAmount, type Offer, type OfferedAmount } from './supplier-sku/compare-offers.ts';
export { lineTotals, orderTotals, type PriceTerms, type Totals } from './order/order-totals.ts';
export {
  agreedStatuses,
  inForceStatuses,
  lineStatuses,
  orderStatuses,
  runningStatuses,
  type LineStatus,
  type OrderStatus,
  type OrderType,
} from './order/order-status.ts';
export { orderStep, orderSteps, type OrderStep } from './order/order-step.ts';
export { acceptPointSaid, type DeliveryTerms } from './order/accept-point.ts';
export { nextStepOf, type NextStep } from './order/next-step.ts';
export { cartonsOf } from './order/cartons-of.ts';
export { changeNeedsContract, contractNeeded } from './order/contract-needed.ts';
export { approvalLevels, type ApprovalFacts } from './order/approval-level.ts';
export { approvalRefusals, recallRefusals } from './order/approval-step.ts';
export { lineRefusals, type OrderedLine } from './order/line-refusals.ts';
export { cancelRefusals, closeRefusals, type OpenEnds } from './order/end-refusals.ts';
export {
  inspectionKinds,
  inspectRefusals,
  needsRelease,
  requestRefusals,
  toInspect,
  type InspectionKind,
} from './order/inspection-plan.ts';
export { inspectionStanding, inspectionStandings, type InspectionStanding } from './order/inspection-standing.ts';
export { closesByItself, type LooseEnds } from './order/closes-by-itself.ts';
export { effectiveQty, inTransit, netReceived, openQty, type LineQuantities } from './order/line-quantities.ts';
export {
  freePieces,
  heldAgain,
  heldAgainRefusals,
  judgedLine,
  neverAccepted,
  type BroughtPieces,
  type HeldStanding,
  type HoldingLine,
} from './order/held-pieces.ts';
export { freedByHand, type HeldReceiptLine } from './order/freed-by-hand.ts';
export { acceptedQty, acceptedWithReceipt, acceptPointOf, type AcceptPoint, type HandedOver } from './order/accepted-qty.ts';
export { lineStatus, type LineContext } from './order/line-status.ts';
export { lineStanding, type LineStanding, type StandingContext } from './order/line-standing.ts';
export { receivedShare } from './order/received-share.ts';
export { statusOfLines, type LinesStanding } from './order/status-of-lines.ts';
export { changeRefusals, type LineChange } from './order/change-refusals.ts';
export { changingRefusals } from './order/changing-refusal.ts';
export { shortCloseRefusals } from './order/short-close-refusals.ts';
export { maxReceivable, overDelivery } from './order/tolerance.ts';
export { replyDiff, type AgreedLine, type LineReply, type ReplyDiff, type ReplySplit } from './reply/reply-diff.ts';
export { decideReply, type RepliedLine, type ReplyAgreement, type ReplyAmounts, type ReplyRoute } from './reply/decide-reply.ts';
export { replyRefusals } from './reply/reply-refusals.ts';
export { kindsOfReply, replyKinds, type ReplyKind } from './reply/reply-kinds.ts';
export { replySummary, type ComparedLine, type ReplySummary } from './reply/reply-summary.ts';
export {
  agreeOn,
  standingDate,
  type AgreedChange,
  type AgreedDate,
  type Agreement,
  type DateContext,
  type StandingLine,
} from './reply/agree-on.ts';
export { basisRefusals, type RepliedOrder } from './reply/reply-basis.ts';
export { readReplyRow } from './reply/read-reply-row.ts';
export { kpiDate, responsibilityOf, type DateChange, type DateReason, type Responsibility } from './delivery/kpi-date.ts';
export { pastDay } from './past-day.ts';
export { changeWaits, dateRefusals, type DateWish } from './delivery/date-refusals.ts';
export { madeRefusals } from './delivery/made-refusals.ts';
export { deliveryRisks, expectedFinish, riskDays, riskOf, type DeliveryRisk, type LineProgress } from './delivery/delivery-risk.ts';
export { snapshotRefusals, wholeMonth } from './delivery/delivery-snapshot.ts';
export { reportPeriod, type AskedDays } from './delivery/report-period.ts';
export { logRefusals } from './delivery/log-refusals.ts';
export { isAutoApproved, type DateOrigin } from './delivery/auto-approved.ts';
export {
  countsFrom,
  countsIn,
  deliveredInTime,
  isOnTime,
  punctuality,
  type DueLine,
  type DuePeriod,
  type Punctuality,
} from './delivery/on-time.ts';
export { shippablePieces, shipRefusals, type ShippingContext } from './delivery/shippable-pieces.ts';
export {
  batchStatus,
  batchStatuses,
  notArrived,
  onWayStatuses,
  type BatchLine,
  type BatchStatus,
  type BatchWay,
} from './delivery/batch-status.ts';
export { transitException, transitExceptions, type PiecesOnWay, type TransitException } from './delivery/transit-exception.ts';
export {
  causeOf,
  daysLate,
  lateness,
  lateReasons,
  rankedReasons,
  type LateFigures,
  type LateGroup,
  type LateReason,
  type MeasuredLine,
} from './delivery/lateness.ts';
export { punctualityTrend, type WeekOfTrend } from './delivery/punctuality-trend.ts';
export { milestones, plannedMilestones, type Milestone } from './delivery/milestones.ts';
export { isPastPromise, laneMondays } from './delivery/week-lanes.ts';
export { milestoneMarks, type MarkedLine, type MilestoneMark, type MilestoneStanding } from './delivery/milestone-marks.ts';
export { mailNext, type MailNext } from './mail/mail-next.ts';
export { remindRefusals } from './mail/remind-refusals.ts';
export { agedBalances, prepaidBand, type PrepaidBalance, type PrepaidBand } from './prepayment/prepaid-age.ts';
export { resendRefusals } from './mail/resend-refusals.ts';
export { prepayUse, type PrepayShare } from './prepayment/prepay-use.ts';
export { depositDue, prepayExcess, prepayRefusals, type PrepaidOrder } from './prepayment/prepay-limit.ts';
export { dueRefusals, shareRefusals, takingRefusals, type AskedShare, type OrderAccount } from './prepayment/prepay-refusals.ts';
export { paidShare, usableShare, type PartlyPaid } from './prepayment/paid-share.ts';
export { withPart, type PaidParts } from './prepayment/prepay-parts.ts';
export { extraUseRefusals, extraUses, mostExtraUse, type ExtraUse, type SettlementToUse } from './prepayment/extra-use.ts';
export { prepayBalance, prepayState, takenOf, type PrepaidMoney, type PrepaidShare } from './prepayment/prepay-state.ts';
export { reversalOf, voucherOf, type LedgerAccount, type LedgerEvent, type VoucherLine } from './ledger/voucher.ts';
export { eventCodes, ledgerAccounts, type LedgerEventCode } from './ledger/ledger-event.ts';
export { closingRefusals, dayRefusals, endOfPeriod, periodOf, type ClosedTo, type LedgerPeriod } from './ledger/period-refusals.ts';
export { ageBand, agedPayable, type AgeBand, type AgedPayable, type BilledAmount, overduePayable } from './ledger/payable-aging.ts';
export { balancesOf, netOwed, type Balances } from './ledger/balances.ts';
export { correctedAcceptance, type AcceptanceCorrection } from './ledger/correct-acceptance.ts';
export { tAccounts, type TAccount } from './ledger/t-accounts.ts';
export { voucherRefusals, type ManualVoucher } from './ledger/voucher-refusals.ts';
export { lockRefusals, statement, type Statement, type StatementEntry } from './ledger/statement.ts';
export {
  reconcileAccount,
  statementColumn,
  type LedgerMovement,
  type ReconciledAccount,
  type StatementColumn,
} from './reconciliation/reconcile-account.ts';
export {
  lockTurnRefusals,
  statementRefusals,
  supplierReply,
  unlockRefusals,
  type StatementsAround,
} from './reconciliation/reconciliation-refusals.ts';
export { chosenLineRefusals, isChosenLine } from './settlement/chosen-lines.ts';
export { resolutionRefusals, type Resolution, type ResolvingDocument, type StatedAccount } from './reconciliation/resolving-document.ts';
export {
  matchTolerance,
  threeWayMatch,
  type Match,
  type MatchResult,
  type MatchSides,
  type MatchTolerance,
  type PricedLine,
} from './settlement/three-way-match.ts';
export {
  appliedOf,
  settleWaterfall,
  type AppliedItem,
  type OpenItem,
  type SettledItems,
  type Waterfall,
} from './settlement/settle-waterfall.ts';
export { accountRefusals, billTotals, invoiceRefusals, sumRefusals, type BilledLine, type BillTotals } from './settlement/bill-refusals.ts';
export { acceptedNet, netPriceOf, passingResults, settledLine, type LineToSettle, type SettledLine } from './settlement/settled-line.ts';
export {
  deductionAfter,
  overrideRefusals,
  settlementEvents,
  settlementPaid,
  submitSettlementRefusals,
  type ApprovedSettlement,
  type SettlementToSubmit,
} from './settlement/settlement-step.ts';
export { settlementDue, type OwedFrom } from './settlement/settlement-due.ts';
export { lateDeduction, lateTerms, type LateBatch, type LateTerms, type LinePrice } from './deduction/late-deduction.ts';
export { latenessOf, type DeliveredLine, type DeliveredPart, type Lateness } from './deduction/late-line.ts';
export { deductionRefusals, type AskedDeduction, type DeductedLine, type DeductionType } from './deduction/deduction-refusals.ts';
export { lotCharge, type EndedLot, type LotCharge, type LotOutcome } from './deduction/chargeable-lot.ts';
export { deductionBasis, type DeductionBasis, type DeductionInputs } from './deduction/deduction-basis.ts';
export {
  appealDeadline,
  appealRefusals,
  confirmRefusals,
  reduceRefusals,
  waiverAsked,
  waiverOpen,
  waiverWaits,
  type AppealDecision,
} from './deduction/appeal-refusals.ts';
export { concessionDeduction, qualityDeduction, type QualityLoss } from './deduction/quality-deduction.ts';
export { shareAmongSuppliers, type Received } from './deduction/share-among-suppliers.ts';
export { dueDate, payDate, type DueTerm } from './terms/due-date.ts';
export {
  balanceBases,
  balanceDay,
  paymentTermsOf,
  type BalanceBase,
  type PartDays,
  type PaymentMethodTerms,
  type PaymentTerms,
} from './terms/payment-terms.ts';
export { orderSchedule, type PaidOrder, type PaidPart, type ScheduledPayment } from './terms/order-schedule.ts';
export { scoreMailRefusals, type MailedScore } from './mail/score-mail-refusals.ts';
export { supplierScore, weighedScore, type SupplierFacts, type SupplierScore } from './score/supplier-score.ts';
export { allocationRefusals, receivedDays, type AllocatedPart } from './overseas-deduction/allocation-refusals.ts';
export { lotKind, type LotKind } from './overseas-deduction/lot-kind.ts';
export { costOutcome, isDeductionEnded, type CostOutcome } from './overseas-deduction/cost-outcome.ts';
export { noticeDeadline, suitDeadline, type ClaimedEvent, type ClaimMode, type ClaimParty } from './claim/notice-deadline.ts';
export {
  agreeRefusals,
  isPartyNamed,
  partyRefusals,
  recoverRefusals,
  reopenRefusals,
  submitRefusals,
  type ClaimAmounts,
  type ClaimedFrom,
  type ClaimedParty,
  type RecoveryWay,
} from './claim/claim-refusals.ts';
export { claimedDocument, type ClaimedDocument } from './claim/claimed-document.ts';
export { claimFigures, type ClaimFigures, type ClosedClaims } from './claim/claim-figures.ts';
export { atOrderRate, type RatedOrder } from './fact/at-order-rate.ts';
export { comparedWith } from './fact/base-price.ts';
export { purchaseKpis, type KpiKind, type KpiMeasure, type KpiUnit, type PurchaseKpi } from './board/board-kpi.ts';
export {
  boardPeriod,
  monthsNamed,
  namedPeriod,
  askedPeriod,
  kindOfDays,
  periodBefore,
  periodName,
  weeksUpTo,
  type NamedPeriod,
  type Period,
  type PeriodKind,
} from './board/board-period.ts';
export { kpiFigure, type KpiFact, type KpiFigure } from './board/kpi-figure.ts';
export { lastKept } from './board/last-kept.ts';
export { kpiTone, type KpiTone } from './board/kpi-tone.ts';
export { savingOf, type Bought, type Saving } from './fact/saving.ts';
export { hoursBetween, orderedInTime, repliedInTime, replyDue } from './board/timeliness.ts';
export { agedBalance } from './management/aged-balance.ts';
export { concentration, largestSuppliers, type Concentration } from './management/concentration.ts';
export { managementKpis, type ManagementKpi } from './management/management-kpi.ts';
export { costOfPoorQuality, isSingleSource, type QualityDocument } from './management/poor-quality.ts';
export { spendVariance, type ComparedSpend, type SpendVariance } from './management/spend-variance.ts';
export { cumulated, type Cumulated } from './board/cumulated.ts';
export { isClosedInTime } from './improvement/closed-in-time.ts';
export { improvementDaysLate, improvementRefusals } from './improvement/improvement-refusals.ts';
export { amountsByCurrency, type CurrencyAmount, type CurrencySum } from './management/amounts-by-currency.ts';
export { comparedSuppliers, mostCompared } from './score/compared-suppliers.ts';
export { freezeRefusals } from './score/freeze-refusals.ts';
export { isRanked, usualLinesDue, type RankedFacts } from './score/is-ranked.ts';
export { gradeOf, gradeWords, type Grade } from './score/grade.ts';
export { isRatedLot, type JudgedLot } from './score/rated-lot.ts';
export { isRightFirstTime } from './score/right-first-time.ts';
export { scoreFormula, usualScoreWords, type ScoreDimension, type ShownFacts } from './score/score-words.ts';
export { usualWeights, weightRefusals, type ScoreWeights } from './score/score-weights.ts';
export { isInFull, priceChange } from './score/supplier-rates.ts';
export type { AfterSaleType, CauseClass } from './after-sale/after-sale-causes.ts';
export { afterSaleRefusals, isRefunding, mostRefund, type AskedAfterSale, type ReturnableLine } from './after-sale/after-sale-refusals.ts';
export {
  heldReturns,
  isToCollect,
  lineToReturn,
  type CollectedReturn,
  type ArrivedLine,
  type ReturnedArticle,
} from './after-sale/collected-returns.ts';
export { comesAgain, goesBack, isRefunded, nothingGoesBack } from './after-sale/after-sale-steps.ts';
export {
  refundEvents,
  returnedLine,
  unbilledNet,
  type Refund,
  type ReturnedFromHold,
  type ReturnedLine,
  type ReturningLine,
} from './after-sale/returned-line.ts';
export { freedRefusals } from './delivery/freed-batch.ts';
export { missingRefusals, type MissingCause, type MissingLine } from './delivery/missing-pieces.ts';
export { forecastBucket, forecastBuckets, forecastStages, type ForecastBucket, type ForecastStage } from './forecast/forecast-bucket.ts';
export { forecastAccuracy, forecastWeek, type ForecastAndPaid } from './forecast/forecast-accuracy.ts';
export { delayRefusals, putOff, type DelayedPayment, type DelayedRow, type PutOffPayment } from './forecast/delay-refusals.ts';
export { scheduledRest } from './forecast/scheduled-rest.ts';
export { reportDifference, type ReportDifference, type ReportLine } from './receive-report/report-figures.ts';
export {
  figureRefusals,
  roomRefusals,
  submitReportRefusals,
  type ReportedOrderLine,
  type SubmittedReport,
} from './receive-report/report-refusals.ts';
export {
  confirmerRefusals,
  receiptDifferences,
  shortagePayer,
  shortWayRefusals,
  type ReportedShortage,
  type ShortagePayer,
  type ShortageWay,
  type WarehouseCount,
} from './receive-report/confirm-report.ts';
export { countsAtStation } from './receive-report/own-count.ts';
export { photoLimits, photoRefusals, uploadsUsedUp } from './receive-report/photo-limits.ts';
export { linkDays, linkOpens, linkRefusals } from './receive-report/link-terms.ts';
