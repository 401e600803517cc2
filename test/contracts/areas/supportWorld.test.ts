import { MINUTE_MS } from '@/lib/timeUnits';
import type { MessageSubscription } from '@/services/basic/follows';
import type { OperatorNotice } from '@/services/basic/notices';
import { MAX_SENT_RECORDING_BYTES } from '@/services/basic/recordings';
import type { OperatorSettings } from '@/services/basic/settings';
import type { Faq, Feedback } from '@/services/basic/support';

import { digitsPng } from '../../../mocks/pictures/digits';
import { expireAccessTokens, signInAs } from '../../../mocks/world/account/tokens';
import { DRIVERS } from '../../../mocks/world/core/seeded';
import { ANSWERED_MS } from '../../../mocks/world/support/feedbacks';
import { answersOf, mockClient } from '../mockClient';

const { lin, chen } = DRIVERS;

interface List<T> {
  results: T[];
  total: number;
}

/** The basic service as one driver, or as a visitor. */
function basicClient(phone: string | null = lin.phone, client = mockClient()) {
  const token = phone === null ? undefined : signInAs(client.world, phone).token;
  const ask = (method: string, path: string, body?: object) =>
    client.call(method, `basic/v2/api/${path}`, {
      ...(token === undefined ? {} : { token }),
      ...(body === undefined ? {} : { body }),
    });
  return { ...client, client, ask, ...answersOf(ask) };
}

/** Of the default driver, one in each state. */
const SEEDED_FEEDBACKS = 4;

let requests = 0;
const newRequest = () => ({ requestId: `request-${String((requests += 1))}` });
const FEEDBACK = { type: 2, content: '这笔停车费多收了', pictures: [], relatedNo: 'stay-0004', phone: lin.phone };

test('feedback is submitted, accepted, answered, unread until it is opened, continued and closed', async () => {
  const { read, told, world } = basicClient();
  const { feedbackId } = await read<Feedback>('POST', 'feedbacks', { ...FEEDBACK, ...newRequest() });
  const listed = async () => (await read<List<Feedback>>('GET', 'feedbacks')).results[0];
  expect(await listed()).toMatchObject({ state: 1, stateText: '待处理', unread: 0, replies: [{ from: 1 }] });
  world.clock.advance(2 * MINUTE_MS);
  expect(await listed()).toMatchObject({ state: 2, replies: [{ from: 1 }] });
  world.clock.advance(ANSWERED_MS - 2 * MINUTE_MS);
  expect(await listed()).toMatchObject({ state: 3, unread: 1 });
  const opened = await read<Feedback>('GET', `feedbacks/${feedbackId}`);
  expect(opened.replies).toMatchObject([
    { from: 1, text: '这笔停车费多收了', time: '2026-03-10 12:00:00' },
    { from: 2, time: '2026-03-10 12:10:00' },
  ]);
  expect(await listed()).toMatchObject({ unread: 0 });
  await read('POST', `feedbacks/${feedbackId}/replies`, { ...newRequest(), content: '还是不对', isResolved: 0 });
  world.clock.advance(ANSWERED_MS);
  const answered = await read<Feedback>('GET', `feedbacks/${feedbackId}`);
  expect(answered.replies.map(({ from }) => from)).toEqual([1, 2, 1, 2]);
  await read('POST', `feedbacks/${feedbackId}/replies`, { ...newRequest(), content: '', isResolved: 1 });
  expect(await listed()).toMatchObject({ state: 4, stateText: '已关闭' });
  expect(
    await told('POST', `feedbacks/${feedbackId}/replies`, { ...newRequest(), content: '喂', isResolved: 0 }),
  ).toEqual(['0x0000401', '该反馈已关闭，请重新提交']);
});

test("a visitor may submit feedback but not read any; no driver reads or continues another driver's feedback", async () => {
  const { client, read } = basicClient();
  const visitor = basicClient(null, client);
  expect((await visitor.told('POST', 'feedbacks', { ...FEEDBACK, ...newRequest(), type: 5 }))[0]).toBe('200');
  expect((await visitor.told('GET', 'feedbacks'))[0]).toBe('401');
  const { feedbackId } = await read<Feedback>('POST', 'feedbacks', { ...FEEDBACK, ...newRequest() });
  const further = { ...newRequest(), content: '我也是', isResolved: 0 };
  const replies = `feedbacks/${feedbackId}/replies`;
  expect((await visitor.told('POST', replies, further))[0]).toBe('401');
  const stranger = basicClient(chen.phone, client);
  expect(await stranger.told('GET', `feedbacks/${feedbackId}`)).toEqual(['0x10d7500001', '反馈不存在']);
  expect((await stranger.told('POST', replies, further))[0]).toBe('0x10d7500001');
  expect((await stranger.read<List<Feedback>>('GET', 'feedbacks')).total).toBe(0);
  expect((await read<List<Feedback>>('GET', 'feedbacks')).total).toBe(SEEDED_FEEDBACKS + 1);
});

