import { configure, screen } from '@testing-library/react';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { makeApp } from '../support/makeApp';

// Each row leads to its screen once that stands.
jest.mock('@/navigation/unbuilt', () => ({ unbuiltNames: [] }));

// A screen's code is loaded, and compiled by jest, when the screen is first shown.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });

test.each([
  ['the name that the server tells', DRIVERS.lin.phone, '林小峰'],
  ['that none was given', DRIVERS.chen.phone, '未填写'],
])('the row 姓名 shows %s', async (_what, phone, value) => {
  const app = await makeApp({ at: '/userInfo', signedInAs: phone });
  await app.onScreen('userInfo');
  expect(await screen.findByRole('link', { name: new RegExp(`^姓名\\s*${value}$`) })).toHaveAttribute(
    'href',
    '/changeUserName',
  );
});
