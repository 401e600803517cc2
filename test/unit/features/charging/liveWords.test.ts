import { CHARGING_ORDER_STATE } from '@/domain/charging/chargingCodes';
import { toChargingOrderPhase } from '@/domain/charging/phase';
import { gunUnplugCheckText } from '@/features/charging/idleFee/model/idleFeeText';
import { powerCurveText } from '@/features/charging/live/model/powerCurve';
import { toChargingLiveFactRows } from '@/features/charging/live/model/toChargingLiveFactRows';
import { chargingOrderScreenTitle, chargingStopReasonLabel } from '@/features/charging/model/chargingOrderText';
import { MINUTE_MS } from '@/lib/timeUnits';
import { CHARGING_STOP_REASON, type ChargingLiveData } from '@/services/cps/chargingSessions';
import { IDLE_FEE_ORDER_STATE } from '@/services/cps/idleFees';
import { toIdleFeeNotice } from '@/widgets/idleFee/model/toIdleFeeNotice';

const reading: ChargingLiveData = {
  ...{ orderNo: 'C1', orderState: CHARGING_ORDER_STATE.charging, orderStateText: '充电中', soc: 40, chargeKwh: 12.345 },
  ...{ chargeMinutes: 20, remainMinutes: 46, powerKw: 60, voltageV: 390, currentA: 153.8, elecFee: 1_025 },
  ...{ serviceFee: 555, totalFee: 1_580, currentPeriod: null, sampleTime: '2026-11-21 12:20:00', balanceWarn: 0 },
  ...{ limitProgress: 25, stopRequested: 0 },
};
const said = (of: ChargingLiveData, isStopping: boolean) =>
  toChargingLiveFactRows(of, isStopping)
    .filter(({ value }) => value !== '')
    .map(({ label, value }) => `${label} ${value}`);

test('a running charge says its power and the time that is left; one that is being stopped says neither', () => {
  expect(said(reading, false)).toEqual([
    '已充 12.35度',
    '时长 20分钟',
    '预计还要 46分钟',
    '功率 60kW',
    '电压电流 390V / 153.8A',
    '电费 10.25元',
    '服务费 5.55元',
  ]);
  expect(said(reading, true)).toEqual(['已充 12.35度', '时长 20分钟', '电费 10.25元', '服务费 5.55元']);
  const curve = [
    { atMs: 0, kw: 60 },
    { atMs: 5 * MINUTE_MS, kw: 30 },
  ];
  expect(powerCurveText(curve, false)).toBe('最近5分钟的功率：最高60kW，最低30kW，现在30kW');
  expect(powerCurveText(curve, true)).toBe('最近5分钟的功率：最高60kW，最低30kW');
});

test('what a charger does not tell leaves its line out', () => {
  const none = Number.NaN;
  const bare = { ...reading, remainMinutes: none, powerKw: none, voltageV: none, currentA: none, elecFee: none };
  expect(said(bare, false)).toEqual(['已充 12.35度', '时长 20分钟', '服务费 5.55元']);
});

test('a title says 充电中, 停止中 or 结果 only of an order of which the server has said so', () => {
  const titles = Object.values(CHARGING_ORDER_STATE).map((orderState) =>
    chargingOrderScreenTitle(toChargingOrderPhase({ orderState, startTime: 'x' })),
  );
  expect(titles).toEqual([
    ...[
      '充电订单',
      '正在启动',
      '充电中',
      '停止中',
      '充电结果',
      '充电结果',
      '充电结果',
      '启动结果',
      '充电订单',
      '启动结果',
    ],
    ...['充电结果', '充电结果'],
  ]);
  expect(
    chargingOrderScreenTitle(toChargingOrderPhase({ orderState: CHARGING_ORDER_STATE.unpaid, startTime: '' })),
  ).toBe('充电预付');
});

test('a charge that ended by itself says why: full, its limit, the balance, the plug, the car, a fault, the emergency button', () => {
  const why = (stopReason: (typeof CHARGING_STOP_REASON)[keyof typeof CHARGING_STOP_REASON], stopReasonText = '') =>
    chargingStopReasonLabel({ stopReason, stopReasonText });
  expect(Object.values(CHARGING_STOP_REASON).map((reason) => why(reason, '其他原因'))).toEqual([
    ...['其他原因', '您已停止充电', '电池已充满', '已到设定的停止条件', '余额用完，已自动停止', '枪已拔出'],
    ...['车辆停止了充电', '急停按钮被按下', '充电桩故障，已停止，费用核对后再结算'],
    ...['充电桩通信中断，费用核对后再结算', '其他原因'],
  ]);
});

test('a fee at its cap grows no more: home and 我已挪车 say so, and the free time is no fee', () => {
  const kept = { state: IDLE_FEE_ORDER_STATE.running, freeEndTime: '', occupyFee: 1_250, capFee: 5_000, payFee: 0 };
  expect(toIdleFeeNotice(kept, 0)).toEqual({
    title: '请拔枪挪车，正在收占位费',
    note: '已产生 12.50元，拔枪后停止',
  });
  const full = { ...kept, occupyFee: 5_000 };
  expect(toIdleFeeNotice(full, 0)).toEqual({ title: '请拔枪挪车，占位费已到封顶', note: '50.00元，不再增加' });
  expect(gunUnplugCheckText(kept)).toBe('桩上还插着枪，费用还在计。请把枪插回桩上，稍后再查');
  expect(gunUnplugCheckText(full)).toBe('桩上还插着枪，费用已到封顶。请把枪插回桩上，稍后再查');
  expect(gunUnplugCheckText({ ...kept, state: IDLE_FEE_ORDER_STATE.free })).toBe(
    '桩上还插着枪，免费时间还在走。请把枪插回桩上，稍后再查',
  );
});
