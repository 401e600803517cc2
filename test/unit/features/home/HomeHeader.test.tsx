import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';

import { HomeHeader } from '@/features/home/HomeHeader';
import type { Ports } from '@/platform/ports/ports';
import { PortsProvider } from '@/platform/ports/PortsContext';

import { fakePorts } from '../../../support/fakePorts';
import { createMockStore } from '../../../support/mockStore';

const state = (isElder: boolean, appName = '') => ({
  preferences: { isElder, scheme: 'auto', hasConsented: false },
  entry: { appName },
});

const header = (shown: ReturnType<typeof state>) => {
  const store = createMockStore()(shown);
  const ports = fakePorts({
    fetch: () => Promise.reject(new Error('nothing is asked here')),
    config: { brandName: '安心停车' },
  });
  render(
    <Provider store={store}>
      <PortsProvider value={ports as unknown as Ports}>
        <HomeHeader />
      </PortsProvider>
    </Provider>,
  );
  return store;
};

test.each([true, false])('大字 toggles large type when it is %s', async (isElder) => {
  const store = header(state(isElder));
  const button = screen.getByRole('button', { name: '大字', pressed: isElder });
  await userEvent.click(button);
  expect(store.getActions()).toEqual([{ type: 'preferences/elderModeChosen', payload: !isElder }]);
});

test('刷新 refetches every service that home shows', async () => {
  const store = header(state(false));
  await userEvent.click(screen.getByRole('button', { name: '刷新' }));
  expect(store.getActions().map(({ type }: { type: string }) => type)).toEqual(
    ['chargeApi', 'cpsApi', 'driverApi', 'basicApi', 'publicityApi', 'dealerApi'].map(
      (name) => `${name}/invalidateTags`,
    ),
  );
});

test("the app's name takes precedence over the configured brand", () => {
  header(state(false, '畅行'));
  screen.getByText('畅行');
});

test('without a name the brand is shown', () => {
  header(state(false));
  screen.getByText('安心停车');
});
