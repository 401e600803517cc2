import * as v from 'valibot';

import { passApplicationSchema, passApplicationsSchema } from '@/services/special/passApplications';
import {
  createdPassAndOrderSchema,
  passesSchema,
  passProductsSchema,
  passQuoteSchema,
  passSchema,
  purchaseToPaySchema,
  renewalTermsSchema,
} from '@/services/special/passes';

import { wireTime } from '../../world/core/clock';
import { applyForPass, resubmitApply } from '../../world/passes/passApplies';
import { isOnSale, passOf, passStateOf, ruleOf } from '../../world/passes/passes';
import {
  cancelPass,
  changePassPlates,
  openPass,
  quoteRenewal,
  renewabilityOf,
  renewPass,
} from '../../world/passes/passPurchases';
import { type Promised, quotePass } from '../../world/passes/passQuotes';
import { type Endpoint, needsSession, open } from '../endpoint';
import { flag } from '../flag';
import { once } from '../once';
import { askerOf, filled, optionalText, pageOf, paging, wholeCents, wholeNumber } from '../requests';
import { applyAnswer, overlapAnswer, packageRenewal, passAnswer, quoteAnswer, ruleAnswer, toPay } from './passAnswers';

const cycles = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120));
const plateIds = v.pipe(v.array(filled), v.minLength(1), v.maxLength(10));
const wish = { ruleId: filled, parkId: filled, plateIds, cycles, startDate: optionalText };
/** The days of the quote that the driver has agreed to. */
const promised = { startTime: optionalText, endTime: optionalText };
const request = { ...wish, ...promised, acceptsOverlap: v.optional(v.picklist([0, 1])) };
const materials = {
  materials: v.pipe(v.array(v.object({ materialType: v.number(), picUrl: filled })), v.maxLength(10)),
};

const paper = { ownerName: filled, idCard: filled, phone: filled, address: filled, ...materials };
/** What is left out stays as it was submitted before. */
const mendedPaper = {
  ownerName: optionalText,
  idCard: optionalText,
  phone: optionalText,
  address: filled,
  ...materials,
};

const withPromise = <T extends Promised>({ startTime, endTime, ...rest }: T) => ({
  ...rest,
  promised: { startTime, endTime },
});

