import { DRIVERS } from '../../mocks/world/seed';
import { test } from './harness';
import { cashierButton, openCashier, resultWord, screen, tap } from './steps';
const LIN = { host: 'wechat', signedInAs: DRIVERS.lin.phone } as const;
for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9])
test('a' + n, async ({ page, visit, shot }) => {
  const t0 = Date.now();
  const log = (...a: unknown[]) => console.log(((Date.now() - t0) / 1000).toFixed(2), ...a);
  page.on('request', (r) => { if (/payCharges|mocks|document/.test(r.url() + r.resourceType())) log(r.method(), r.url().slice(22, 120)); });
  page.on('framenavigated', (f) => log("nav", f.url().slice(22)));
  await visit('/home', { ...LIN, host: 'browser' });
  await tap(page.getByRole('link', { name: /粤B·12345.*6\.00\s*元/s }));
  await openCashier(page);
  log('cashier');
  await page.goBack();
  log('back');
  await screen(page, 'payResultPage').waitFor();
  await tap(page.getByRole('button', { name: /继续支付/ }));
  log('tapped continue');
  await tap(cashierButton(page, '支付'));
  log('tapped pay');
  try { await resultWord(page, '支付成功').waitFor({ timeout: 9000 }); log('OK'); } catch { log('NO', await page.locator('body').innerText()); await shot('zz-a' + n); }
});
