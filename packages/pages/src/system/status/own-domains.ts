import { type StatusDomain, statusDomain } from './status-domain.ts';

/** What the product itself goes through: accounts, authorisations, requests and tasks. */
export const ownDomains: readonly StatusDomain[] = [
  statusDomain('account', '账号', 'Account', [
    ['active', '在职', 'Active', 'good', 'locked left'],
    ['locked', '锁定', 'Locked', 'warn', 'active left'],
    ['left', '离职', 'Left', 'neutral', ''],
  ]),
  statusDomain('shopAuth', '店铺授权', 'Store authorisation', [
    ['none', '未授权', 'Not authorised', 'neutral', 'pending'],
    ['pending', '授权中', 'Pending', 'info', 'valid none error'],
    ['valid', '正常', 'Valid', 'good', 'expiring revoked error'],
    ['expiring', '即将过期', 'Expiring', 'warn', 'expired pending revoked'],
    ['expired', '已过期', 'Expired', 'bad', 'pending revoked'],
    ['revoked', '已撤销', 'Revoked', 'neutral', 'pending', { terminal: true }],
    ['error', '异常', 'Error', 'bad', 'pending revoked'],
  ]),
  statusDomain('changeRequest', '变更申请', 'Change request', [
    ['pending', '待审批', 'Pending', 'info', 'approved rejected withdrawn conflict', { slaHours: 24 }],
    ['approved', '已通过', 'Approved', 'good', ''],
    ['rejected', '已驳回', 'Rejected', 'bad', ''],
    ['withdrawn', '已撤回', 'Withdrawn', 'neutral', ''],
    ['conflict', '已失效', 'Conflict', 'warn', ''],
  ]),
  statusDomain('downloadTask', '导出任务', 'Export task', [
    ['queued', '排队', 'Queued', 'neutral', 'running cancelled'],
    ['running', '运行中', 'Running', 'info', 'done failed queued cancelled'],
    ['done', '已完成', 'Done', 'good', 'expired'],
    ['failed', '失败', 'Failed', 'bad', 'queued', { terminal: true }],
    ['cancelled', '已取消', 'Cancelled', 'neutral', ''],
    ['expired', '已过期', 'Expired', 'neutral', ''],
  ]),
  statusDomain('importTask', '导入任务', 'Import task', [
    ['uploaded', '已上传', 'Uploaded', 'neutral', 'validating cancelled'],
    ['validating', '校验中', 'Checking', 'info', 'has_errors ready failed uploaded cancelled'],
    ['has_errors', '有错误', 'Has errors', 'warn', 'ready running cancelled'],
    ['ready', '待确认', 'Ready', 'info', 'running cancelled'],
    ['running', '导入中', 'Running', 'info', 'done partial failed'],
    ['done', '已完成', 'Done', 'good', ''],
    ['partial', '部分完成', 'Partly done', 'warn', ''],
    ['failed', '失败', 'Failed', 'bad', ''],
    ['cancelled', '已取消', 'Cancelled', 'neutral', ''],
  ]),
  statusDomain('bulkTask', '批量操作', 'Bulk action', [
    ['waiting', '等待', 'Waiting', 'neutral', 'checking cancelled'],
    ['checking', '检查中', 'Checking', 'info', 'ready waiting failed cancelled'],
    ['ready', '待确认', 'Ready', 'info', 'running cancelled'],
    ['running', '执行中', 'Running', 'info', 'done partial failed cancelled'],
    ['done', '已完成', 'Done', 'good', ''],
    ['partial', '部分完成', 'Partly done', 'warn', ''],
    ['failed', '失败', 'Failed', 'bad', ''],
    ['cancelled', '已取消', 'Cancelled', 'neutral', ''],
  ]),
];
