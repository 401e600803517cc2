import { formatIsoDay } from '@/domain/day';
import {
  canSubmitVehiclePapers,
  findLatestPlateClaims,
  findLatestVehiclePapers,
  findVehiclePapersForQuery,
  resolveVehiclePapersFormSubject,
  resubmitVehiclePapersPath,
  toVehiclePapersReviewSteps,
  vehiclePapersStateTag,
} from '@/features/vehicles/papers/model/vehiclePapers';
import {
  normalizeDateInput,
  toVehiclePapersArgs,
  validateVehiclePapers,
  type VehiclePapersPhoto,
  type VehiclePapersValues,
} from '@/features/vehicles/papers/model/vehiclePapersForm';
import type { BoundPlate } from '@/services/charge/plates';
import type { PlateDocuments } from '@/services/special/plateMaterials';

const NOW = Date.parse('2026-03-10T12:00:00+08:00');
const TODAY = '2026-03-10';
const paper = (change: Partial<PlateDocuments> = {}): PlateDocuments => ({
  materialId: 'm-1',
  materialKind: 1,
  plateId: 'plate-1',
  plateNo: '粤B12345',
  formatPlateNo: '粤B·12345',
  plateColor: 1,
  ownerName: '林晓',
  maskedIdCard: '1101************2X',
  certificateNo: '',
  expireDate: '',
  state: 1,
  stateText: '',
  reasons: [],
  applyTime: '2026-03-10 11:50:00',
  expectTime: '2026-03-10 12:30:00',
  reviewTime: '',
  materials: [],
  ...change,
});
const own = { plateId: 'plate-1', plateNo: '粤B12345', formatPlateNo: '粤B·12345', plateColor: 1 } as BoundPlate;

