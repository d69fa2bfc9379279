import { text } from '@axle/kernel';
import type { PageHelp } from '@axle/page-kit';

/** The help panel of projects. */
export const projectHelp: PageHelp = {
  why: text(
    '开发与管理者把每个新品项目推过各阶段的关口，并看到它卡在哪里。',
    'Developers and managers move new-product projects through their gates and see where each one is blocked.',
  ),
  notes: [
    text(
      '在看板上拖动卡片，或在其“…”按钮上按左右方向键；关口不放行时卡片上写明还缺什么。',
      'Drag a card on the board, or press the left and right keys on its “…” button; if the gate refuses, the card shows what is missing.',
    ),
    text('“推进”一次一个阶段；条件不足时列出还缺什么。', '“Next stage” moves one stage at a time; missing requirements are listed.'),
    text(
      '评估→样品：评分70分及以上且无否决项，至少两家报价或单一来源原因，知识产权已检索。',
      'Evaluation → sample: a score of 70 without a veto, two quotes or a single-source reason, and a result of the IP search.',
    ),
    text(
      '样品→立项审批：选定供应商的样品合格，最终成本已定，花费不超过预算。',
      'Sample → approval: a passed sample of the chosen supplier, the final cost, and spending within the budget.',
    ),
    text(
      '立项审批由提交人以外的人通过；预算超过5万元的须两人。',
      'A project is approved by someone other than its submitter; above a budget of CNY 50,000 by two people.',
    ),
    text(
      '注册建档→上架须有已建SKU的登记、启用的供应商SKU与已审批的首单。',
      'Registration → listing needs a registration whose SKU is created, an active supplier item and an approved first order.',
    ),
    text(
      '登记建SKU时生成的采购需求写入订单后，该订单即为项目的首单；手工填写的不变。',
      'The order into which the purchase requirement of the registration goes is the first order of the project; one entered by hand stays.',
    ),
    text('暂停期间不计天数；恢复后回到原阶段。', 'Days on hold do not count; a resumed project returns to its stage.'),
    text('名称、品类与首个OE号都相同的在研项目只能有一个。', 'Only one live project may have the same name, category and first OE number.'),
  ],
};
