import { text } from '@axle/kernel';
import { definePage } from '@axle/page-kit';

export const receiveReportForm = definePage({
  key: 'receiveReportForm',
  title: text('收货报告单', 'Receive report form'),
  help: {
    why: text(
      '收货方在手机或月台电脑上填写一份收货报告：数量、照片与签名。',
      'The receiving side fills in one receive report on a phone or a dock PC: figures, photos and a signature.',
    ),
    notes: [
      text(
        '从发货批次或收货报告打开；没有账号的仓库用分享链接填写，7天内有效，不显示价格，也不能确认。',
        'It opens from a batch or a receive report. Warehouses without an account fill it in by a shared link, valid for 7 days, without prices and without confirming.',
      ),
      text(
        '网络中断时填写的内容留在浏览器，恢复后自动保存。',
        'Entries made while the network is down stay in the browser and are saved once it is back.',
      ),
    ],
  },
  view: 'purchasing/receive-report',
  standard: ['list'],
  openToAll: true,
});
