import { text } from '@axle/kernel';
import { definePage } from '@axle/page-kit';
import { inspectionRecords } from '../inspection/inspection-records.ts';
import { annotateInput, saveUnitInput, scanLabelInput, tabletInput, undoUnitInput } from './station-inputs.ts';

const permission = 'judge';

export const sampleJudgementDetail = definePage({
  key: 'sampleJudgementDetail',
  title: text('判定录入', 'Judgement station'),
  words: ['判定台', '逐件录入', 'inspection tablet'],
  help: {
    why: text(
      '在平板上逐件录入样本，随时看到各等级缺陷数与Ac/Re，最后提交判定。',
      'Records a sample unit by unit on a tablet, with the defects of each class against Ac and Re in sight, and submits the verdict.',
    ),
    notes: [
      text(
        '扫描检验单号、抽样单号或单件标签打开一批；采购单号、收货单号、SKU唯一对应一批时也可打开。',
        'Scan an inspection or sampling number, or the label of a unit. Order, receipt and SKU open a lot where there is only one of them.',
      ),
      text(
        '下一件以大按钮“合格”或缺陷代码录入，也可键入代码；件号从后面点选，表示到该件为止均合格。',
        'Record the next unit as conforming or by its defects, by touch or by typing codes. Choosing a later unit records all up to it as conforming.',
      ),
      text(
        '致命与主要缺陷须拍照。断网时继续录入，照片一并保存在平板，恢复后按顺序送出，每件只记一次。',
        'Critical and major defects need a photo. Without a network, units and photos are kept on the tablet and sent in order later; each counts once.',
      ),
      text(
        '点开照片可画矩形、箭头和文字；标注单独保存，原图不变，随时可看原图。',
        'Open a photo to draw rectangles, arrows and words on it. Marks are stored separately; the original photo stays unchanged.',
      ),
      text(
        '“标签”核对FNSKU与箱标是否属于该SKU，相符与不符分别计数；不符时按F4或点按钮，即为手中这一件选中缺陷D205，记不记由检验员决定。',
        'Scanning labels checks that FNSKU and carton labels are of the SKU and counts both. F4 or the button picks defect D205 of a wrong one for the unit in hand; the inspector decides.',
      ),
      text(
        '一批同时只在一台平板上录入；另一台须先“接管”，原平板未送出的件会被拒绝并列出原因。',
        'A lot is recorded on one tablet at a time. Another takes it over first; what the former one has not sent is then refused and listed with the reason.',
      ),
      text(
        '录入须为该批检验员，或有“代他人录入与判定”权限；开始、提前停止与提交判定用“样品判定”的权限。',
        'A lot is recorded by its inspector or by users with the right to judge for others. Starting, stopping early and submitting need the rights of “Sample judgement”.',
      ),
    ],
  },
  resource: inspectionRecords,
  view: 'quality/judgement-station',
  standard: ['list'],
  actions: [
    { key: 'saveUnit', title: text('录入单件', 'Record units'), permission, on: 'one', input: saveUnitInput },
    { key: 'undoUnit', title: text('撤回末件', 'Undo last unit'), permission, on: 'one', input: undoUnitInput },
    { key: 'takeOver', title: text('接管录入', 'Take over'), permission, on: 'one', input: tabletInput },
    { key: 'scanLabel', title: text('扫描标签', 'Scan a label'), permission, on: 'one', input: scanLabelInput },
    { key: 'annotate', title: text('标注照片', 'Draw on a photo'), permission, on: 'one', input: annotateInput },
    { key: 'redraw', title: text('重新抽取', 'Redraw sample'), permission, on: 'one', tone: 'danger', input: tabletInput },
  ],
});
