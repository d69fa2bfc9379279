import type { RecordValues } from '@axle/page-kit';

const line = (code: string, nameZh: string, nameEn: string, scac: string, country: string, trackingUrl?: string): RecordValues => ({
  code,
  nameZh,
  nameEn,
  type: 'shipping',
  scac,
  country,
  ...(trackingUrl ? { trackingUrl } : {}),
});
const airline = (code: string, nameZh: string, nameEn: string, iata: string, country: string): RecordValues => ({
  code,
  nameZh,
  nameEn,
  type: 'airline',
  iata,
  country,
});
const other = (code: string, type: string, nameZh: string, nameEn: string, country: string, more: RecordValues = {}): RecordValues => ({
  code,
  type,
  nameZh,
  nameEn,
  country,
  ...more,
});
const person = (name: string, title: string, phone: string, email: string) => ({ contacts: [{ name, title, phone, email }] });

/** The carriers of the first leg of the demo; countries and suppliers by code. Forwarders, truckers and brokers are made up. */
export const demoCarriers: readonly RecordValues[] = [
  line('COSCO', '中远海运集运', 'COSCO SHIPPING Lines', 'COSU', 'CN'),
  line('MATSON', '美森轮船', 'Matson Navigation', 'MATS', 'US'),
  line('MAERSK', '马士基', 'Maersk', 'MAEU', 'DK', 'https://www.maersk.com/tracking/{no}'),
  line('MSC', '地中海航运', 'MSC Mediterranean Shipping Company', 'MSCU', 'CH', 'https://www.msc.com/en/track-a-shipment'),
  line('CMA-CGM', '达飞轮船', 'CMA CGM', 'CMDU', 'FR', 'https://www.cma-cgm.com/ebusiness/tracking'),
  line('HAPAG', '赫伯罗特', 'Hapag-Lloyd', 'HLCU', 'DE'),
  line('ONE', '海洋网联船务', 'Ocean Network Express', 'ONEY', 'SG', 'https://www.one-line.com/one-ecom/manage-shipment/cargo-tracking'),
  line('EVERGREEN', '长荣海运', 'Evergreen Marine', 'EGLV', 'TW'),
  line('ZIM', '以星航运', 'ZIM Integrated Shipping', 'ZIMU', 'IL'),
  airline('CZ', '南航物流', 'China Southern Cargo', 'CZ-784', 'CN'),
  airline('CA', '国货航', 'Air China Cargo', 'CA-999', 'CN'),
  airline('CX', '国泰货运', 'Cathay Cargo', 'CX-160', 'HK'),
  other('DHL-EXP', 'express', 'DHL国际快递', 'DHL Express', 'DE', {
    trackingUrl: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={no}',
  }),
  other('SF', 'express', '顺丰速运', 'SF Express', 'CN'),
  other('DEPPON', 'express', '德邦快递', 'Deppon Express', 'CN'),
  other('LIANYUN', 'forwarder', '前海联运', 'Lianyun Forwarding', 'CN', {
    supplier: 'S1037',
    ...person('方敏', '操作经理', '+86 755 8612 4470', 'min.fang@lianyun.example'),
  }),
  other('GANGTONG', 'forwarder', '港通物流', 'Gangtong Logistics', 'CN', {
    supplier: 'S1038',
    ...person('戴勇', '客服', '+86 574 8720 3381', 'yong.dai@gangtong.example'),
  }),
  other(
    'PINGSHAN-TRUCK',
    'trucker',
    '坪山拖车行',
    'Pingshan Drayage',
    'CN',
    person('黎强', '调度', '+86 755 8945 6620', 'qiang.li@pstruck.example'),
  ),
  other(
    'LA-DRAY',
    'trucker',
    '洛杉矶拖车',
    'South Bay Drayage',
    'US',
    person('Dana Ruiz', 'Dispatch', '+1 310 555 0142', 'dispatch@southbay.example'),
  ),
  other(
    'HAIXIN',
    'broker',
    '海信报关行',
    'Haixin Customs Brokers',
    'CN',
    person('曾莉', '报关员', '+86 755 8233 9017', 'li.zeng@haixin.example'),
  ),
];
