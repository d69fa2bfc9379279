import type { WebModuleOf } from '../../engine/bespoke/web-module.ts';

/** Views of standards, sampling and judgement. */
export const qualityModule: WebModuleOf<'quality'> = {
  word: 'quality',
  views: {
    'quality/aql-tables': async () => ({ default: (await import('./standard/aql-tables.view.tsx')).AqlTables }),
    'quality/judgement-station': async () => ({
      default: (await import('./judgement-station/judgement-station.view.tsx')).JudgementStation,
    }),
    'quality/inspection-schedule': async () => ({
      default: (await import('./schedule/inspection-schedule.view.tsx')).InspectionSchedule,
    }),
    'quality/loading-scan': async () => ({ default: (await import('./loading/loading-scan.view.tsx')).LoadingScan }),
    'quality/sampling-curves': async () => ({ default: (await import('./sampling/sampling-curves.view.tsx')).SamplingCurves }),
    'quality/measure-histogram': async () => ({ default: (await import('./sampling/measure-histogram.view.tsx')).MeasureHistogram }),
    'quality/image-gallery': async () => ({ default: (await import('./image/image-gallery.view.tsx')).ImageGallery }),
    'quality/severity-history': async () => ({ default: (await import('./severity/severity-history.view.tsx')).SeverityHistory }),
  },
  ports: [],
};
