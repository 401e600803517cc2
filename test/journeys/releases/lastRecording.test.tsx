import { waitFor } from '@testing-library/react';

import { openRecordingFromText } from '@/operations/viewer/model/openRecordingFromText';
import { createReplayPhone } from '@/operations/viewer/phone/createReplayPhone';

import { createBackend } from '../../../mocks/app';
import { lastRecording } from '../../support/lastRelease';
import { recordedApp } from '../../support/recordedApp';
import { imported, statesOf } from '../../support/recordingFiles';

jest.setTimeout(200_000);

const fileOf = () => {
  const opened = openRecordingFromText(lastRecording);
  if ('problem' in opened) throw new Error(opened.problem);
  return opened.file;
};
/** The steps after which the driver was on another screen, and the last one. */
const restsOf = ({ actions }: ReturnType<typeof fileOf>) => [
  ...actions.flatMap(({ type }, at) => (type === 'route/routeChanged' ? [at] : [])),
  actions.length,
];

test('a recording of the last release is drawn in the viewer: every step, and the screen follows', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  const root = document.getElementById('root') as HTMLElement;
  const phone = createReplayPhone(window, root);
  const file = fileOf();
  expect(await phone.open(file)).toEqual([]);
  for (let step = 0; step <= file.actions.length; step += 1) {
    const drawn = await phone.show(step);
    expect(drawn.screen).toBe(drawn.expectedScreen);
  }
  const [home = 0, pay = 0, result = 0, mine = 0] = restsOf(file);
  const shows = async (step: number, screen: string, words: readonly RegExp[]) => {
    expect((await phone.show(step)).screen).toBe(screen);
    await waitFor(() => {
      for (const word of words) expect(root.textContent).toMatch(word);
    });
  };
  await shows(home, 'home', [/市民中心地下停车场/, /6\.00元/]);
  await shows(pay, 'payPage', [/3\.00元/, /1小时停车券|优惠/]);
  await shows(result, 'payResultPage', [/支付成功/, /3\.00元/]);
  await shows(mine, 'mine', [/最近缴费/, /支付成功/, /3\.00元/]);
  phone.close();
  root.remove();
});

test('and it is imported into Redux DevTools: each of its states, and the screen follows a jump', async () => {
  const app = await recordedApp({ at: '/home', backend: createBackend() });
  await app.onScreen('home');
  const states = statesOf(lastRecording, app.app.recorder);
  const file = fileOf();
  expect(states).toHaveLength(file.actions.length + 1);
  const last = states.at(-1) as ReturnType<typeof app.store.getState>;
  expect(last.route.location.pathname).toBe('/mine');
  expect(Object.values(last.payment.attempts).map(({ step }) => step)).toEqual(['settled']);
  app.liftedStore.dispatch(imported(lastRecording));
  const [, pay = 0, result = 0] = restsOf(file);
  await app.jumpTo(pay);
  await app.onScreen('payPage');
  await app.jumpTo(result);
  await app.onScreen('payResultPage');
  await waitFor(() => expect(document.body).toHaveTextContent('支付成功'), { timeout: 8_000 });
});
