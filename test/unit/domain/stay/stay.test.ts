import { formatIsoMonth, formatMonth, lastMonths } from '@/domain/month';
import {
  listParkingBillDisputeActions,
  type ParkingBillForDisputeActions,
} from '@/domain/stay/listParkingBillDisputeActions';
import { toCameraPhotos } from '@/domain/stay/toCameraPhotos';
import { lotAndBerthTexts, toStayFactRows } from '@/domain/stay/toStayFactRows';
import { createReportDepartureDialog } from '@/widgets/stay/useReportDeparture';

const NOON = Date.parse('2026-03-10T12:00:00+08:00');

describe('months', () => {
  test('of a time, in words, and counting back from now across the year', () => {
    expect([formatIsoMonth('2026-03-10 12:00:00'), formatIsoMonth(''), formatIsoMonth('gestern')]).toEqual([
      '2026-03',
      '',
      '',
    ]);
    expect([formatMonth('2026-03'), formatMonth('')]).toEqual(['2026年3月', '时间不详']);
    expect(lastMonths(NOON, 4)).toEqual(['2026-03', '2026-02', '2026-01', '2025-12']);
  });

  test("the month is in Shanghai time, not the phone's", () => {
    expect(lastMonths(Date.parse('2026-02-28T16:00:00Z'), 1)).toEqual(['2026-03']);
    expect(lastMonths(Date.parse('2026-02-28T15:59:59Z'), 1)).toEqual(['2026-02']);
  });
});

describe('what a driver can say about a bill', () => {
  const bill = (more: Partial<ParkingBillForDisputeActions>): ParkingBillForDisputeActions => ({
    plateId: 'plate-1',
    exitTime: '',
    orderState: 1,
    appealState: 0,
    canAppeal: 0,
    ...more,
  });
  const exitTime = '2026-03-10 11:00:00';
  test.each<[string, Partial<ParkingBillForDisputeActions>, readonly string[]]>([
    ['running', { canAppeal: 1 }, ['departed', 'notMine']],
    ['running within the free minutes', {}, ['departed']],
    ['paid and not left', { orderState: 3 }, ['departed']],
    ['arrears', { exitTime, orderState: 5, canAppeal: 1 }, ['appeal', 'notMine']],
    [
      'arrears after an answer',
      { exitTime, orderState: 5, canAppeal: 1, appealState: 4 },
      ['appeal', 'notMine', 'appealOver'],
    ],
    ['under appeal', { exitTime, orderState: 7, canAppeal: 0, appealState: 2 }, ['appealOpen']],
    ['under appeal while inside', { orderState: 7, appealState: 1 }, ['appealOpen']],
    ['waived', { exitTime, orderState: 6, appealState: 3 }, ['appealOver']],
    ["another driver's", { plateId: '', canAppeal: 1 }, []],
  ])('%s', (_name, more, actions) => {
    expect(listParkingBillDisputeActions(bill(more))).toEqual(actions);
  });

  test('the question before ending a stay shows the amount that will be owed, and none when it is unknown', () => {
    const told = { formatPlateNo: '粤B·12345', plateNo: '粤B12345', parkName: '市民中心', parkFee: 600 };
    expect(createReportDepartureDialog(told).title).toBe('粤B·12345 已离场？');
    expect(createReportDepartureDialog(told).text).toContain('6.00元');
    expect(createReportDepartureDialog({ ...told, parkFee: Number.NaN }).text).not.toContain('--');
  });
});

describe('a stay in words', () => {
  const stay = {
    parkName: '福华一路路内停车',
    berthNo: 'A0126',
    parkStartTime: '2026-03-07 12:00:00',
    exitTime: '2026-03-07 14:10:00',
    parkMinutes: 130,
  };

  test('lot, start and end, duration', () => {
    expect(toStayFactRows(stay, NOON).map(({ label, value }) => `${label} ${value}`)).toEqual([
      '停车场 福华一路路内停车',
      '泊位 A0126',
      '入场时间 3月7日 12:00',
      '离场时间 3月7日 14:10',
      '停车时长 2小时10分钟',
    ]);
  });

  test('a car inside has no exit time, and an unknown value is a dash', () => {
    const unknown = { parkName: '', berthNo: '', parkStartTime: '', exitTime: '', parkMinutes: Number.NaN };
    expect(lotAndBerthTexts(stay)).toEqual(['福华一路路内停车', '泊位 A0126']);
    expect(lotAndBerthTexts(unknown)).toEqual(['--', '']);
    expect(toStayFactRows(unknown, NOON).map(({ value }) => value)).toEqual(['--', '--', '--']);
  });

  test('a photo has a label and a time; an invalid address is not loaded', () => {
    const time = '2026-03-10 10:20:00';
    expect(
      toCameraPhotos(
        [
          { picUrl: '/p/1.jpg', picType: 1, time },
          { picUrl: 'javascript:1', picType: 2, time: '' },
        ],
        NOON,
      ),
    ).toEqual([
      { src: '/p/1.jpg', alt: '入场照片', caption: '入场 今天 10:20' },
      { src: null, alt: '离场照片', caption: '离场' },
    ]);
  });
});
