import {
  EMPTY_PASS_DOCUMENT_DRAFT,
  isPassDocumentDraft,
  validatePassApplicant,
  validatePassApplicantIdCard,
  validatePassDocumentPhotos,
} from '@/features/passes/material/model/passDocumentForm';
import {
  getPassDocumentTypesToResubmit,
  getRequiredPassDocumentTypes,
  requiresUnknownPassDocument,
} from '@/features/passes/material/model/passDocumentTypes';
import { filterReusablePassDocuments, groupPassRejectionReasons } from '@/features/passes/material/model/passRejection';
import { toAgreedPassPeriod } from '@/features/passes/model/toAgreedPassPeriod';
import type { PassQuote } from '@/services/special/passes';

import { hostileStrings } from '../../../corpus/hostileStrings';

const TYPED = { ownerName: '林晓', phone: '13800138000', address: '会展花园2栋1203' };
const PHOTO = { picUrl: '/a.jpg', isUnfinished: false };

test('texts: each has its own refusal, and what was submitted before is not judged again', () => {
  expect(validatePassApplicant(TYPED)).toEqual({});
  expect(validatePassApplicant({ ...TYPED, phone: null })).toEqual({});
  expect(validatePassApplicant({ ...TYPED, address: 'A&B公寓3号楼/1203' })).toEqual({});
  expect(validatePassApplicant({ ...TYPED, address: '2栋\n1203' })).toEqual({ address: '不能包含换行等看不见的字符' });
  expect(validatePassApplicant({ ownerName: '', phone: '', address: ' ' })).toEqual({
    ownerName: '请填写姓名',
    phone: '请填写手机号',
    address: '请填写楼栋和房号',
  });
  expect(validatePassApplicant({ ownerName: '林*晓', phone: '1380013800', address: '楼'.repeat(61) })).toEqual({
    ownerName: '姓名不能包含/\\:*?"<\'>等字符',
    phone: '请输入正确的手机号',
    address: '地址最多60个字',
  });
  expect(validatePassApplicant({ ...TYPED, ownerName: '晓'.repeat(31) })).toEqual({ ownerName: '姓名最多30个字' });
});

test('an identity number with a wrong digit is refused before anything is sent', () => {
  expect(validatePassApplicantIdCard('')).toBe('请填写身份证号');
  expect(validatePassApplicantIdCard('110105194912310021')).toBe('身份证号非法');
  expect(validatePassApplicantIdCard('1101051949123100')).toBe('身份证长度或格式错误');
  expect(validatePassApplicantIdCard('11010519491231002x')).toBe('');
});

test('each picture that is missing or under way is named', () => {
  expect(validatePassDocumentPhotos([{ ...PHOTO, type: 1 }])).toEqual({});
  expect(
    validatePassDocumentPhotos([
      { type: 2, picUrl: '', isUnfinished: false },
      { type: 4, picUrl: '', isUnfinished: true },
    ]),
  ).toEqual({ 2: '请上传房产证明照片', 4: '照片还未传完，传完或删掉后再提交' });
});

test('reasons stand at their part; one without a known part is said for the whole', () => {
  const reasons = [
    { field: 'materials:2', text: '不清晰' },
    { field: 'materials:2', text: '缺一页' },
    { field: 'address', text: '没有房号' },
    { field: 'materials', text: '照片不全' },
    { field: 'toString', text: '其他' },
    { field: 'phone', text: '' },
  ];
  const rejection = groupPassRejectionReasons({ reasons });
  expect(rejection).toEqual({
    texts: { address: '没有房号' },
    photos: { 2: '不清晰；缺一页' },
    others: ['照片不全', '其他'],
  });
  const materials = [1, 2].map((materialType) => ({ materialType, picUrl: '/a.jpg' }));
  expect(filterReusablePassDocuments({ materials }, rejection)).toEqual([{ materialType: 1, picUrl: '/a.jpg' }]);
  for (const text of hostileStrings)
    expect(groupPassRejectionReasons({ reasons: [{ field: text, text }] }).texts).toEqual({});
});

test('the pictures: those of the rule, each once; of rejected documents also what the review asks for', () => {
  expect(getRequiredPassDocumentTypes({ materialTypes: [1, 2, 2, 0] })).toEqual([1, 2]);
  expect(requiresUnknownPassDocument({ materialTypes: [1, 0] })).toBe(true);
  expect(requiresUnknownPassDocument({ materialTypes: [] })).toBe(false);
  const refused = {
    materials: [{ materialType: 3, picUrl: '/a.jpg' }],
    reasons: [{ field: 'materials:4', text: '缺少工作证明照片' }],
  };
  expect(getPassDocumentTypesToResubmit({ materialTypes: [1] }, refused)).toEqual([1, 4]);
  expect(getPassDocumentTypesToResubmit(undefined, refused)).toEqual([3, 4]);
});

test('a stored value of another shape is no draft', () => {
  expect(isPassDocumentDraft(EMPTY_PASS_DOCUMENT_DRAFT)).toBe(true);
  expect(isPassDocumentDraft({ ...EMPTY_PASS_DOCUMENT_DRAFT, phone: 1 })).toBe(false);
  for (const text of hostileStrings) expect(isPassDocumentDraft(text)).toBe(false);
});

test('only days that the server has said are agreed to', () => {
  const quote: PassQuote = {
    ...{ startTime: '2026-03-11 00:00:00', endTime: '2026-04-11 00:00:00' },
    ...{ fromPayment: 0, payFee: 20_000, refusal: '', overlaps: [] },
  };
  expect(toAgreedPassPeriod(quote)).toEqual({ startTime: quote.startTime, endTime: quote.endTime });
  expect(toAgreedPassPeriod(undefined)).toEqual({});
  expect(toAgreedPassPeriod({ ...quote, refusal: '名额已满' })).toEqual({});
  expect(toAgreedPassPeriod({ ...quote, endTime: '' })).toEqual({});
});