test('a driver with an expired token is not a visitor: the answer demands a renewal', async () => {
  const { told, world } = basicClient();
  expireAccessTokens(world);
  const recording = { recording: '{}', hasConsent: 1, appVersion: '' };
  expect((await told('POST', 'feedbacks', { ...FEEDBACK, ...newRequest() }))[0]).toBe('401');
  expect((await told('POST', 'recordings', recording))[0]).toBe('401');
  expect((await told('GET', 'paramConfigs'))[0]).toBe('401');
  expect((await told('GET', 'faqs'))[0]).toBe('200');
  expect([world.tables.feedbacks.length, world.tables.recordings.length]).toEqual([SEEDED_FEEDBACKS, 0]);
});

test.each([
  ['no content', { ...FEEDBACK, content: '  ' }],
  ['201 characters', { ...FEEDBACK, content: '停'.repeat(201) }],
  ['five pictures', { ...FEEDBACK, pictures: ['a', 'b', 'c', 'd', 'e'] }],
  ['a kind that is none', { ...FEEDBACK, type: 9 }],
  ['an emoji', { ...FEEDBACK, content: '多收了😡' }],
  ['a number that is none', { ...FEEDBACK, phone: '123' }],
])('feedback with %s is refused', async (_what, body) => {
  const { told, world } = basicClient();
  expect((await told('POST', 'feedbacks', { ...newRequest(), ...body }))[0]).toBe('0x0000401');
  expect(world.tables.feedbacks).toHaveLength(SEEDED_FEEDBACKS);
});

test('a picture is stored with the type of its bytes, and served back', async () => {
  const { app, read, told } = basicClient(null);
  const fileData = digitsPng('1234');
  const { picUrl } = await read<{ picUrl: string }>('POST', 'pictures', { fileData, suffix: 'png' });
  const served = await app.request(picUrl);
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(Buffer.from(await served.arrayBuffer()).toString('base64')).toBe(fileData);
  expect((await app.request('/__mocks/uploads/none.png')).status).toBe(404);
  const refused = async (body: object) => (await told('POST', 'pictures', body))[0];
  expect(await refused({ fileData })).toBe('0x0000402'); // jpg is the default suffix
  expect(await refused({ fileData: Buffer.from('<svg onload="x">').toString('base64'), suffix: 'svg' })).toBe(
    '0x0000402',
  );
  expect(await refused({ fileData: `data:image/png;base64,${fileData}`, suffix: 'png' })).toBe('0x0000401');
  const jpegHead = Buffer.from('ffd8ff', 'hex');
  const ofSize = (bytes: number) => Buffer.concat([jpegHead, Buffer.alloc(bytes - 3)]).toString('base64');
  expect(await refused({ fileData: ofSize(5 * 1024 * 1024) })).toBe('200');
  expect(await refused({ fileData: ofSize(5 * 1024 * 1024 + 1) })).toBe('0x0000403');
});

test('the operations switch is on only for the driver it was set for', async () => {
  const { app, client } = basicClient();
  const read = (phone: string | null) =>
    basicClient(phone, client)
      .read<OperatorSettings>('GET', 'paramConfigs')
      .then(({ opsRecording }) => opsRecording);
  expect([await read(lin.phone), await read(null)]).toEqual([0, 0]);
  const set = { method: 'POST', body: JSON.stringify({ opsRecordingDrivers: [lin.driverId] }) };
  expect((await app.request('/__mocks/settings', set)).status).toBe(200);
  expect([await read(lin.phone), await read(chen.phone), await read(null)]).toEqual([1, 0, 0]);
  const scenario = { method: 'POST', body: JSON.stringify({ name: 'default' }) };
  await app.request('/__mocks/scenario', scenario);
  expect(await read(lin.phone)).toBe(0);
  await app.request('/__mocks/scenario', { method: 'POST', body: JSON.stringify({ name: 'opsRecording' }) });
  expect(await read(lin.phone)).toBe(1);
});

