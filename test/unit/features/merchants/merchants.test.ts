import {
  clampCouponPurchaseQuantity,
  isMerchantCouponPurchaseDraft,
} from '@/features/merchants/buy/model/couponPurchaseDraft';
import { merchantCouponPurchaseStateTag } from '@/features/merchants/buy/model/merchantCouponPurchaseStateTag';
import { addCouponGrantAttempt, createPlateInputForNextCar } from '@/features/merchants/give/model/couponGrantDraft';
import { parsePlateFromCode } from '@/features/merchants/give/model/parsePlateFromCode';
import { parseCouponCode, toScannableUrl } from '@/features/merchants/qr/model/couponQrContent';
import { toCouponGrantCsv } from '@/features/merchants/records/model/toCouponGrantCsv';
import type { MerchantCouponGrant } from '@/services/coupon/merchants';
import { couponGrantStateTag } from '@/widgets/merchant/model/grantText';

const grant = {
  grantId: 'g1',
  plateNo: '粤B12345',
  formatPlateNo: '粤B·12345',
  couponName: '=2元停车券',
  num: 1,
  reason: '+会员',
  operatorName: '林晓',
  grantTime: '2026-03-10 12:00:00',
  state: 2,
  useTime: '2026-03-10 13:00:00',
  useParkName: '中心书城停车场',
  discountFee: 200,
} as MerchantCouponGrant;

test('a state that nobody knows is 处理中, never used or paid', () => {
  expect(couponGrantStateTag({ state: 0 }).word).toBe('处理中');
  expect(merchantCouponPurchaseStateTag({ state: -1 }).word).toBe('处理中');
  expect(merchantCouponPurchaseStateTag({ state: 1 }).word).toBe('处理中');
});

test('the exported table names what was used where and not when, and keeps what others typed from being a formula', () => {
  const [, row] = toCouponGrantCsv([grant]).split('\r\n');
  expect(row).toBe(
    `"2026-03-10 12:00:00","粤B·12345","'=2元停车券","1","已使用","'+会员","林晓","中心书城停车场","2.00"`,
  );
});

test("the content of a QR code is a whole address, so that a phone's own camera opens it", () => {
  const text = toScannableUrl('/scanQRCode?code=C123', 'https://park.example', '/h5/');
  expect(text).toBe('https://park.example/h5/scanQRCode?code=C123');
});

test.each([
  ['/scanQRCode?code=C1', 'C1'],
  ['https://x/scanQRCode?a=1&code=C-2_', 'C-2_'],
  ['/scanQRCode', undefined],
])('the code in %s', (content, code) => {
  expect(parseCouponCode(content)).toBe(code);
});

test('an address of another place stays as the server sent it', () => {
  for (const content of ['https://other.example/x?code=1', '//other.example/x']) {
    expect(toScannableUrl(content, 'https://park.example', '/')).toBe(content);
  }
});

test('three results stand at the till; what is known of a plate replaces that it was not known', () => {
  const one = { couponName: 'x', num: 1, revokeDeadline: '', isEarlier: false, problem: '' };
  const unknown = { ...one, grantId: '', plateNo: 'A' };
  const list = addCouponGrantAttempt([unknown], { ...one, grantId: 'g1', plateNo: 'A' });
  expect(list.map(({ grantId }) => grantId)).toEqual(['g1']);
  const more = ['g2', 'g3', 'g4'].reduce(
    (all, grantId) => addCouponGrantAttempt(all, { ...one, grantId, plateNo: 'A' }),
    list,
  );
  expect(more.map(({ grantId }) => grantId)).toEqual(['g4', 'g3', 'g2']);
});

test('the next plate begins with the same province', () => {
  expect(createPlateInputForNextCar(['粤', 'B', '1', '2', '3', '4', '5', ''])).toEqual({
    cells: ['粤', '', '', '', '', '', '', ''],
    active: 1,
    board: null,
  });
});

test('a kept number is within what can be bought now', () => {
  expect(clampCouponPurchaseQuantity(null, { minNum: 10, maxNum: 500 })).toBe(10);
  expect(clampCouponPurchaseQuantity(5, { minNum: 10, maxNum: 500 })).toBe(10);
  expect(clampCouponPurchaseQuantity(900, { minNum: 10, maxNum: 500 })).toBe(500);
  expect(clampCouponPurchaseQuantity(30, { minNum: 10, maxNum: 0 })).toBe(30);
  expect(isMerchantCouponPurchaseDraft({ channel: null, agreedCents: null, num: 1.5 })).toBe(false);
});

test.each([
  ['粤B·12345', '粤B12345'],
  [' 粤BD12345\n', '粤BD12345'],
  ['https://park.example/payPage?lot=1&plateNo=%E7%B2%A4B12345#x', '粤B12345'],
  ['https://park.example/payPage?plateNo=%', null],
  ['https://park.example/scanQRCode?code=C1', null],
  ['你好', null],
])('the plate in the code %j', (text, plateNo) => {
  expect(parsePlateFromCode(text)).toBe(plateNo);
});
