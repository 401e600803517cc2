import { screen } from '@testing-library/react';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { makeApp } from '../support/makeApp';

const open = (at: string) => makeApp({ at, signedInAs: DRIVERS.lin.phone, hasOperations: false });

describe('a build without operations', () => {
  test('has no row of diagnostics, and the rest of the page', async () => {
    const app = await open('/mine');
    await app.onScreen('mine');
    expect(await screen.findByText('我的车辆')).toBeInTheDocument();
    expect(screen.queryByText('诊断与录制')).not.toBeInTheDocument();
    expect(app.app.ports.operations).toBeUndefined();
  });

  test('asks for no consent to a recording, and takes the feedback', async () => {
    await open('/customerService/feedBack');
    expect(await screen.findByRole('button', { name: '提交反馈' })).toBeInTheDocument();
    expect(screen.queryByText(/操作录制/)).not.toBeInTheDocument();
  });

  test('opens help for a failed call, without its time', async () => {
    const app = await open('/customerService/index?errorId=abcd1234');
    await app.onScreen('customerServiceIndex');
    expect(window.location.search).toBe('?errorId=abcd1234');
  });

  test('reports an error to its port alone', async () => {
    const app = await open('/home');
    await app.onScreen('home');
    app.ports.report(new Error('broken'), 'test');
    expect(await screen.findByRole('main')).toBeInTheDocument();
  });
});
