import { outlineSection } from '@axle/page-kit';

export const section = outlineSection({
  key: 'qualityTesting',
  title: { zh: '质检', en: 'Quality testing' },
  defaultPage: 'loginLog',
  groups: [
    {
      key: 'sampling',
      title: { zh: '抽样与判定', en: 'Sampling & judgement' },
      pages: {
        sampleJudgement: async () => (await import('../quality/sampling/sample-judgement.ts')).sampleJudgement,
        sampleJudgementDetail: async () => (await import('../quality/sampling/sample-judgement-detail.ts')).sampleJudgementDetail,
        lotDispositions: async () => (await import('../quality/disposition/lot-dispositions.ts')).lotDispositions,
        switching: async () => (await import('../quality/severity/switching.ts')).switching,
        switchEvents: async () => (await import('../quality/severity/switch-events.ts')).switchEvents,
        samplingDetail: async () => (await import('../quality/sampling/sampling-detail.ts')).samplingDetail,
        samplingClasses: async () => (await import('../quality/sampling/sampling-classes.ts')).samplingClasses,
        samplingUnits: async () => (await import('../quality/sampling/sampling-units.ts')).samplingUnits,
        samplingDefects: async () => (await import('../quality/sampling/sampling-defects.ts')).samplingDefects,
        samplingMeasures: async () => (await import('../quality/sampling/sampling-measures.ts')).samplingMeasures,
        sampleJudgementStandard: async () => (await import('../quality/standard/sample-judgement-standard.ts')).sampleJudgementStandard,
        defectCodes: async () => (await import('../quality/standard/defect-codes.ts')).defectCodes,
        checkItems: async () => (await import('../quality/standard/check-items.ts')).checkItems,
      },
    },
    {
      key: 'inspections',
      title: { zh: '检验', en: 'Inspections' },
      pages: {
        ipqcInspection: async () => (await import('../quality/in-process/ipqc-inspection.ts')).ipqcInspection,
        outgoingInspection: async () => (await import('../quality/inspection/outgoing-inspection.ts')).outgoingInspection,
        finalShipmentInspection: async () => (await import('../quality/loading/final-shipment-inspection.ts')).finalShipmentInspection,
        iqcInspection: async () => (await import('../quality/inspection/iqc-inspection.ts')).iqcInspection,
      },
    },
    {
      key: 'images',
      title: { zh: '图片', en: 'Images' },
      pages: {
        qualityImages: async () => (await import('../quality/image/quality-images.ts')).qualityImages,
      },
    },
  ],
});
