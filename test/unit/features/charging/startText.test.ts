import { CHARGING_GUN_STATE } from '@/domain/charging/chargingCodes';
import { chargingDebtText, findChargingDebt } from '@/features/charging/start/model/chargingDebt';
import { gunBlockReason, needsOtherGun } from '@/features/charging/start/model/gunBlockReason';
import {
  findAlternativeFreeGuns,
  startChargingBlockReason,
  toStartChargingButtonAction,
} from '@/features/charging/start/model/startChargingButtonAction';
import { gunInUrlErrorText, idleFeeStartText } from '@/features/charging/start/model/startText';

const fine = {
  isOwnCharge: false,
  isBusy: false,
  isClosed: false,
  hasDebt: false,
  gunState: CHARGING_GUN_STATE.pluggedIn,
};

test('each gun that cannot be used says why and that another one is the way on; a free one only waits for its plug', () => {
  const blocks = Object.entries(CHARGING_GUN_STATE).map(([name, state]) => [name, gunBlockReason(state)]);
  expect(Object.fromEntries(blocks)).toEqual({
    unknown: '该枪状态未知，请换一把枪',
    offline: '该枪已离线，请换一把枪',
    free: '请先把枪插到车上，插好后自动变为可启动',
    pluggedIn: '',
    charging: '该枪正在给其他车充电，请换一把枪',
    reserved: '该枪已被预约，请换一把枪',
    occupied: '该枪上的车已充完未挪走，请换一把枪',
    broken: '该枪故障，请换一把枪',
  });
  expect(Object.values(CHARGING_GUN_STATE).filter((state) => !needsOtherGun(state))).toEqual([
    CHARGING_GUN_STATE.free,
    CHARGING_GUN_STATE.pluggedIn,
  ]);
});

test('the button of the page is the way that is open: the own charge, a start under way, another station, another gun, the debt, the start', () => {
  const used = { ...fine, gunState: CHARGING_GUN_STATE.charging };
  expect(toStartChargingButtonAction(fine)).toBe('start');
  expect(toStartChargingButtonAction({ ...fine, hasDebt: true })).toBe('pay');
  expect(toStartChargingButtonAction({ ...used, hasDebt: true })).toBe('otherGun');
  expect(toStartChargingButtonAction({ ...used, isClosed: true })).toBe('otherStation');
  expect(toStartChargingButtonAction({ ...used, isBusy: true })).toBe('start');
  expect(toStartChargingButtonAction({ ...used, isOwnCharge: true, isClosed: true })).toBe('watch');
  expect(startChargingBlockReason('watch', CHARGING_GUN_STATE.charging)).toBe('这把枪上已有您的一笔充电');
  expect(startChargingBlockReason('otherStation', CHARGING_GUN_STATE.free)).toBe('电站暂停营业，现在不能充电');
  expect(startChargingBlockReason('pay', CHARGING_GUN_STATE.pluggedIn)).toBe('');
});

test('in place of a gun the free ones of its station are offered, those of its kind first, and no more than can be looked over', () => {
  const gun = (
    gunNo: string,
    gunType: number,
    gunState: (typeof CHARGING_GUN_STATE)[keyof typeof CHARGING_GUN_STATE] = CHARGING_GUN_STATE.free,
  ) => ({
    ...{ gunNo, gunType, gunState },
  });
  const guns = [gun('slow', 2), gun('this', 1), gun('quick', 1), gun('taken', 1, CHARGING_GUN_STATE.pluggedIn)];
  expect(findAlternativeFreeGuns(guns, gun('this', 1)).map(({ gunNo }) => gunNo)).toEqual(['quick', 'slow']);
  const many = Array.from({ length: 20 }, (_, index) => gun(String(index), 1));
  expect(findAlternativeFreeGuns(many, gun('this', 1))).toHaveLength(6);
});

test('a debt is the bill, the bills or the fee that is owed; a bill under appeal is none', () => {
  const none = { bills: [], disputedNo: undefined, occupyOrderNo: undefined };
  const [one, two] = [
    { orderNo: 'C1', payFee: 3_210 },
    { orderNo: 'C2', payFee: Number.NaN },
  ];
  expect(findChargingDebt(none)).toBeNull();
  expect(findChargingDebt({ ...none, bills: [one], disputedNo: 'C1' })).toBeNull();
  expect(chargingDebtText(findChargingDebt({ ...none, bills: [one], occupyOrderNo: 'O1' })!)).toBe(
    '有一笔充电 32.10元 待支付，付清后才能充电',
  );
  expect(chargingDebtText(findChargingDebt({ ...none, bills: [two] })!)).toBe('有一笔充电待支付，付清后才能充电');
  expect(chargingDebtText(findChargingDebt({ ...none, bills: [one, two] })!)).toBe('有2笔充电待支付，付清后才能充电');
  expect(findChargingDebt({ ...none, bills: [one], disputedNo: 'C1', occupyOrderNo: 'O1' })).toEqual({
    kind: 'occupation',
    occupyOrderNo: 'O1',
  });
});

test('the clock time at which keeping a gun begins to cost is said only where the length of the charge is known', () => {
  const rule = { freeMinutes: 15, perMinuteFee: 50, capFee: 5_000, note: '' };
  const late = Date.parse('2026-11-30T23:40:00+08:00');
  expect(idleFeeStartText(rule, null, late)).toBe('充完15分钟后，充完会倒计时');
  expect(idleFeeStartText(rule, 10, late)).toBe('约 12月1日 00:05（预计 23:50 充完）');
  expect(idleFeeStartText({ ...rule, freeMinutes: Number.NaN }, 10, late)).toBe('');
});

test('an address that names no gun of ours says so; one that names none says nothing', () => {
  expect(gunInUrlErrorText('')).toBe('');
  expect(gunInUrlErrorText('?stationId=station-1')).toBe('');
  expect(gunInUrlErrorText('?gunNo=../../x')).toBe('这个码里的枪号不对，请重新扫枪上的码，或输入枪号');
  expect(gunInUrlErrorText('?gunNo=')).toBe('这个码里的枪号不对，请重新扫枪上的码，或输入枪号');
  expect(gunInUrlErrorText('?deviceNo=101')).toBe('这个码上只有桩号，请扫枪上的码，或输入枪号');
});