test('a recording is stored with consent only, up to 1 MiB, and operations can read it', async () => {
  const { app, read, told } = basicClient();
  const recording = JSON.stringify({ actions: ['路由'], note: '已脱敏' });
  const { recordingId } = await read<{ recordingId: string }>('POST', 'recordings', {
    recording,
    hasConsent: 1,
    appVersion: '1.2.3',
    reason: 'payment',
  });
  const rows = (await (await app.request('/__mocks/recordings')).json()) as unknown;
  expect(rows).toMatchObject([
    {
      recordingId,
      driverId: lin.driverId,
      appVersion: '1.2.3',
      reason: 'payment',
      bytes: Buffer.byteLength(recording),
    },
  ]);
  expect(JSON.stringify(rows)).not.toContain('已脱敏');
  expect(await (await app.request(`/__mocks/recordings/${recordingId}`)).text()).toBe(recording);
  const send = (more: object) => told('POST', 'recordings', { recording, hasConsent: 1, appVersion: '', ...more });
  expect(await send({ hasConsent: 0 })).toEqual(['0x0000401', '未经本人同意，不能上传操作记录']);
  expect((await send({ recording: 'not json' }))[1]).toBe('录制内容不是JSON');
  const ofSize = (bytes: number) => `"${'a'.repeat(bytes - 2)}"`;
  expect((await send({ recording: ofSize(MAX_SENT_RECORDING_BYTES) }))[0]).toBe('200');
  expect((await send({ recording: ofSize(MAX_SENT_RECORDING_BYTES + 1) }))[1]).toBe('录制内容不能超过1MB');
  expect((await send({ recording: `"${'车'.repeat(MAX_SENT_RECORDING_BYTES / 3)}"` }))[0]).toBe('0x0000401');
});

test('messages are switched on and off for one driver', async () => {
  const { client, read, told } = basicClient();
  const isOn = async (phone: string) =>
    (await basicClient(phone, client).read<List<MessageSubscription>>('GET', 'follows')).results.map((one) => one.isOn);
  expect(await isOn(lin.phone)).toEqual([1, 1, 1, 0, 1, 0]);
  expect(await read<MessageSubscription>('PUT', 'follows', { followType: 4, isOn: 1 })).toMatchObject({ isOn: 1 });
  await read('PUT', 'follows', { followType: 1, isOn: 0 });
  expect(await isOn(lin.phone)).toEqual([0, 1, 1, 1, 1, 0]);
  expect(await isOn(chen.phone)).toEqual([1, 1, 1, 0, 1, 0]);
  expect((await told('PUT', 'follows', { followType: 99, isOn: 1 }))[0]).toBe('0x10d7500001');
  expect((await basicClient(null, client).told('GET', 'follows'))[0]).toBe('401');
});

test('notices by kind, one by its id, the version in force first; a visitor reads them all', async () => {
  const { read, told } = basicClient(null);
  const ids = async (query: string) =>
    (await read<List<OperatorNotice>>('GET', `viewNotice?${query}`)).results.map(({ noticeId }) => noticeId);
  expect(await ids('noticeType=2')).toEqual(['notice-2', 'notice-3']);
  expect((await ids('noticeType=3'))[0]).toBe('notice-4');
  expect(await ids('noticeId=notice-5')).toEqual(['notice-5']);
  expect(await ids('pageNo=2&pageSize=4')).toHaveLength(2);
  expect((await told('GET', 'viewNotice?noticeId=none'))[0]).toBe('0x10d7500001');
  const maintenance = await read<List<OperatorNotice>>('GET', 'viewNotice?noticeType=4');
  expect(maintenance.results).toMatchObject([{ endTime: '2026-03-11 01:00:00' }]);
});

test('questions by kind and by word; remarks of pages; customer service contacts; the map app that opens', async () => {
  const { read, world } = basicClient(null);
  const questions = async (query: string) =>
    (await read<List<Faq>>('GET', `faqs?${query}`)).results.map(({ faqId }) => faqId);
  expect(await questions('faqType=1')).toEqual(['faq-1', 'faq-2']);
  expect(await questions(`keyword=${encodeURIComponent('发票')}`)).toEqual(['faq-4']);
  expect(await questions('faqType=1&keyword=x')).toEqual([]);
  expect(await read('GET', 'pageRemark?pageId=recharge')).toMatchObject({ title: '充值说明' });
  expect(await read('GET', 'pageRemark?pageId=constructor')).toEqual({
    pageId: 'constructor',
    title: '',
    contentHtml: '',
  });
  expect(await read('GET', 'webPageConfig')).toMatchObject({ servicePhone: '400-830-0000' });
  world.settings.mapFlag = 1;
  expect(await read('GET', 'sysCodes/getMapType')).toEqual({ type: 1 });
});