describe('papers', () => {
  const disabled = paper({ materialId: 'm-3', materialKind: 3 });
  const claim = paper({ materialId: 'm-2', materialKind: 2, plateId: '', plateNo: '粤A33333' });
  const all = [disabled, claim, paper({ materialId: 'm-new' }), paper()];

  test('are the newest of a plate and kind', () => {
    expect(findLatestVehiclePapers(all, '粤B12345', 'vehicle')?.materialId).toBe('m-new');
    expect(findLatestVehiclePapers(all, '粤B12345', 'disabled')?.materialId).toBe('m-3');
    expect(findLatestVehiclePapers(all, '粤B00000', 'vehicle')).toBeUndefined();
    expect(findLatestPlateClaims([claim, { ...claim, materialId: 'older' }, paper()], [own])).toEqual([claim]);
    expect(findLatestPlateClaims([claim], [{ ...own, plateNo: '粤A33333' }])).toEqual([]);
  });

  test('are found by their id rather than by their vehicle', () => {
    expect(findVehiclePapersForQuery(all, [own], { materialId: 'm-2', plateId: 'plate-1' }, 'vehicle')).toBe(claim);
    expect(findVehiclePapersForQuery(all, [own], { plateId: 'plate-1' }, 'disabled')).toBe(disabled);
    expect(findVehiclePapersForQuery(all, [own], { plateId: 'plate-7' }, 'vehicle')).toBeUndefined();
    expect(findVehiclePapersForQuery(all, [own], {}, 'vehicle')).toBeUndefined();
  });

  test('show their state; an unknown state counts as in progress', () => {
    expect(vehiclePapersStateTag(undefined).text).toBe('未认证');
    expect(([0, 1, 2, 3] as const).map((state) => vehiclePapersStateTag(paper({ state }), TODAY).text)).toEqual([
      '处理中',
      '审核中',
      '已通过',
      '未通过',
    ]);
    expect(vehiclePapersStateTag(paper({ state: 2, expireDate: '2026-03-09' }), TODAY).text).toBe('已过期');
    expect(vehiclePapersStateTag(paper({ state: 2, expireDate: TODAY }), TODAY).text).toBe('已通过');
  });

  test('can be submitted when there are none, rejected: refused ones, or expired ones', () => {
    expect(canSubmitVehiclePapers(undefined, TODAY)).toBe(true);
    expect(([0, 1, 2, 3] as const).map((state) => canSubmitVehiclePapers(paper({ state }), TODAY))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(canSubmitVehiclePapers(paper({ state: 2, expireDate: '2020-01-01' }), TODAY)).toBe(true);
    expect(resubmitVehiclePapersPath(paper({ state: 3 }))).toBe('/plateMaterialEdit?materialId=m-1');
    expect(resubmitVehiclePapersPath(paper({ state: 2, materialKind: 3 }))).toBe(
      '/plateMaterialDisabled?plateId=plate-1',
    );
  });

  test('list their steps and the reason for a refusal', () => {
    const words = (change: Partial<PlateDocuments>) =>
      toVehiclePapersReviewSteps(paper(change), NOW).map(({ word }) => word);
    expect(words({ state: 1 })).toEqual(['已提交资料', '审核中', '审核结果']);
    expect(words({ state: 0 })).toEqual(['已提交资料', '审核中', '审核结果']);
    expect(words({ state: 2 })).toEqual(['已提交资料', '审核通过']);
    const refused = toVehiclePapersReviewSteps(
      paper({
        state: 3,
        reasons: [
          { field: 'a', text: '照片模糊' },
          { field: 'b', text: '照片模糊' },
          { field: 'c', text: '' },
        ],
      }),
      NOW,
    );
    expect(refused.at(-1)).toMatchObject({ word: '未通过', tone: 'owed', note: '照片模糊' });
    expect(toVehiclePapersReviewSteps(paper(), NOW)[1]?.note).toBe('预计 今天 12:30 前答复');
    expect(toVehiclePapersReviewSteps(paper({ expectTime: 'soon' }), NOW)[1]?.note).toBeUndefined();
  });
});

describe('the subject of a form', () => {
  test('is a vehicle of the driver, a plate to claim, or refused papers', () => {
    expect(resolveVehiclePapersFormSubject([], [own], { plateId: 'plate-1' }, 'vehicle')).toMatchObject({
      kind: 1,
      plateNo: '粤B12345',
    });
    expect(resolveVehiclePapersFormSubject([], [own], { plateId: 'plate-1' }, 'disabled')).toMatchObject({ kind: 3 });
    expect(resolveVehiclePapersFormSubject([], [own], { plateNo: '粤B12345' }, 'vehicle')).toMatchObject({ kind: 1 });
    expect(resolveVehiclePapersFormSubject([], [own], { plateNo: '粤A33333', plateColor: 1 }, 'vehicle')).toMatchObject(
      {
        kind: 2,
        plateColor: 1,
      },
    );
    const refused = paper({ state: 3, materialKind: 2, plateNo: '粤A33333' });
    expect(resolveVehiclePapersFormSubject([refused], [own], { materialId: 'm-1' }, 'vehicle')).toMatchObject({
      kind: 2,
      rejected: refused,
    });
    expect(resolveVehiclePapersFormSubject([refused], [own], { plateNo: '粤A33333' }, 'vehicle')).toMatchObject({
      kind: 2,
      rejected: refused,
    });
  });

  test('is missing for an address that names none of these', () => {
    expect(resolveVehiclePapersFormSubject([], [own], {}, 'vehicle')).toBeNull();
    expect(resolveVehiclePapersFormSubject([], [own], { plateId: 'plate-7' }, 'vehicle')).toBeNull();
    expect(resolveVehiclePapersFormSubject([], [own], { plateNo: '粤A33333' }, 'disabled')).toBeNull();
  });
});

describe('a form', () => {
  const typed: VehiclePapersValues = {
    ownerName: '林晓',
    idCard: '11010519491231002X',
    certificateNo: '11010519491231002X43',
    expireDate: '2030-12-31',
  };
  const photo = (type: VehiclePapersPhoto['type'], change: Partial<VehiclePapersPhoto> = {}): VehiclePapersPhoto => ({
    type,
    picUrl: `/p/${type}.jpg`,
    isUnfinished: false,
    ...change,
  });

  test('accepts correct values', () => {
    expect(
      validateVehiclePapers(1, { ...typed, certificateNo: '', expireDate: '' }, [photo(1), photo(2)], TODAY),
    ).toEqual({});
    expect(validateVehiclePapers(3, typed, [photo(3), photo(1)], TODAY)).toEqual({});
    expect(validateVehiclePapers(3, { ...typed, certificateNo: '11010519491231002X43B1' }, [photo(3)], TODAY)).toEqual(
      {},
    );
  });

  test.each([
    ['no name', { ownerName: '' }, { ownerName: '请填写车主姓名' }],
    ['a sign in the name', { ownerName: '林/晓' }, { ownerName: expect.stringContaining('不能包含') as string }],
    ['no number', { idCard: '' }, { idCard: '请填写身份证号' }],
    ['a wrong length', { idCard: '123' }, { idCard: '身份证长度或格式错误' }],
    ['a wrong check digit', { idCard: '110105194912310021' }, { idCard: '身份证号非法' }],
    ['a short certificate', { certificateNo: '123' }, { certificateNo: expect.stringContaining('20位') as string }],
    ['no day', { expireDate: '2030-02-30' }, { expireDate: '请选择残疾证有效期' }],
    ['a day that is over', { expireDate: '20260309' }, { expireDate: '残疾证已过有效期，请先换证' }],
  ])('with %s', (_what, change, fault) => {
    expect(validateVehiclePapers(3, { ...typed, ...change }, [photo(3)], TODAY)).toEqual(fault);
  });

  test('names the missing pictures, and waits for those being uploaded', () => {
    const photos = (...given: VehiclePapersPhoto[]) => validateVehiclePapers(1, typed, given, TODAY).photos;
    expect(photos(photo(1, { picUrl: '' }), photo(2, { picUrl: '' }))).toBe('请上传行驶证正页、行驶证副页照片');
    expect(photos(photo(1), photo(2, { picUrl: '', isUnfinished: true }))).toBe('照片还未传完，请稍候或重试');
  });

  test("sends a date in the server's format, and only for a disabled driver", () => {
    expect(toVehiclePapersArgs(3, { ...typed, expireDate: '20301231' }, [photo(3)])).toEqual({
      expireDate: '2030-12-31',
      materials: [{ materialType: 3, picUrl: '/p/3.jpg' }],
    });
    expect(toVehiclePapersArgs(1, typed, [])).toEqual({ materials: [] });
    expect(normalizeDateInput(' 2030-12-31 ')).toBe('2030-12-31');
    expect(normalizeDateInput('2030-13-01')).toBeNull();
  });

  test("uses today's date in Shanghai", () => {
    expect(formatIsoDay(Date.parse('2026-03-09T16:30:00Z'))).toBe('2026-03-10');
    expect(formatIsoDay(Number.NaN)).toBe('');
  });
});
