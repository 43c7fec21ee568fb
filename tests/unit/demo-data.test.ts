import { describe, expect, it } from 'vitest';
import { isCharged, orderTransitionRefusal } from '#machines/order/placed-order.machine.ts';
import { demoItems } from '#server/demo/data/catalogue.ts';
import { demoCategories } from '#server/demo/data/categories.ts';
import { demoPayments } from '#server/demo/data/payments.ts';
import { demoOrders, demoPeople } from '#server/demo/data/people.ts';
import { demoDeliveries, demoGroups, demoPoints } from '#server/demo/data/shop.ts';
import type { DemoItem } from '#server/demo/data/types.ts';

const keysOf = (things: readonly { key: string }[]) => things.map(({ key }) => key);

const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

const discounted = ({ retailPrice, discount }: DemoItem) => retailPrice - Math.round((retailPrice * discount) / 100);

describe('the demo catalogue', () => {
  it('fills a dozen categories and no group', () => {
    const groups = new Set(demoCategories.map(({ parentKey }) => parentKey));
    const leaves = demoCategories.filter(({ key }) => !groups.has(key));
    expect(leaves.length).toBeGreaterThanOrEqual(12);
    expect(demoItems.length).toBeGreaterThanOrEqual(72);
    expect(demoItems.filter(({ categoryKey }) => !leaves.some(({ key }) => key === categoryKey))).toEqual([]);
    expect(leaves.filter(({ key }) => demoItems.filter(({ categoryKey }) => categoryKey === key).length < 5)).toEqual(
      [],
    );
  });

  it('names each category and item once, parents before their children', () => {
    expect(repeated(keysOf(demoCategories))).toEqual([]);
    expect(repeated(keysOf(demoItems))).toEqual([]);
    expect(repeated(demoItems.map(({ name }) => name))).toEqual([]);
    const early = demoCategories.filter(
      ({ parentKey }, at) => parentKey !== null && !keysOf(demoCategories.slice(0, at)).includes(parentKey),
    );
    expect(early).toEqual([]);
  });

  it('asks whole kopecks, and of the trade less than of a discounted customer', () => {
    const wrong = demoItems.filter(
      (item) =>
        !Number.isInteger(item.retailPrice) ||
        !Number.isInteger(item.tradePrice) ||
        item.tradePrice <= 0 ||
        item.tradePrice >= discounted(item),
    );
    expect(wrong.map(({ key }) => key)).toEqual([]);
    expect(demoItems.every(({ discount }) => discount >= 0 && discount <= 90)).toBe(true);
    expect(demoItems.filter(({ discount }) => discount > 0).length).toBeGreaterThan(demoItems.length / 6);
  });
});

describe('the demo people and their orders', () => {
  it('belong to groups that exist, and have one phone each', () => {
    expect(demoPeople.flatMap(({ groups }) => groups).filter((group) => !keysOf(demoGroups).includes(group))).toEqual(
      [],
    );
    expect(demoPeople.filter(({ phone }) => !/^7900000000\d$/.test(phone))).toEqual([]);
    expect(repeated(demoPeople.map(({ phone }) => phone))).toEqual([]);
  });

  it('order what is sold, to a point where it is picked up and to an address where it is brought', () => {
    expect(
      demoOrders
        .flatMap(({ lines }) => lines)
        .map((line) => ('photoOf' in line ? line.photoOf : line.itemKey))
        .filter((itemKey) => !keysOf(demoItems).includes(itemKey)),
    ).toEqual([]);
    for (const { personKey, deliveryKey, place } of demoOrders) {
      const delivery = demoDeliveries.find(({ key }) => key === deliveryKey);
      expect(keysOf(demoPeople)).toContain(personKey);
      expect(keysOf(demoPoints).includes(place)).toBe(delivery?.kind === 'pickup');
    }
  });

  it('have orders that went only where an order may go', () => {
    const facts = { by: 'staff', hasReason: true, isCovered: true, canForce: false } as const;
    const steps = demoOrders.flatMap(({ path, lines }) =>
      path.slice(1).map((to, at) => ({
        from: path[at] ?? to,
        to,
        lines: lines.map((line) => ({ state: 'W' as const, price: 'photoOf' in line ? line.price : 1 })),
      })),
    );
    expect(
      steps.filter(({ from, to, lines }) => orderTransitionRefusal(from, to, { ...facts, lines }) !== null),
    ).toEqual([]);
    expect(
      demoOrders.filter(({ path, reason }) => /canceled|rejected/.test(path.at(-1) ?? '') !== (reason !== '')),
    ).toEqual([]);
  });

  it('can pay for all that is charged to them but for one bill, and have what they ask back', () => {
    const left = demoPeople.map((person) => {
      const charged = demoOrders
        .filter(({ personKey, path }) => personKey === person.key && isCharged(path.at(-1) ?? 'created'))
        .map(({ lines, deliveryKey }) => {
          const sums = lines.map((line) => {
            if ('photoOf' in line) return line.count * (line.price ?? 0);
            const item = demoItems.find(({ key }) => key === line.itemKey);
            if (item === undefined) return 0;
            return line.count * (person.customerType === 'wholesale' ? item.tradePrice : discounted(item));
          });
          return sums.reduce(
            (sum, next) => sum + next,
            demoDeliveries.find(({ key }) => key === deliveryKey)?.price ?? 0,
          );
        });
      const paid = demoPayments
        .filter(({ personKey, state }) => personKey === person.key && state === 'F')
        .map(({ kind, amount }) => (kind === 'refund' ? -amount : amount));
      const asked = demoPayments
        .filter(({ personKey, kind, state }) => personKey === person.key && kind === 'refund' && state === 'W')
        .map(({ amount }) => amount);
      const balance = paid.reduce(
        (sum, amount) => sum + amount,
        charged.reduce((rest, total) => rest - total, person.startBalance),
      );
      return { key: person.key, left: asked.reduce((rest, amount) => rest - amount, balance) };
    });
    // She is shown how an order that waits for payment is paid.
    expect(left.filter((person) => person.left < 0).map(({ key }) => key)).toEqual(['ekaterina']);
  });
});
