import * as v from 'valibot';

import { formatPlate } from '@/domain/plate/plateFace';
import {
  type ChargingCard,
  chargingCardSchema,
  chargingCardsSchema,
  recognizedChargingCardNoSchema,
} from '@/services/cps/chargingCards';
import { type PlugAndChargeVin, plugAndChargeVinSchema, plugAndChargeVinsSchema } from '@/services/cps/vins';
import * as wire from '@/services/schema/wire';

import { bindCard, cardNoInPhoto, cardsOf, changeCardPassword, reportCard } from '../../world/charging/chargingCards';
import type { ChargingCardRow, VinRow } from '../../world/charging/chargingTables';
import { addVin, removeVin, switchVin, vinsOf, vinStateOf } from '../../world/charging/vins';
import { wireTime } from '../../world/core/clock';
import type { World } from '../../world/World';
import { type Endpoint, needsSession } from '../endpoint';
import { filled } from '../requests';

const VIN_TEXT = { 1: '审核中', 2: '已开启', 3: '已关闭', 4: '未通过' } as const;

function vinAnswer(world: World, row: VinRow): PlugAndChargeVin {
  const state = vinStateOf(world, row);
  return {
    vinId: row.vinId,
    vin: row.vin,
    plateNo: row.plateNo,
    formatPlateNo: formatPlate(row.plateNo),
    state,
    stateText: VIN_TEXT[state],
    rejectReason: state === 4 ? row.rejectReason : '',
    addTime: wireTime(row.addedAt),
  };
}

const CARD_TEXT = { 1: '正常', 2: '已挂失', 3: '已锁定' } as const;
const masked = (cardNo: string) => `${cardNo.slice(0, 4)} **** **** ${cardNo.slice(-4)}`;
const zeroOrOne = v.picklist([0, 1]);
const cardAnswer = ({ cardId, cardNo, balance, state }: ChargingCardRow): ChargingCard => ({
  cardId,
  cardNo: masked(cardNo),
  balanceAmount: balance,
  state,
  stateText: CARD_TEXT[state],
});
const sixDigits = v.pipe(v.string(), v.regex(/^\d{6}$/));

/** Ways to start a charge other than scanning: a car's VIN, a card. */
export const chargingMeansEndpoints: readonly Endpoint[] = [
  needsSession('GET', 'cps/v2/api/vins', plugAndChargeVinsSchema, ({ world, driver }) => {
    const rows = vinsOf(world, driver.driverId);
    return { results: rows.map((row) => vinAnswer(world, row)), total: rows.length };
  }),
  needsSession(
    'POST',
    'cps/v2/api/vins',
    plugAndChargeVinSchema,
    v.object({ plateNo: filled, vin: filled, licencePicUrl: filled, autoPayAgreed: v.literal(1) }),
    ({ world, driver, asked }) => vinAnswer(world, addVin(world, driver, { vin: asked.vin, plateNo: asked.plateNo })),
  ),
  needsSession(
    'PUT',
    'cps/v2/api/vins/{id}',
    plugAndChargeVinSchema,
    v.object({ isOn: zeroOrOne }),
    ({ world, driver, params, asked }) =>
      vinAnswer(world, switchVin(world, driver.driverId, params['id'] ?? '', asked.isOn === 1)),
  ),
  needsSession('DELETE', 'cps/v2/api/vins/{id}', wire.ignoredData(), ({ world, driver, params }) => {
    removeVin(world, driver.driverId, params['id'] ?? '');
    return null;
  }),
  needsSession('GET', 'cps/v2/api/cards', chargingCardsSchema, ({ world, driver }) => {
    const rows = cardsOf(world, driver.driverId);
    return {
      results: rows.map(cardAnswer),
      total: rows.length,
    };
  }),
  needsSession(
    'POST',
    'cps/v2/api/cards',
    chargingCardSchema,
    v.object({ cardNo: filled, password: sixDigits }),
    ({ world, driver, asked }) => cardAnswer(bindCard(world, driver.driverId, asked)),
  ),
  needsSession(
    'POST',
    'cps/v2/api/cardPhotos',
    recognizedChargingCardNoSchema,
    v.object({ cardPicUrl: filled }),
    ({ world }) => ({
      cardNo: cardNoInPhoto(world),
    }),
  ),
  needsSession(
    'PUT',
    'cps/v2/api/cards/{id}',
    chargingCardSchema,
    v.object({ isLost: zeroOrOne }),
    ({ world, driver, params, asked }) =>
      cardAnswer(reportCard(world, driver.driverId, params['id'] ?? '', asked.isLost === 1)),
  ),
  needsSession(
    'PUT',
    'cps/v2/api/charging/cards/password',
    wire.ignoredData(),
    v.object({ cardId: filled, oldPassword: sixDigits, newPassword: sixDigits }),
    ({ world, driver, asked }) => {
      changeCardPassword(world, driver.driverId, asked);
      return null;
    },
  ),
];
