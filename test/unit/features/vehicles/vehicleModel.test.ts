import { joinPlateCells } from '@/domain/plate/plateCells';
import { getPlateColor, mayBeYellowPlate } from '@/domain/plate/plateColor';
import { sortDefaultVehicleFirst } from '@/domain/plate/sortDefaultVehicleFirst';
import {
  EMPTY_ADD_CAR_DRAFT,
  isAddCarDraft,
  suggestCarKind,
  toBindPlateArgs,
  updateAddCarDraft,
} from '@/features/vehicles/addCar/model/addCarForm';
import { returnPathWithPlate } from '@/features/vehicles/addCar/model/returnPathWithPlate';
import {
  createUnbindPlateBlockedDialog,
  createUnbindPlateDialog,
} from '@/features/vehicles/cars/model/unbindPlateTexts';
import { isVehicleLimitReached, vehicleCountText, vehicleRowTexts } from '@/features/vehicles/model/vehicleLabels';
import type { BoundPlate } from '@/services/charge/plates';
import { parsePlateToInputState } from '@/ui/plate/plateInputState';

import { BILL_CARD } from '../../../data/billCard';

const plate = (change: Partial<BoundPlate> = {}): BoundPlate => ({
  plateId: 'plate-9',
  plateNo: '粤B12345',
  formatPlateNo: '粤B·12345',
  plateColor: 1,
  carKind: 1,
  isDefault: 0,
  certState: 0,
  certReason: '',
  hasRunningBill: 0,
  arrearsNum: 0,
  bagNum: 0,
  withholdState: 0,
  ...change,
});
const typed = (plateNo: string) => ({
  ...EMPTY_ADD_CAR_DRAFT,
  entry: parsePlateToInputState(plateNo) ?? EMPTY_ADD_CAR_DRAFT.entry,
});

describe('the colour of a typed plate', () => {
  test.each([
    ['粤B12345', false, 1],
    ['粤B12345', true, 2],
    ['粤BD12345', false, 5],
    ['粤BD12345', true, 5],
    ['粤B12345D', true, 6],
    ['粤B1234警', true, 3],
    ['粤Z1234港', false, 4],
    ['粤B1234学', false, 2],
  ])('%s, box %s → %i', (plateNo, isYellow, color) => {
    expect(getPlateColor(plateNo, isYellow)).toBe(color);
  });

  test('is ambiguous only for an ordinary plate', () => {
    expect(mayBeYellowPlate('粤B12345')).toBe(true);
    expect(mayBeYellowPlate('粤BD12345')).toBe(false);
  });
});

describe('adding a vehicle', () => {
  test.each([
    ['粤B12345', false, 1],
    ['粤B12345', true, 2],
    ['粤BD12345', false, 3],
    ['粤B12345D', false, 3],
  ])('%s, box %s suggests kind %i', (plateNo, isYellow, kind) => {
    expect(suggestCarKind(plateNo, isYellow)).toBe(kind);
  });

  test('sends the chosen values, and the first one is the default', () => {
    expect(toBindPlateArgs({ ...typed('粤B12345'), isYellow: true }, false)).toEqual({
      plateNo: '粤B12345',
      plateColor: 2,
      carKind: 2,
      isDefault: 0,
    });
    expect(toBindPlateArgs({ ...typed('粤B12345'), carKind: 2 }, true)).toMatchObject({
      carKind: 2,
      plateColor: 1,
      isDefault: 1,
    });
    expect(toBindPlateArgs({ ...typed('粤B12345'), isDefault: true }, false).isDefault).toBe(1);
  });

  test("discards the server's message as soon as another plate is typed", () => {
    const refused = { ...typed('粤A33333'), refusal: { isTaken: true, text: '已被绑定' } };
    expect(updateAddCarDraft(refused, { isDefault: true }).refusal).toEqual({ isTaken: true, text: '已被绑定' });
    const other = updateAddCarDraft(refused, { entry: typed('粤A33334').entry });
    expect(other.refusal).toBeNull();
    expect(joinPlateCells(other.entry.cells)).toBe('粤A33334');
  });

  test('distinguishes a stored draft from any other value', () => {
    expect(isAddCarDraft(JSON.parse(JSON.stringify(typed('粤B12345'))))).toBe(true);
    for (const other of [
      null,
      {},
      { ...EMPTY_ADD_CAR_DRAFT, carKind: 9 },
      { ...EMPTY_ADD_CAR_DRAFT, refusal: 'no' },
      [],
    ])
      expect(isAddCarDraft(other)).toBe(false);
  });
});

describe('the return path after adding', () => {
  test.each([
    ['/home', '/home'],
    ['/carManage', '/carManage'],
    [
      '/parkingPayPage?parkId=park-1',
      `/parkingPayPage?parkId=park-1&plateNo=${encodeURIComponent('粤B12345')}&plateColor=1`,
    ],
    ['/sencelessPayment', '/sencelessPayment?plateId=plate-9'],
    ['/sencelessPayment?plateId=plate-1', '/sencelessPayment?plateId=plate-9'],
    ['/no/such', '/no/such'],
  ])('%s → %s', (path, expected) => {
    expect(returnPathWithPlate(path, plate())).toBe(expected);
  });
});

describe('words about vehicles', () => {
  test('counts them against the limit, if there is one', () => {
    expect(vehicleCountText(2, 5)).toBe('已添加2辆，最多5辆');
    expect(vehicleCountText(2, 0)).toBe('已添加2辆');
    expect(isVehicleLimitReached(2, 2)).toBe(true);
    expect(isVehicleLimitReached(2, 0)).toBe(false);
  });

  test('shows the kind of a vehicle and its passes, and puts the default one first', () => {
    expect(vehicleRowTexts(plate({ arrearsNum: 2, bagNum: 1 }))).toEqual(['蓝牌', '小型车', '1张月卡']);
    expect(vehicleRowTexts(plate({ plateColor: -1, carKind: 0 })).filter(Boolean)).toEqual([]);
    expect(
      sortDefaultVehicleFirst([plate(), plate({ plateId: 'd', isDefault: 1 })]).map(({ plateId }) => plateId),
    ).toEqual(['d', 'plate-9']);
  });

  test('the confirmation before unbinding lists what else is removed', () => {
    expect(createUnbindPlateDialog(plate())).toEqual({
      title: '解绑 粤B·12345？',
      text: '解绑后不再显示它的停车账单和记录。',
    });
    expect(createUnbindPlateDialog(plate({ arrearsNum: 1, withholdState: 1 })).text).toBe(
      '解绑后不再显示它的停车账单和记录，它的无感支付不再扣款，1笔欠费仍需缴清。',
    );
  });

  test('names and links the bill that prevents unbinding; if the bill has no id, links home', () => {
    const bill = {
      ...BILL_CARD,
      plateId: 'plate-9',
      uniqueId: 'u-1',
      parkId: 'p-1',
      parkName: '中心书城停车场',
    };
    expect(createUnbindPlateBlockedDialog(plate(), bill)).toEqual({
      title: '粤B·12345 现在不能解绑',
      text: '它正在中心书城停车场停车，有账单正在计费。缴费并离场后才能解绑。',
      path: '/payPage?uniqueId=u-1&parkId=p-1',
    });
    expect(createUnbindPlateBlockedDialog(plate(), { ...bill, parkName: '', uniqueId: '' })).toMatchObject({
      text: '它正在停车，有账单正在计费。缴费并离场后才能解绑。',
      path: '/home',
    });
    expect(createUnbindPlateBlockedDialog(plate(), undefined).path).toBe('/home');
  });
});
