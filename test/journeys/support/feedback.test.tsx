import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { findForbiddenSymbolError } from '@/domain/validation/findForbiddenSymbolError';
import { FEEDBACK_MAX_LENGTH } from '@/features/support/form/model/feedbackDraft';

import { DRIVERS, LOTS, PLATES } from '../../../mocks/world/core/seeded';
import { ANSWERED_MS } from '../../../mocks/world/support/feedbacks';
import { hostileStrings } from '../../corpus/hostileStrings';
import { payingDriver, quietWorld } from '../../support/driverWorlds';
import { makeApp } from '../../support/makeApp';
import { answer, button, fillIn, link, WAIT, word } from '../../support/seen';

// A journey takes more than jest's 5 s on a busy machine.
jest.setTimeout(60_000);

const STAY = `uniqueId=stay-0006&parkId=${LOTS.city}`;
const feedbacksOf = (backend: ReturnType<typeof quietWorld>) => backend.world.tables.feedbacks;

test('feedback about a bill has the bill filled in, is sent once by a double tap, and opens as a conversation', async () => {
  const backend = quietWorld();
  const before = feedbacksOf(backend).length;
  await makeApp({ at: `/customerService/billFeedBack?${STAY}&reasonType=6`, ...payingDriver(backend) });
  expect(await screen.findByRole('radio', { name: '付款失败或未到账' }, WAIT)).toBeChecked();
  await waitFor(() => expect(screen.getByLabelText('联系电话')).toHaveValue(DRIVERS.lin.phone));
  const submit = await button('提交反馈');
  fireEvent.click(submit);
  fireEvent.click(submit);
  // The answer is here, and the next screen is not yet.
  await waitFor(() => expect(feedbacksOf(backend)).toHaveLength(before + 1), WAIT);
  for (let taps = 0; taps < 20 && submit.isConnected; taps += 1)
    await act(async () => Promise.resolve(fireEvent.click(submit)));
  await word('沟通记录');
  const made = feedbacksOf(backend).slice(before);
  expect(made).toHaveLength(1);
  expect(made[0]).toMatchObject({
    type: 2,
    reasonText: '付款失败或未到账',
    content: '付款失败或未到账',
    relatedNo: 'stay-0006',
    parkId: LOTS.city,
    plateNo: PLATES.running,
    phone: DRIVERS.lin.phone,
  });
});

test('feedback whose answer was lost is asked about and not sent again; what was typed stays until then', async () => {
  const backend = quietWorld();
  const before = feedbacksOf(backend).length;
  backend.world.faults.set('POST basic/v2/api/feedbacks', { kind: 'cutAfter' });
  await makeApp({ at: '/customerService/feedBack?type=6', ...payingDriver(backend) });
  await fillIn('情况说明', '入口导航偏了两百米');
  await waitFor(() => expect(screen.getByLabelText('联系电话')).toHaveValue(DRIVERS.lin.phone));
  fireEvent.click(await button('提交反馈'));
  await word('沟通记录');
  expect(feedbacksOf(backend)).toHaveLength(before + 1);
});

test('every field says its own refusal, and what the server cannot take is said before it is sent', async () => {
  const backend = quietWorld();
  const app = await makeApp({ at: '/customerService/feedBack', ...payingDriver(backend) });
  await waitFor(() => expect(screen.getByLabelText('联系电话')).toHaveValue(DRIVERS.lin.phone), WAIT);
  fireEvent.change(screen.getByLabelText('联系电话'), { target: { value: '123' } });
  fireEvent.click(await button('提交反馈'));
  for (const text of ['请选择问题类型', '请说明遇到的问题', '请输入正确的手机号']) await word(text);
  await fillIn('情况说明', '多收了😡');
  await word(/不能包含表情/);
  expect(app.calls.filter(({ method, path }) => method === 'POST' && path.includes('feedbacks'))).toEqual([]);
});

test('a wrongly bound vehicle: the plate of the address is filled in, a visitor is called back, and who is signed in gets a conversation', async () => {
  const backend = quietWorld();
  await makeApp({ at: `/customerService/questionConsultation?type=5&plateNo=${PLATES.visitorOne}`, backend });
  expect(await screen.findByLabelText('车牌号（选填）', {}, WAIT)).toHaveValue('粤A·11111');
  expect(screen.getByRole('radio', { name: '误绑他人车辆' })).toBeChecked();
  await fillIn('联系电话', '13600136000');
  fireEvent.click(await button('提交反馈'));
  await word('反馈已提交，客服会打电话联系您');
  expect(feedbacksOf(backend).at(-1)).toMatchObject({
    type: 5,
    plateNo: PLATES.visitorOne,
    driverId: '',
    phone: '13600136000',
  });
});

