import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

import { createAppRuntime } from '@/app/store';
import { AgreementCheckBox } from '@/features/account/signIn/parts/AgreementCheckBox';
import { AlreadySignedInNotice } from '@/features/account/signIn/parts/AlreadySignedInNotice';
import { BillDisputeHelpCard } from '@/features/parking/bill/BillDisputeHelpCard';
import { dialogAnswered } from '@/flows/notices/noticesSlice';
import { PortsProvider } from '@/platform/ports/PortsContext';
import { plateBillLookupCalls } from '@/services/charge/plateLookup';

import { fakePorts } from '../../support/fakePorts';
import { envelope } from '../../support/makeServices';
import { bill } from '../features/parking/bills';

// What the third-party-embedded build offers: it has the reduced routes of navigation/editionEmbedded.
jest.mock('@/navigation/edition', () => jest.requireActual<object>('@/navigation/editionEmbedded'));

const running: (() => void)[] = [];
afterEach(() => {
  for (const stop of running.splice(0)) stop();
});
const nothing = () => undefined;
const settle = (ms = 150) => new Promise((resolve) => setTimeout(resolve, ms));

async function refuse(code: string, { servicePhone = '', local = {} } = {}) {
  window.history.replaceState(null, '', '/payPage?uniqueId=u1&parkId=p1');
  const outside = fakePorts({
    local: new Map(Object.entries(local)),
    cookies: new Map(Object.entries({ token: 'T', refreshToken: 'R' })),
    config: { servicePhone },
    fetch: (input) =>
      Promise.resolve(input.includes('plateNo=') ? envelope(code, null, '服务器说的话') : envelope(200, {})),
  });
  const app = createAppRuntime({ outside, page: window });
  running.push(app.stop);
  await settle(50);
  void app.store.dispatch(
    plateBillLookupCalls.endpoints.findBillsByPlate.initiate({ plateNo: '粤B12345', dealerId: '' }),
  );
  await settle();
  const state = () => app.store.getState();
  return {
    outside,
    state,
    path: () => state().route.location.pathname,
    labels: () => state().notices.dialog?.buttons.map(({ label }) => label),
    main: () => state().notices.dialog?.buttons.find(({ isMain }) => isMain)?.label,
    answer: async (label: string) => {
      const { dialog } = state().notices;
      const key = dialog?.buttons.find((button) => button.label === label)?.key ?? 'no such button';
      app.store.dispatch(dialogAnswered({ id: dialog?.id ?? '', key }));
      await settle();
    },
  };
}

describe('an error dialog', () => {
  test('offers a call instead of a form that this build lacks', async () => {
    const one = await refuse('0xd06510036', { servicePhone: '0755-12345678' });
    expect(one.labels()).toEqual(['取消', '拨打客服电话']);
    expect(one.main()).toBe('拨打客服电话');
    await one.answer('拨打客服电话');
    expect(one.outside.left).toEqual(['tel:0755-12345678']);
    expect(one.path()).toBe('/payPage');
  });

  test('without a number offers only to close it', async () => {
    const one = await refuse('0xd06510036');
    expect([one.labels(), one.main()]).toEqual([['知道了'], '知道了']);
    await one.answer('知道了');
    expect([one.path(), one.state().notices.dialog, one.outside.left]).toEqual(['/payPage', null, []]);
  });

  test('keeps links to screens of this build', async () => {
    const one = await refuse('0xd06510037', { servicePhone: '95000' });
    expect(one.labels()).toEqual(['立即补缴', '拨打客服电话', '取消']);
    await one.answer('立即补缴');
    expect(one.path()).toBe('/multiPayPage');
    expect((await refuse('0xd06510037')).labels()).toEqual(['立即补缴', '取消']);
  });

  test('is replaced by the scan page at a lane', async () => {
    const one = await refuse('0x10d7500008', { local: { sourceType: '5' } });
    expect(one.path()).toBe('/scanPayPage');
  });
});

test('a driver who signed in elsewhere and was signed out here returns to the start page of this build', async () => {
  const one = await refuse('0xd12501021');
  await settle(3_200);
  const { pathname, search } = one.state().route.location;
  expect([pathname, new URLSearchParams(search).get('redirect')]).toEqual(['/login', '/plate']);
});

test('the agreements can be read here, and a signed-in driver continues to the start page', () => {
  render(
    <MemoryRouter>
      <AgreementCheckBox isChecked={false} onChange={nothing} />
      <AlreadySignedInNotice wayBack={undefined} />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/notice1',
    '/notice2',
    '/plate',
  ]);
});

test.each(['0755-12345678', ''])(
  'disputing a bill rings customer service where it has a number, and leads to no form: "%s"',
  (servicePhone) => {
    const outside = fakePorts({ fetch: () => Promise.resolve(envelope(200, {})), config: { servicePhone } });
    const app = createAppRuntime({ outside, page: window });
    running.push(app.stop);
    render(
      <Provider store={app.store}>
        <PortsProvider value={app.ports}>
          <BillDisputeHelpCard bill={bill({ pictures: [] })} arePicturesOpen={false} onPicturesChange={nothing} />
        </PortsProvider>
      </Provider>,
    );
    const row = screen.queryByRole('button', { name: /金额有误/ });
    fireEvent.click(row ?? document.body);
    expect(outside.left).toEqual(servicePhone === '' ? [] : ['tel:0755-12345678']);
    expect(screen.queryByText('向客服说明')).toBeNull();
  },
);
