import {
  EMPTY_RESIDENT_REGISTRATION_DRAFT,
  findResidentFieldRejectionReason,
  formatRoomNo,
  isResidentRegistrationDraft,
  parseRoomNo,
  type ResidentRegistrationDraft,
  type ResidentRegistrationUnsavedInputs,
  toResidentRegistrationDraft,
  validateResidentRegistration,
} from '@/features/owner/model/residentRegistrationForm';
import {
  residenceProofLabel,
  residentRegistrationStateTag,
  toResidentRegistrationReviewSteps,
  toResidentRejectionReasonRows,
} from '@/features/owner/model/residentRegistrationTexts';
import type { ResidentRegistration } from '@/services/driver/residentRegistrations';

import { hostileStrings } from '../../corpus/hostileStrings';

const GOOD: ResidentRegistrationDraft = {
  ...EMPTY_RESIDENT_REGISTRATION_DRAFT,
  ...{ areaName: '莲花一村', building: '3', unit: '2', room: '501', ownerType: 1, ownerName: '林晓' },
};
const BESIDE: ResidentRegistrationUnsavedInputs = {
  ...{ idCard: '11010519491231002X', phone: '13800138000' },
  ...{ pictureNum: 1, isUploading: false, isResubmission: false },
};
const REFUSED: ResidentRegistration = {
  ...{ applyId: 'OA1', areaName: '莲花二村', parkId: 'park-1', roomNo: '12-402', ownerType: 2, name: '林晓' },
  ...{ idCard: '110***********002X', phone: '138****8000', plates: ['粤B12345'], pictures: ['/a.jpg'] },
  ...{ state: 3, stateText: '未通过', applyTime: '2026-03-08 10:00:00', reviewTime: '2026-03-08 11:00:00' },
  reasons: [
    { field: 'roomNo', text: '房号不对' },
    { field: 'toString', text: '别的' },
    { field: 'name', text: '' },
  ],
};

test('the number of a room has three parts, or two where a building has no units, and is read back', () => {
  expect(formatRoomNo({ building: ' 3栋', unit: '2单元', room: '501室' })).toBe('3-2-501');
  expect(formatRoomNo({ building: '12号楼', unit: '', room: '402' })).toBe('12-402');
  for (const parts of [
    { building: '3', unit: '2', room: '501' },
    { building: '12', unit: '', room: '402' },
  ]) {
    expect(parseRoomNo(formatRoomNo(parts))).toEqual(parts);
  }
  expect(parseRoomNo('1-2-3-4')).toEqual({ building: '', unit: '', room: '1-2-3-4' });
});

test('each field is judged', () => {
  expect(validateResidentRegistration(GOOD, BESIDE)).toEqual({});
  // No remarks: an estate and a room are written as they are called (Rule 7.4).
  expect(
    validateResidentRegistration({ ...GOOD, areaName: 'A&B公寓', building: '3/4', room: 'B:501' }, BESIDE),
  ).toEqual({});
  const wrong: [Partial<ResidentRegistrationDraft>, Partial<ResidentRegistrationUnsavedInputs>, string][] = [
    [{ areaName: ' ' }, {}, 'areaName'],
    [{ areaName: '村'.repeat(31) }, {}, 'areaName'],
    [{ room: '室' }, {}, 'roomNo'],
    [{ room: '2-501' }, {}, 'roomNo'],
    [{ areaName: '莲花\n一村' }, {}, 'areaName'],
    [{ building: '3\u0000' }, {}, 'roomNo'],
    [{ ownerType: 0 }, {}, 'ownerType'],
    [{ ownerName: '' }, {}, 'name'],
    [{ ownerName: '林*' }, {}, 'name'],
    [{}, { idCard: '' }, 'idCard'],
    [{}, { idCard: '110105194912310021' }, 'idCard'],
    [{}, { phone: '' }, 'phone'],
    [{}, { pictureNum: 0 }, 'pictures'],
    [{}, { isUploading: true }, 'pictures'],
  ];
  for (const [draft, beside, field] of wrong) {
    expect(Object.keys(validateResidentRegistration({ ...GOOD, ...draft }, { ...BESIDE, ...beside }))).toEqual([field]);
  }
});

test('a refused registration fills the form, and what the server masks need not be typed again', () => {
  const draft = toResidentRegistrationDraft(REFUSED);
  expect(draft).toMatchObject({ areaName: '莲花二村', parkId: 'park-1', building: '12', unit: '', room: '402' });
  const masked = { ...BESIDE, idCard: '', phone: '' };
  expect(validateResidentRegistration(draft, { ...masked, isResubmission: true })).toEqual({});
  expect(Object.keys(validateResidentRegistration(draft, masked))).toEqual(['idCard', 'phone']);
  expect(findResidentFieldRejectionReason(REFUSED, 'roomNo', [])).toBe('房号不对');
  expect(findResidentFieldRejectionReason(REFUSED, 'roomNo', ['roomNo'])).toBeUndefined();
  expect(toResidentRejectionReasonRows(REFUSED)).toEqual([
    { label: '房号', text: '房号不对' },
    { label: '其他', text: '别的' },
  ]);
});

test('only a draft of this shape is used', () => {
  expect(isResidentRegistrationDraft(GOOD)).toBe(true);
  for (const value of [null, {}, { ...GOOD, plateNos: [1] }, { ...GOOD, room: 5 }, ...hostileStrings]) {
    expect(isResidentRegistrationDraft(value)).toBe(false);
  }
});

test('hostile texts are never accepted as they are, or fit a field', () => {
  for (const text of hostileStrings) {
    const problems = validateResidentRegistration(
      { ...GOOD, areaName: text, room: text, ownerName: text },
      { ...BESIDE, idCard: text },
    );
    expect(problems.idCard).toBe(text === '' ? '请填写身份证号' : '身份证长度或格式错误');
    expect(() => parseRoomNo(formatRoomNo({ building: text, unit: text, room: text }))).not.toThrow();
  }
});

test('an unknown state is in progress, and the words follow owner or tenant', () => {
  expect(residentRegistrationStateTag({ state: 0 })).toEqual({ word: '处理中', tone: 'soon' });
  expect(toResidentRegistrationReviewSteps({ ...REFUSED, state: 0 }, 0).map(({ state }) => state)).toEqual([
    'past',
    'now',
    'ahead',
  ]);
  expect([0, 1, 2].map(residenceProofLabel)).toEqual(['房产证或租赁合同', '房产证或购房合同', '租赁合同']);
});
