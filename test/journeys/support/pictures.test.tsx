import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { signInAs } from '../../../mocks/world/account/tokens';
import { REFUSALS } from '../../../mocks/world/core/Refusal';
import { DRIVERS } from '../../../mocks/world/core/seeded';
import { quietWorld } from '../../support/driverWorlds';
import { makeApp } from '../../support/makeApp';
import { picturingHost } from '../../support/pictures';
import { button, fillIn, WAIT, word } from '../../support/seen';

jest.setTimeout(60_000);

const { lin } = DRIVERS;
const UPLOAD = 'POST basic/v2/api/pictures';
const FORM = '/customerService/feedBack?type=6';
type Backend = ReturnType<typeof quietWorld>;

/** The form with its text, and one picture that has met this fault, if there is one. */
async function withPicture(fault?: Parameters<Backend['world']['faults']['set']>[1]) {
  const backend = quietWorld();
  if (fault !== undefined) backend.world.faults.set(UPLOAD, fault);
  const before = backend.world.tables.feedbacks.length;
  const app = await makeApp({ at: FORM, backend, host: picturingHost() });
  const { session } = app.ports;
  const signIn = () =>
    act(async () => {
      const { driverId, ...pair } = signInAs(backend.world, lin.phone);
      await Promise.resolve(session.adoptTokens(pair, session.epoch(), driverId));
    });
  await signIn();
  await fillIn('情况说明', '入口导航偏了');
  await waitFor(() => expect(screen.getByLabelText('联系电话')).toHaveValue(lin.phone), WAIT);
  fireEvent.click(await button(/^添加照片/));
  const made = () => backend.world.tables.feedbacks.slice(before);
  const end = () =>
    act(async () => {
      session.clear();
      await Promise.resolve();
    });
  return { backend, made, signIn, end };
}
const submit = async () => fireEvent.click(await button('提交反馈'));

test('a picture that was lost on the way holds the form back, is sent again by 重试, and arrives once', async () => {
  const { backend, made } = await withPicture({ kind: 'cutAfter', times: 2 });
  // It was sent once more by itself.
  await button('重试，第1张');
  await submit();
  await word('照片还未传完，传完或删掉后再提交');
  expect(made()).toEqual([]);
  fireEvent.click(await button('重试，第1张'));
  await word('已上传 1/1');
  await submit();
  await word('沟通记录');
  expect(made().map(({ pictures, content }) => [pictures, content])).toEqual([
    [[`/__mocks/uploads/${backend.world.tables.uploads.at(-1)?.file ?? ''}`], '入口导航偏了'],
  ]);
});

test.each([
  ['too large', REFUSALS.pictureTooLarge, '图片不能超过5MB'],
  ['no picture', REFUSALS.notAPicture, '请上传jpg、png或webp格式的图片'],
])('one that is %s says so, and the feedback goes without it', async (_what, code, msg) => {
  const { made } = await withPicture({ kind: 'code', code, msg });
  await word(new RegExp(msg));
  fireEvent.click(await button('删除第1张'));
  await submit();
  await word('沟通记录');
  expect(made().map(({ pictures }) => pictures)).toEqual([[]]);
});

test('a session that ends meanwhile loses neither text nor picture', async () => {
  const { made, signIn, end } = await withPicture();
  await word('已上传 1/1');
  await end();
  await screen.findByRole('link', { name: '登录' }, WAIT);
  expect(made()).toEqual([]);
  await signIn();
  await word('已上传 1/1');
  expect(screen.getByLabelText('情况说明')).toHaveValue('入口导航偏了');
  await submit();
  await word('沟通记录');
  expect(made().map(({ pictures }) => pictures.length)).toEqual([1]);
});