export const passEndpoints: readonly Endpoint[] = [
  open('GET', 'special/v2/api/bagMultiRules', passProductsSchema, v.object({ parkId: optionalText }), (call) => {
    const { world, asked } = call;
    const driverId = askerOf(call)?.driverId ?? '';
    const rows = world.tables.passRules.filter(
      (rule) => isOnSale(world, rule) && (asked.parkId === '' || rule.parkIds.includes(asked.parkId)),
    );
    return { results: rows.map((row) => ruleAnswer(world, row, driverId)), total: rows.length };
  }),
  needsSession(
    'POST',
    'special/v2/api/checkRenewable',
    renewalTermsSchema,
    v.object({ bizType: v.picklist([3, 4]), orderNo: filled }),
    ({ world, driver: { driverId }, asked: { bizType, orderNo } }) => {
      if (bizType === 4) return packageRenewal(world, driverId, orderNo);
      const row = passOf(world, driverId, orderNo);
      const rule = ruleOf(world, row.ruleId);
      const { reason, newStartAt } = renewabilityOf(world, row);
      return {
        renewable: flag(reason === ''),
        reason,
        newStartTime: wireTime(newStartAt),
        minCycles: rule.minCycles,
        maxCycles: rule.maxCycles,
        cycleFee: rule.cycleCents,
        cycleType: rule.cycleType,
      };
    },
  ),
  needsSession(
    'GET',
    'special/v2/api/bagOrders',
    passesSchema,
    v.object({ ...paging, state: v.optional(wholeNumber) }),
    (call) => {
      const { world, driver, asked } = call;
      const rows = world.tables.passes
        .filter((row) => row.driverId === driver.driverId)
        .filter((row) => asked.state === undefined || passStateOf(world, row) === asked.state)
        .sort((a, b) => b.createdAt - a.createdAt);
      return pageOf(
        call,
        rows.map((row) => passAnswer(world, row)),
      );
    },
  ),
  needsSession('POST', 'special/v2/api/bagQuotes', passQuoteSchema, v.object(wish), ({ world, driver, asked }) =>
    quoteAnswer(() => {
      const quote = quotePass(world, driver, asked);
      return {
        startTime: wireTime(quote.asked.startAt),
        endTime: wireTime(quote.asked.endAt),
        fromPayment: flag(quote.isFromPayment),
        payFee: quote.rule.cycleCents * asked.cycles,
        overlaps: quote.overlaps.map((row) => overlapAnswer(world, quote.plateNos, row)),
      };
    }),
  ),
  needsSession(
    'POST',
    'special/v2/api/bagOrders/{id}/quote',
    passQuoteSchema,
    v.object({ cycles }),
    ({ world, driver, params, asked }) => {
      const row = passOf(world, driver.driverId, params['id'] ?? '');
      return quoteAnswer(() => {
        const { startAt, endAt } = quoteRenewal(world, row, asked.cycles);
        return {
          startTime: wireTime(startAt),
          endTime: wireTime(endAt),
          fromPayment: flag(startAt <= world.clock.now()),
          payFee: ruleOf(world, row.ruleId).cycleCents * asked.cycles,
        };
      });
    },
  ),
  needsSession('GET', 'special/v2/api/bagOrders/{id}', passSchema, v.object({}), ({ world, driver, params }) =>
    passAnswer(world, passOf(world, driver.driverId, params['id'] ?? '')),
  ),
  once(
    needsSession(
      'POST',
      'special/v2/api/bagOrders',
      createdPassAndOrderSchema,
      v.object(request),
      ({ world, driver, asked }) => {
        const row = openPass(world, driver, withPromise(asked));
        const [order] = row.purchases;
        if (order === undefined) throw new Error(`The pass ${row.bagOrderNo} has no order`);
        return { pass: passAnswer(world, row), order: toPay(order) };
      },
    ),
    ({ order }) => order.orderNo,
  ),
  once(
    needsSession(
      'POST',
      'special/v2/api/bagOrders/{id}/renew',
      purchaseToPaySchema,
      v.object({ cycles, ...promised }),
      ({ world, driver, params, asked: { cycles: bought, ...days } }) =>
        toPay(renewPass(world, passOf(world, driver.driverId, params['id'] ?? ''), bought, days)),
    ),
    ({ orderNo }) => orderNo,
  ),
  once(
    needsSession(
      'PUT',
      'special/v2/api/bagOrders/{id}/plates',
      passSchema,
      v.object({ plateIds }),
      ({ world, driver, params, asked }) => {
        const row = passOf(world, driver.driverId, params['id'] ?? '');
        return passAnswer(world, changePassPlates(world, driver, row, asked.plateIds));
      },
    ),
    ({ bagOrderNo }) => bagOrderNo,
  ),
  once(
    needsSession(
      'POST',
      'special/v2/api/bagOrders/{id}/cancel',
      passSchema,
      v.object({ refundFee: v.optional(wholeCents) }),
      ({ world, driver, params, asked }) =>
        passAnswer(world, cancelPass(world, passOf(world, driver.driverId, params['id'] ?? ''), asked.refundFee)),
    ),
    ({ bagOrderNo }) => bagOrderNo,
  ),
  needsSession(
    'GET',
    'special/v2/api/bagApplies',
    passApplicationsSchema,
    v.object({ ...paging, bagOrderNo: optionalText }),
    (call) => {
      const { world, driver, asked } = call;
      const rows = world.tables.passApplies
        .filter((row) => row.driverId === driver.driverId)
        .filter(({ bagOrderNo }) => asked.bagOrderNo === '' || bagOrderNo === asked.bagOrderNo)
        .sort((a, b) => b.appliedAt - a.appliedAt);
      return pageOf(
        call,
        rows.map((row) => applyAnswer(world, row)),
      );
    },
  ),
  once(
    needsSession(
      'POST',
      'special/v2/api/bagApplies',
      passApplicationSchema,
      v.object({ ...request, ...paper }),
      ({ world, driver, asked: { ownerName, idCard, phone, address, materials, ...rest } }) =>
        applyAnswer(
          world,
          applyForPass(world, driver, withPromise(rest), { ownerName, idCard, phone, address, materials }),
        ),
    ),
    ({ bagOrderNo }) => bagOrderNo,
  ),
  once(
    needsSession(
      'PUT',
      'special/v2/api/bagApplies',
      passApplicationSchema,
      v.object({ ...mendedPaper, applyId: filled }),
      ({ world, driver, asked: { applyId, ...rest } }) =>
        applyAnswer(world, resubmitApply(world, driver.driverId, applyId, rest)),
    ),
    ({ bagOrderNo }) => bagOrderNo,
  ),
];
