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

it('has none where the demo does not reach back that far', () => {
  expect(pastOrders(articles, { first: 0, last: 150 })).toEqual([]);
});
