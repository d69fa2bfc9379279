import { addDays } from '@axle/kernel';
import { businessDay, type RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import { leadingAll, steppingAll } from '../../../platform/demo/lead-demo.ts';
import { type DemoCourse, demoCourses, type DemoStage } from './demo-courses.ts';
import { type DemoIdea, demoIdeas } from './demo-ideas.ts';
import { inspectDemoSamples, isInspecting } from './inspect-demo-samples.ts';

const dayLong = 86_400_000;
const page = 'projectTable';
const samplePage = 'newProductSamples';
const sources = ['market', 'oe', 'competitor', 'supplier', 'customer', 'extend'] as const;
const money = (value: number) => value.toFixed(2);

/** What projects of the demo refer to. */
interface Known {
  readonly categories: ReadonlyMap<string, number>;
  /** Suppliers of SKUs by the code of their category, and of those in other categories of its group. */
  readonly suppliers: (category: string) => readonly number[];
  readonly vehicles: readonly { readonly make: string; readonly model: string }[];
  readonly markets: readonly { readonly id: number; readonly code: string }[];
}

async function knownTo({ transaction }: Demo): Promise<Known> {
  const of = async (text: ReturnType<typeof sql<{ id: number; code: string }>>) => (await text.execute(transaction)).rows;
  const categories = await of(sql`select id, code from category`);
  const suppliers = await of(sql`select distinct on (c.code, s.id) s.id, c.code from supplier_sku i join supplier s on s.id = i.supplier
    join sku k on k.id = i.sku join category c on c.id = k.category where s.stage in ('qualified', 'trial') order by c.code, s.id`);
  const { rows: vehicles } = await sql<{ make: string; model: string }>`
    select distinct make, model from vehicle_model order by make, model limit 60`.execute(transaction);
  const markets = await of(sql`select id, code from market where code in ('US', 'EU', 'UK') order by id`);
  return {
    categories: new Map(categories.map(({ id, code }) => [code, id])),
    suppliers: category => {
      const own = suppliers.filter(({ code }) => code === category);
      const near = suppliers.filter(({ code }) => code !== category && code.startsWith(category.slice(0, 3)));
      return [...new Set([...own, ...near, ...suppliers].map(({ id }) => id))];
    },
    vehicles,
    markets,
  };
}

const asinOf = (at: number, rival: number): string => `B0${String(71_000_000 + at * 7_919 + rival * 104_729).slice(0, 8)}`;
const supplierOf = (known: Known, category: string, place: number): number => known.suppliers(category)[place]!;

/** [N1] [N2] An idea as it is entered, with its estimate and its marks. */
function projectOf(
  [name, nameEn, category, oe, price, monthly]: DemoIdea,
  at: number,
  course: DemoCourse,
  demo: Demo,
  known: Known,
): RecordValues {
  const landed = price * (course.margin === 'good' ? 0.3 + (at % 4) * 0.01 : 0.43);
  const isWorked = course.stages !== undefined;
  const quote = (place: number, factor: number) => ({
    supplier: supplierOf(known, category, place),
    quote: money(landed * 5.4 * factor),
    currency: 'CNY',
    moq: 100 + (at % 5) * 50,
    mouldCost: String(6_000 + (at % 6) * 2_500),
    leadDays: 30 + (at % 4) * 5,
    chosen: place === 0,
  });
  const [market] = known.markets;
  const soon = { item: 'sae', state: 'have', validTo: addDays(businessDay(demo.now), at % 9 === 4 ? 20 : 400 + at) };
  return {
    name,
    nameEn,
    category: known.categories.get(category),
    source: sources[at % sources.length],
    sourceNote: '类目月销与评论缺口分析',
    oeNumbers: [oe],
    markets: known.markets.slice(0, 1 + (at % 2)).map(({ code }) => code),
    targetPrice: money(price),
    estMonthlySales: monthly,
    feePct: '12',
    adPct: '8',
    returnPct: '5',
    landed: money(landed),
    lastMile: money(price * 0.15),
    mouldCost: String(900 + (at % 6) * 350),
    budget: at === demoIdeas.length - 6 ? '62000' : String(4_000 + (at % 5) * 1_000),
    rivals: [1, 2].map(rival => ({
      asin: asinOf(at, rival),
      price: money(price * (0.92 + rival * 0.06)),
      monthlySales: Math.round(monthly * (1.6 - rival * 0.3)),
      rating: String(4.7 - rival * 0.2),
    })),
    fitments: [0, 1].map(place => ({ ...known.vehicles[(at + place * 7) % known.vehicles.length], yearFrom: 2016, yearTo: 2023 })),
    compliance: market && [
      { item: 'dot', market: market.id, ...(at % 3 === 0 ? { state: 'need', plan: '委托检测机构，三周内取得报告' } : { state: 'have' }) },
      { ...soon, market: market.id },
      { item: 'prop65', market: market.id, state: 'na' },
    ],
    ...(isWorked
      ? {
          suppliers: [quote(0, 1), quote(1, 1.06)],
          ip: at % 7 === 3 ? 'low' : 'clear',
          scoreMarket: 80 + (at % 4) * 4,
          scoreCompetition: 70 + (at % 3) * 5,
          scoreIp: 90,
          scoreSupply: 80,
        }
      : {}),
  };
}

/** Adds the projects of new products that the demo company has, each led through its stages on the days of its course. */
export const addDemoProjects = demoStep('newProductProjects', ['suppliers', 'catalogue', 'supplierSkus', 'standards'], async demo => {
  const known = await knownTo(demo);
  const who = { developer: demo.person('catalogEditor'), approver: demo.person('catalogApprover') };
  const on = (daysAgo: number) => new Date(demo.now.getTime() - daysAgo * dayLong);
  let first = 0;
  for (const course of demoCourses) {
    const ideas = demoIdeas.slice(first, first + course.projects).map((idea, place) => ({ idea, at: first + place }));
    first += course.projects;
    const values = ideas.map(({ idea, at }) => projectOf(idea, at, course, demo, known));
    const ids = await leadingAll(demo.transaction, demo.registry, on(course.daysAgo))(page, who.developer, values);
    const take = async ([daysAgo, action, by, input]: DemoStage) => {
      const step = steppingAll(demo.transaction, demo.registry, on(daysAgo));
      if (action !== 'estimate') return step(page, ids, [[action, who[by], input ?? {}]]);
      for (const [place, id] of ids.entries()) {
        // one final cost is above its plan by more than a tenth
        const factor = place === 1 ? (course.over ? 1.13 : 1.06) : 0.98;
        await step(page, [id], [[action, who[by], { finalCost: money(Number(values[place]!['landed']) * factor) }]]);
      }
    };
    for (const stage of course.stages ?? []) await take(stage);
    for (const { daysAgo, steps, result } of course.rounds ?? []) {
      const asked = ideas.map(({ idea: [, , category], at }, place) => ({
        project: ids[place],
        supplier: supplierOf(known, category, 0),
        qty: 2 + (at % 3),
        fee: String(260 + (at % 7) * 45),
        freight: String(48 + (at % 4) * 12),
      }));
      const samples = await leadingAll(demo.transaction, demo.registry, on(daysAgo))(samplePage, who.developer, asked);
      for (const [days, action] of steps)
        if (isInspecting(action)) await inspectDemoSamples(demo, samples, action, on(days));
        else {
          const input = action === 'pass' || action === 'fail' ? { result } : {};
          await steppingAll(demo.transaction, demo.registry, on(days))(samplePage, samples, [[action, who.developer, input]]);
        }
    }
    for (const stage of course.ending ?? []) await take(stage);
  }
});
