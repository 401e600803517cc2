/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { UPLOAD_TIMEOUT_MS } from '@/services/base/baseQuery/sendServiceCall';
import { pictureUploadCalls } from '@/services/basic/pictures';
import { recordingSendCalls } from '@/services/basic/recordings';
import { EMPTY_FEEDBACK_CONTEXT, faqAndFeedbackCalls } from '@/services/basic/support';
import { accountDeletionCalls } from '@/services/driver/accountDeletion';
import { credentialCalls } from '@/services/driver/credentials';
import { residentRegistrationCalls } from '@/services/driver/residentRegistrations';
import { walletCalls } from '@/services/driver/wallets';

import { after, envelope, makeServices } from '../../support/makeServices';

const SECRET = {
  phone: '13611112222',
  oldPassword: 'secretOld1',
  newPassword: 'secretNew1',
  password: 'secretOld1',
  verifyCode: '918273',
  oldVerifyCode: '645342',
  name: '司马相如',
  idCard: '11010519491231002X',
  fileData: 'c2VjcmV0UGljdHVyZQ==',
  suffix: 'jpg',
  recording: '{"secret":"recordedWords"}',
};
type SecretField = keyof typeof SECRET;

const { changePassword, changePhone } = credentialCalls.endpoints;
const { applyAsOwner } = residentRegistrationCalls.endpoints;
const APPLICATION = {
  ...{ requestId: 'request-1', areaName: '莲花一村', parkId: '', roomNo: '3-2-501' },
  ...{ ownerType: 1 as const, plates: [], pictures: [] },
};
const FEEDBACK = { ...EMPTY_FEEDBACK_CONTEXT, type: 5 as const, content: '误绑', pictures: [], requestId: 'request-1' };

/** The secret fields of a call, and the call with the handle of its secret. */
const CALLS: [string, SecretField[], (handle: string) => unknown][] = [
  ['changePassword', ['oldPassword', 'newPassword'], (handle) => changePassword.initiate({ handle })],
  ['changePhone', ['phone', 'verifyCode', 'oldVerifyCode'], (handle) => changePhone.initiate({ handle })],
  ['deleteAccount', ['verifyCode'], (handle) => accountDeletionCalls.endpoints.deleteAccount.initiate({ handle })],
  ['applyAsOwner', ['name', 'idCard', 'phone'], (handle) => applyAsOwner.initiate({ ...APPLICATION, handle })],
  [
    'requestBalanceRefund',
    ['verifyCode'],
    (handle) => walletCalls.endpoints.requestBalanceRefund.initiate({ requestId: 'request-1', handle, amount: 100 }),
  ],
  ['sendFeedback', ['phone'], (handle) => faqAndFeedbackCalls.endpoints.sendFeedback.initiate({ ...FEEDBACK, handle })],
  [
    'uploadPicture',
    ['fileData', 'suffix'],
    (handle) => pictureUploadCalls.endpoints.uploadPicture.initiate({ handle }),
  ],
  [
    'sendRecording',
    ['recording'],
    (handle) => recordingSendCalls.endpoints.sendRecording.initiate({ handle, hasConsent: 1, appVersion: '1' }),
  ],
];

test.each(CALLS)(
  '%s: the server gets the secret in the body; no action, state or address holds it',
  async (_, fields, call) => {
    const sent: { input: string; body: string }[] = [];
    const { store, vault, actions } = makeServices({
      fetch: (input, init) => {
        sent.push({ input, body: typeof init?.body === 'string' ? init.body : '' });
        return Promise.resolve(envelope('0xabc', null, '不行'));
      },
    });
    const secret = Object.fromEntries(fields.map((field) => [field, SECRET[field]]));
    const handle = vault.put(secret);
    await store.dispatch(call(handle) as never);
    expect(sent).toHaveLength(1);
    expect(JSON.parse(sent[0]?.body ?? '{}')).toMatchObject(secret);
    const seen = JSON.stringify([actions, store.getState(), sent[0]?.input]);
    for (const field of fields.filter((one) => one !== 'suffix')) expect(seen).not.toContain(SECRET[field]);
    expect(vault.open(handle)).toBeUndefined();
  },
);

test('a picture and a recording may take 30 s, a password 10', async () => {
  jest.useFakeTimers();
  const start = (call: (typeof CALLS)[number][2]) => {
    const { store, vault } = makeServices({
      fetch: (_input, init) => after(3_600_000, () => envelope('200'), init?.signal),
    });
    const done: unknown[] = [];
    const dispatch = store.dispatch as (action: unknown) => Promise<{ error?: { kind: string } }>;
    void dispatch(call(vault.put({}))).then(({ error }) => done.push(error?.kind));
    return done;
  };
  const byName = (name: string) => start(CALLS.find(([one]) => one === name)?.[2] ?? (() => undefined));
  const [password, picture, recording] = ['changePassword', 'uploadPicture', 'sendRecording'].map(byName);
  await jest.advanceTimersByTimeAsync(10_000);
  expect([password, picture, recording]).toEqual([['timeout'], [], []]);
  await jest.advanceTimersByTimeAsync(UPLOAD_TIMEOUT_MS - 10_000);
  expect([picture, recording]).toEqual([['timeout'], ['timeout']]);
  jest.useRealTimers();
});
