import type { WebModuleOf } from '../../engine/bespoke/web-module.ts';
import { httpSupplierChoice, SupplierChoice } from './board/supplier-choice.ts';
import { httpReportDesk, ReportDesk } from './receive-report/report-desk.ts';
import { httpReplyLinks, ReplyLinks } from './link/reply-links.ts';

/** Views of requirements and orders to suppliers. */
export const purchasingModule: WebModuleOf<'purchasing'> = {
  word: 'purchasing',
  views: {
    'purchasing/order-proposal': async () => ({ default: (await import('./proposal/order-proposal.view.tsx')).OrderProposal }),
    'purchasing/order-created': async () => ({ default: (await import('./created/order-created.view.tsx')).OrderCreated }),
    'purchasing/net-requirement': async () => ({ default: (await import('./summary/net-requirement.view.tsx')).NetRequirementCell }),
    'purchasing/required-summary': async () => ({ default: (await import('./summary/required-summary.view.tsx')).RequiredSummary }),
    'purchasing/reply-compare': async () => ({ default: (await import('./compare/reply-compare.view.tsx')).ReplyCompare }),
    'purchasing/reply-link': async () => ({ default: (await import('./link/reply-link.view.tsx')).ReplyLink }),
    'purchasing/new-order': async () => ({ default: (await import('./new-order/new-order.view.tsx')).NewOrder }),
    'purchasing/delivery-calendar': async () => ({ default: (await import('./calendar/delivery-calendar.view.tsx')).DeliveryCalendar }),
    'purchasing/delivery-weeks': async () => ({ default: (await import('./weeks/delivery-weeks.view.tsx')).DeliveryWeeks }),
    'purchasing/milestones': async () => ({ default: (await import('./weeks/milestones.view.tsx')).Milestones }),
    'purchasing/milestone-cell': async () => ({ default: (await import('./weeks/milestone-cell.view.tsx')).MilestoneCell }),
    'purchasing/approval-trail': async () => ({ default: (await import('./approval/approval-trail.view.tsx')).ApprovalTrail }),
    'purchasing/progress-cell': async () => ({ default: (await import('./progress/progress-cell.view.tsx')).ProgressCell }),
    'purchasing/board': async () => ({ default: (await import('./board/purchase-board.view.tsx')).PurchaseBoard }),
    'purchasing/supplier-board': async () => ({ default: (await import('./board/supplier-board.view.tsx')).SupplierBoard }),
    'purchasing/management-board': async () => ({ default: (await import('./management/management-board.view.tsx')).ManagementBoard }),
    'purchasing/board-detail': async () => ({ default: (await import('./board/board-detail.view.tsx')).BoardDetail }),
    'purchasing/receive-report': async () => ({ default: (await import('./receive-report/receive-report.view.tsx')).ReceiveReport }),
    'purchasing/settlement-desk': async () => ({ default: (await import('./settlement/settlement-desk.view.tsx')).SettlementDesk }),
    'purchasing/settlement-match': async () => ({ default: (await import('./settlement/settlement-match.view.tsx')).SettlementMatch }),
    'purchasing/mail-preview': async () => ({ default: (await import('./mail/mail-preview.view.tsx')).MailPreview }),
    'purchasing/t-accounts': async () => ({ default: (await import('./ledger/t-accounts.view.tsx')).TAccounts }),
    'purchasing/forecast': async () => ({ default: (await import('./board/forecast.view.tsx')).ForecastBoard }),
  },
  ports: [
    [ReplyLinks, httpReplyLinks],
    [SupplierChoice, httpSupplierChoice],
    [ReportDesk, httpReportDesk],
  ],
};
