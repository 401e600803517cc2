import fc from 'fast-check';

import { DAY_MS } from '@/lib/timeUnits';

import { Refusal } from '../../../mocks/world/core/Refusal';
import { DRIVERS } from '../../../mocks/world/core/seeded';
import { createWorld } from '../../../mocks/world/createWorld';
import { reissueInvoice } from '../../../mocks/world/invoices/invoiceCourse';
import { allInvoiceables, applyForInvoice, ISSUED_MS, ISSUING_MS } from '../../../mocks/world/invoices/invoices';
import type { InvoiceRow } from '../../../mocks/world/invoices/invoiceTables';
import type { World } from '../../../mocks/world/World';
import { depth } from '../../support/walks/thoroughness';

const { driverId } = DRIVERS.lin;

/** The tax system refuses the second, and a red invoice for the third. */
const TITLES = ['林晓', '注销了的人', '已入账的人', '林小晓'] as const;
type Title = (typeof TITLES)[number];

type Step =
  | { do: 'apply'; first: number; count: number; title: Title }
  | { do: 'reissue'; invoice: number; title: Title }
  | { do: 'refund'; payment: number }
  | { do: 'wait'; ms: number };

const title = fc.constantFrom(...TITLES);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('apply' as const), first: fc.nat(9), count: fc.integer({ min: 1, max: 3 }), title }),
  fc.record({ do: fc.constant('reissue' as const), invoice: fc.nat(5), title }),
  fc.record({ do: fc.constant('refund' as const), payment: fc.nat(9) }),
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(ISSUING_MS, ISSUED_MS, DAY_MS) }),
  },
);

const asked = (titleName: string) => ({
  ...{ titleType: 2 as const, titleName, taxNo: '', email: 'lin@example.com', phone: '', remark: '' },
  ...{ address: '', companyPhone: '', bankName: '', bankAccount: '' },
});

function take(world: World, one: Step): void {
  const { invoices } = world.tables.invoice;
  switch (one.do) {
    case 'wait':
      world.clock.advance(one.ms);
      return;
    case 'refund': {
      const payment = world.tables.payments.filter((row) => row.driverId === driverId)[one.payment];
      payment?.returns.push({ cents: 1, bizType: 1, title: '', arrivesAt: 0, hasArrived: true });
      return;
    }
    case 'apply': {
      const bills = allInvoiceables(world, driverId).slice(one.first, one.first + one.count);
      const amount = bills.reduce((sum, { cents }) => sum + cents, 0);
      const billIds = bills.map(({ billId }) => billId);
      applyForInvoice(world, driverId, { ...asked(one.title), invoiceKind: 3, billIds, amount });
      return;
    }
    case 'reissue': {
      const row = invoices.at(-1 - one.invoice);
      if (row !== undefined) reissueInvoice(world, row, asked(one.title));
    }
  }
}

/** A valid invoice stands until its red one does. */
const isValid = ({ state, redOf }: InvoiceRow) => redOf === '' && (state === 2 || state === 3);
const isOnItsWay = ({ state, redOf }: InvoiceRow) => redOf === '' && (state === 0 || state === 1);

function brokenBooks(world: World): string[] {
  const { invoices } = world.tables.invoice;
  const bills = new Map(allInvoiceables(world, driverId).map((bill) => [bill.billId, bill]));
  const sumOf = (rows: readonly InvoiceRow[]) =>
    rows.reduce((sum, { billIds }) => sum + billIds.reduce((all, id) => all + (bills.get(id)?.cents ?? 0), 0), 0);
  const of = (billId: string) => invoices.filter(({ billIds }) => billIds.includes(billId));
  const reds = invoices.filter(({ redOf }) => redOf !== '');
  const stands = (row: InvoiceRow) => reds.some(({ redOf, state }) => redOf === row.invoiceId && state === 2);
  const laws = {
    'never two valid invoices for one bill': [...bills.keys()].every(
      (billId) => of(billId).filter(isValid).length <= 1,
    ),
    'an invoice is on its way only in place of one that is being reversed': [...bills.keys()].every((billId) => {
      const coming = of(billId).filter(isOnItsWay);
      return (
        coming.length === 0 ||
        (coming.length === 1 &&
          of(billId)
            .filter(isValid)
            .every(({ invoiceId, state }) => state === 3 && invoiceId === coming[0]?.replaces))
      );
    }),
    'what is invoiced of a bill, less what was taken back, never exceeds it': [...bills.values()].every(
      ({ billId, cents }) => {
        const issued = of(billId).filter(({ issuedAt }) => issuedAt !== null);
        const net = issued.reduce((sum, { redOf }) => sum + (redOf === '' ? cents : -cents), 0);
        return net === 0 || net === cents;
      },
    ),
    'an amount is that of its bills': invoices.every((row) => row.cents === sumOf([row])),
    'a red invoice has the bills and the amount of the one that it takes back': reds.every(
      ({ redOf, cents, billIds }) =>
        invoices.some((row) => row.invoiceId === redOf && row.cents === cents && row.billIds.join() === billIds.join()),
    ),
    'an invoice is reversed exactly if its red one stands': invoices.every((row) => (row.state === 4) === stands(row)),
    'a bill can be invoiced only if no invoice covers it': [...bills.values()].every(
      ({ billId, reason }) => reason !== '' || !of(billId).some((row) => isValid(row) || isOnItsWay(row)),
    ),
  };
  return Object.entries(laws).flatMap(([law, holds]) => (holds ? [] : [law]));
}

test('in any order of applications, new titles, refunds and refusals no bill has two valid invoices, and none is invoiced beyond its amount', () => {
  const seen = new Set<string>();
  const world = createWorld();
  const seeded = structuredClone(world.tables);
  fc.assert(
    fc.property(fc.array(step, { minLength: 4, maxLength: 20, size: 'max' }), (steps) => {
      world.clock.restart();
      world.tables = structuredClone(seeded);
      for (const one of steps) {
        try {
          take(world, one);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
        const broken = brokenBooks(world);
        if (broken.length > 0) throw new Error(`After ${JSON.stringify(one)}: ${broken.join('; ')}`);
      }
      for (const { redOf, replaces, state } of world.tables.invoice.invoices) {
        seen.add(`${redOf !== '' ? 'red' : replaces !== '' ? 'anew' : 'first'} ${String(state)}`);
      }
    }),
    { numRuns: depth(1_000, 10_000) },
  );
  expect([...seen].sort()).toEqual(
    expect.arrayContaining(['red 2', 'red -1', 'anew 2', 'anew -1', 'anew 0', 'first 3', 'first 4', 'first -1']),
  );
});
