import { text } from '@axle/kernel';
import type { PageHelp } from '@axle/page-kit';

/** The help panel of registrations. */
export const registrationHelp: PageHelp = {
  why: text(
    '一次补全新品的主档资料，审核通过即建立SKU、适配、采购需求与待上架任务。',
    'Complete the master data of a new product once; on approval its SKU, fitments, purchase requirement and pending listings are created.',
  ),
  notes: [
    text(
      '项目进入注册建档阶段时自动生成登记，并带入项目的名称、品类、OE号、车型与选定供应商的货号。',
      'A registration is created automatically when its project reaches the registration stage, with the names, category, OE numbers and vehicles of the project.',
    ),
    text(
      '完整度100%、至少3张图片才能提交；缺少的字段逐一列出。带电产品须有UN 38.3报告。',
      'It is submitted at 100% with three images or more; missing fields are listed. An article with a battery needs its UN 38.3 report.',
    ),
    text(
      '与在用SKU的OE号、安装位置、品牌都相同的不能提交；品牌不同的只提示。点“疑似重复”打开这些SKU。',
      'It cannot be submitted where a live SKU has the same OE number, position and brand; of another brand it is a warning only. “Possible duplicates” opens these SKUs.',
    ),
    text(
      '由提交人以外的人审核；通过后立即建立SKU，任何一步失败则全部不建，处理后用“建立SKU”再试。',
      'Someone other than the submitter approves. The SKU is created immediately; if a step fails, nothing is created: fix the cause and use “Create SKU”.',
    ),
    text('尺寸按长≥宽≥高自动排列。', 'Dimensions are sorted automatically, the longest first.'),
    text(
      '“从SKU复制”带入已有SKU的包装、报关与属性，图片、条码与OE号除外。',
      '“Copy from SKU” takes packing, customs data and properties of an existing SKU, but not its images, barcode and OE numbers.',
    ),
  ],
};
