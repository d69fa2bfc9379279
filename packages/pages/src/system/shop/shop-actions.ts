import { text } from '@axle/kernel';
import type { CustomAction, TextField } from '@axle/page-kit';

const secret = (zh: string, en: string): TextField => ({
  kind: 'text',
  label: text(zh, en),
  required: true,
  maxLength: 400,
  secret: true,
  help: { zh: '仅可写入，保存后不再显示。', en: 'Write-only; not shown again after saving.' },
});

/** How shops are authorised: all under one code. */
export const shopActions = [
  {
    key: 'accredit',
    title: { zh: '授权', en: 'Authorise' },
    on: 'one',
    when: { field: 'platform', in: ['amazon', 'ebay'] },
  },
  {
    key: 'accreditClient',
    title: { zh: '填写客户端密钥', en: 'Enter client secret' },
    permission: 'accredit',
    on: 'one',
    when: { field: 'platform', in: ['walmart'] },
    input: {
      clientId: { kind: 'text', label: { zh: '客户端ID', en: 'Client ID' }, required: true, maxLength: 100 },
      clientSecret: secret('客户端密钥', 'Client secret'),
    },
  },
  {
    key: 'accreditKey',
    title: { zh: '填写API密钥', en: 'Enter API key' },
    permission: 'accredit',
    on: 'one',
    when: { field: 'platform', in: ['partsgeek'] },
    input: { apiKey: secret('API密钥', 'API key') },
  },
  {
    key: 'testCall',
    title: { zh: '测试调用', en: 'Test call' },
    permission: 'accredit',
    on: 'one',
    when: { field: 'authState', in: ['valid', 'expiring', 'expired', 'error'] },
  },
  {
    key: 'revoke',
    title: { zh: '撤销授权', en: 'Revoke' },
    permission: 'accredit',
    on: 'one',
    tone: 'danger',
    when: { field: 'authState', in: ['valid', 'expiring', 'expired', 'error', 'pending'] },
    confirm: {
      zh: '撤销后不再取数，密钥即被删除；恢复须重新授权。',
      en: 'No more data is fetched and the token is deleted; to restore access, authorise again.',
    },
  },
] as const satisfies readonly CustomAction[];
