import * as v from 'valibot';

import { formatPlate } from '@/domain/plate/plateFace';
import {
  type AutoDeductionAgreement,
  autoDeductionAgreementSchema,
  autoDeductionAgreementsSchema,
} from '@/services/pay/withholdings';

import { wireTime } from '../../world/core/clock';
import type { WithholdingRow } from '../../world/vehicles/vehicleTables';
import {
  closeWithholding,
  deductionsOf,
  deductionTitle,
  openWithholdings,
  withholdingsOf,
  withholdStateOf,
} from '../../world/vehicles/withholdings';
import type { World } from '../../world/World';
import { type Endpoint, needsSession } from '../endpoint';
import { filled, optionalText } from '../requests';
import { samePath } from '../samePath';

const CHANNEL_TEXT = { 2: '支付宝', 3: '微信支付', 6: '余额' } as const;
const STATE_TEXT = { 1: '已开通', 2: '已暂停（有欠费）', 3: '未授权', 4: '已关闭' } as const;
const SHOWN_DEDUCTIONS = 10;

const answerOf = (world: World, row: WithholdingRow, isClosed = false): AutoDeductionAgreement => {
  const state = isClosed ? 4 : withholdStateOf(world, row);
  const deductions = deductionsOf(world, row);
  return {
    withholdId: row.withholdId,
    plateId: row.plateId,
    plateNo: row.plateNo,
    formatPlateNo: formatPlate(row.plateNo),
    payChannel: row.payChannel,
    channelName: CHANNEL_TEXT[row.payChannel],
    state,
    stateText: STATE_TEXT[state],
    order: row.order,
    openTime: wireTime(row.openAt),
    jumpUrl: state === 3 ? row.returnPath : '',
    lastDeductTime: wireTime(deductions[0]?.paidAt ?? null),
    deductions: deductions.slice(0, SHOWN_DEDUCTIONS).map((payment) => ({
      payId: payment.payId,
      time: wireTime(payment.paidAt),
      amount: payment.cents,
      title: deductionTitle(world, payment),
    })),
  };
};

const listOf = (world: World, rows: readonly WithholdingRow[]) => ({
  results: rows.map((row) => answerOf(world, row)),
  total: rows.length,
});

export const withholdingEndpoints: readonly Endpoint[] = [
  needsSession(
    'GET',
    'pay/v2/api/withholdings',
    autoDeductionAgreementsSchema,
    v.object({ plateId: optionalText }),
    ({ world, driver, asked }) => listOf(world, withholdingsOf(world, driver, asked.plateId)),
  ),
  needsSession(
    'POST',
    'pay/v2/api/withholdings',
    autoDeductionAgreementsSchema,
    v.object({ plateId: filled, payChannels: v.pipe(v.array(v.number()), v.minLength(1)), returnUrl: optionalText }),
    ({ world, driver, asked: { plateId, payChannels, returnUrl } }) =>
      listOf(world, openWithholdings(world, driver, plateId, payChannels, samePath(returnUrl))),
  ),
  needsSession(
    'DELETE',
    'pay/v2/api/withholdings',
    autoDeductionAgreementSchema,
    v.object({ withholdId: filled }),
    ({ world, driver, asked }) => answerOf(world, closeWithholding(world, driver.driverId, asked.withholdId), true),
  ),
];
