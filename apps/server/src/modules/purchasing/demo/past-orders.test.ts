import type { Decimal } from '@axle/kernel';
import { expect, it } from 'vitest';
import { type PastArticle, pastOrders } from './past-orders.ts';

const articles = Array.from({ length: 40 }, (_, at): PastArticle => ({
  supplier: 1 + (at % 10),
  sku: 100 + at,
  moq: 50,
  cartonQty: 12,
  multiple: 20,
  leadDays: 20 + at,
  price: '12.5' as Decimal,
}));

it('asks every supplier again and again over two years, and nobody behind the last round', () => {
  const orders = pastOrders(articles, { first: 720, last: 150 });
  const rounds = new Set(orders.map(({ orderedAgo }) => orderedAgo));
  expect([Math.max(...rounds), Math.min(...rounds), rounds.size]).toEqual([720, 150, 20]);
  for (const of of Map.groupBy(orders, ({ supplier }) => supplier).values()) expect(of).toHaveLength(5);
});

it('orders whole cartons of articles that the supplier sells, each once in an order', () => {
  const own = new Map(articles.map(({ sku, supplier }) => [sku, supplier]));
  for (const { supplier, lines } of pastOrders(articles, { first: 720, last: 150 })) {
    expect(new Set(lines.map(({ sku }) => sku)).size).toBe(lines.length);
    for (const { sku, qty } of lines) expect([own.get(sku), qty % 60, qty > 0]).toEqual([supplier, 0, true]);
  }
});

it('has goods that came on their day, before it, and two weeks behind', () => {
  const late = pastOrders(articles, { first: 720, last: 150 }).map(({ dueAgo, cameAgo }) => dueAgo - cameAgo);
  expect([Math.min(...late), Math.max(...late)]).toEqual([-3, 13]);
});

it('has orders that came in two parts, and some that came short and never as a whole', () => {
  const orders = pastOrders(articles, { first: 720, last: 150 });
  const totals = orders.map(({ lines, arrivals }) => ({
    ordered: lines.reduce((sum, { qty }) => sum + qty, 0),
    came: arrivals.reduce((sum, { came }) => sum + came.reduce((own, qty) => own + qty, 0), 0),
    parts: arrivals.length,
  }));
  expect(new Set(totals.map(({ parts }) => parts))).toEqual(new Set([1, 2]));
  const short = totals.filter(({ ordered, came }) => came < ordered);
  expect(short.length).toBeGreaterThan(2);
  for (const { ordered, came, parts } of short) expect([parts, came >= ordered * 0.9]).toEqual([1, true]);
  for (const { arrivals, cameAgo } of orders) expect(arrivals.at(-1)!.daysAgo).toBe(cameAgo);
});

it('has none where the demo does not reach back that far', () => {
  expect(pastOrders(articles, { first: 0, last: 150 })).toEqual([]);
});