test('the recording goes only with consent, and its number stands in the feedback', async () => {
  const backend = quietWorld();
  await makeApp({
    at: '/customerService/feedBack?type=6&errorId=abcdef1234567890',
    records: true,
    ...payingDriver(backend),
  });
  await word('abcdef12');
  expect(backend.world.tables.recordings).toHaveLength(0);
  await fillIn('情况说明', '一直转圈');
  const consent = screen.getByRole('checkbox', { name: /同意附上/ });
  fireEvent.click(consent);
  const said = await word(/已附上，录制编号/);
  const id = backend.world.tables.recordings[0]?.recordingId ?? 'none';
  expect(said).toHaveTextContent(id);
  expect(screen.getByLabelText('情况说明')).toHaveValue('一直转圈');
  fireEvent.click(await button('提交反馈'));
  await word('沟通记录');
  expect(feedbacksOf(backend).at(-1)).toMatchObject({ errorId: 'abcdef1234567890', recordingId: id });
});

test('an answer is marked until it is read, a further question reopens it, and 已解决 ends it', async () => {
  const backend = quietWorld();
  const app = await makeApp({ at: '/customerService/index', ...payingDriver(backend) });
  await word('有新回复');
  fireEvent.click(await link(/我的反馈/));
  const row = (await link(/离场时间不对/)).closest('[role=listitem]');
  expect(row?.textContent).toBe('离场时间不对，多收了一个小时停车时间不对 · 3月9日 12:00新回复');
  fireEvent.click(await link(/离场时间不对/));
  await word('已请停车场核对出口照片，请问您是几点离场的？');
  fireEvent.click(await button('未解决，追问'));
  await fillIn('追问', '下午三点离场');
  fireEvent.click(await button('发送'));
  await word('下午三点离场');
  await word('客服会在这里回复，需要时也会打电话给您');
  backend.world.clock.advance(ANSWERED_MS);
  app.outside.seeAgain();
  fireEvent.click(await button('已解决'));
  fireEvent.click(await answer('已解决'));
  await word('已关闭。还有问题，可以再提交一条反馈');
  app.go('/customerService/feedHistory');
  const closed = (await link(/离场时间不对/)).closest('[role=listitem]') as HTMLElement;
  expect(closed.textContent).toBe('离场时间不对，多收了一个小时停车时间不对 · 3月9日 12:00已关闭');
});

test.each([
  ['couponNo=Q2026', '券号', ''],
  ['invoiceId=invoice-1', '发票编号', '看这张发票'],
  ['orderNo=charging-2&bizType=7', '订单号', '看充电订单'],
])('feedback opened with %s calls the number %s, before and after it is sent', async (query, name, leadsTo) => {
  const backend = quietWorld();
  await makeApp({ at: `/customerService/index?${query}`, ...payingDriver(backend) });
  const value = query.split(/[=&]/)[1] ?? '';
  expect((await word(name)).nextSibling).toHaveTextContent(value);
  fireEvent.click(await link('带上这些信息去反馈'));
  await word('会一起提交');
  expect(screen.getByText(name).nextSibling).toHaveTextContent(value);
  fireEvent.click(await screen.findByRole('radio', { name: '充电' }, WAIT));
  await fillIn('情况说明', '数字不对');
  await waitFor(() => expect(screen.getByLabelText('联系电话')).toHaveValue(DRIVERS.lin.phone), WAIT);
  fireEvent.click(await button('提交反馈'));
  await word('沟通记录');
  expect(screen.getByText(name).nextSibling).toHaveTextContent(value);
  expect(screen.queryAllByRole('link', { name: /^看/ }).map((one) => one.textContent)).toEqual(
    leadsTo === '' ? [] : [leadsTo],
  );
});

test('a further question takes no hostile text for more than text, and only what can be sent is sent', async () => {
  const backend = quietWorld();
  const app = await makeApp({ at: '/customerService/feedHistory', ...payingDriver(backend) });
  fireEvent.click(await link(/离场时间不对/));
  fireEvent.click(await button('未解决，追问'));
  const field = await fillIn('追问', '');
  expect(field).toHaveAttribute('maxlength', String(FEEDBACK_MAX_LENGTH));
  for (const text of hostileStrings) {
    fireEvent.change(field, { target: { value: text } });
    if (findForbiddenSymbolError(text.trim()) !== null) fireEvent.click(screen.getByRole('button', { name: '发送' }));
  }
  fireEvent.change(field, { target: { value: '  ' } });
  fireEvent.click(screen.getByRole('button', { name: '发送' }));
  await word('请填写内容');
  expect(app.calls.filter(({ method, path }) => method === 'POST' && path.includes('feedbacks'))).toEqual([]);
  expect(document.querySelector('script, iframe, [onerror]')).toBeNull();
});

test('an answer is marked at the centre even if twenty newer ones stand before it', async () => {
  const backend = quietWorld();
  const { feedbacks } = backend.world.tables;
  const [first] = feedbacks;
  for (let more = 0; more < 25; more += 1)
    feedbacks.push({ ...first!, feedbackId: `newer-${String(more)}`, isSeen: true });
  await makeApp({ at: '/customerService/index', ...payingDriver(backend) });
  await word('有新回复');
});
