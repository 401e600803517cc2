import { html } from 'hono/html';

import { issueOAuthCode } from '../world/account/accounts';
import { DRIVERS, NEW_OPENID } from '../world/core/seeded';
import type { PaymentRow } from '../world/money/moneyTables';
import type { World } from '../world/World';
import { pageHead } from './pageHead';

const NAMES = { 0: '无需支付', 2: '支付宝', 3: '微信支付', 6: '余额', 9: '数字人民币' } as const;

/** The page where a plain browser pays. Every way back leads to `returnPath` of the app. */
export function cashierPage(payment: PaymentRow, closedTakesMoney: boolean, returnPath: string) {
  const { payId, cents, payChannel, state } = payment;
  const canPay = state === 0 || (state === 4 && closedTakesMoney);
  return html`<!doctype html>
    <html lang="zh-CN">
      ${pageHead('模拟收银台')}
      <body class="narrow">
        <main>
          <h1>${NAMES[payChannel]}（模拟收银台）</h1>
          <p class="amount" data-amount="${cents}">${(cents / 100).toFixed(2)}元</p>
          <p class="note">支付单 ${payId}</p>
          <p class="note" role="status">${canPay ? '' : '这笔支付已经结束，请返回'}</p>
          <div class="stack">
            <button class="main" data-do="pay" ${canPay ? '' : 'disabled'}>支付</button>
            <button data-do="cancel" ${state === 0 ? '' : 'disabled'}>取消</button>
            <button data-do="return">返回不支付</button>
          </div>
        </main>
        <script type="application/json" id="order">
          ${payId}
        </script>
        <script>
          const payId = document.getElementById('order').textContent.trim();
          const back = new URLSearchParams(location.search).get('return') || '/';
          for (const button of document.querySelectorAll('button')) {
            button.addEventListener('click', async () => {
              for (const other of document.querySelectorAll('button')) other.disabled = true;
              const what = button.dataset.do;
              if (what !== 'return') {
                await fetch('/__mocks/cashier/' + what, { method: 'POST', body: JSON.stringify({ payId }) }).catch(
                  () => undefined,
                );
              }
              const url = new URL(back, location.origin);
              location.replace(
                url.origin === location.origin && !url.pathname.startsWith('//')
                  ? url.pathname + url.search + url.hash
                  : '/',
              );
            });
          }
        </script>
        <noscript><a href="${returnPath}">返回</a></noscript>
      </body>
    </html>`;
}

/** The authorization page of a messaging app. The chosen driver returns with `code` and `state`. */
export function oAuthPage(world: World, redirect: string, state: string) {
  const leads = (openid: string): string => {
    try {
      const url = new URL(redirect);
      url.searchParams.set('code', issueOAuthCode(world, openid));
      url.searchParams.set('state', state);
      return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : '/';
    } catch {
      return '/';
    }
  };
  return html`<!doctype html>
    <html lang="zh-CN">
      ${pageHead('模拟授权')}
      <body class="narrow">
        <main>
          <h1>授权登录（模拟）</h1>
          <p class="note">选择以谁的身份返回</p>
          <div class="stack">
            <a class="button main" href="${leads(DRIVERS.lin.openid)}">林晓 ${DRIVERS.lin.phone}</a>
            <a class="button" href="${leads(DRIVERS.chen.openid)}">陈默 ${DRIVERS.chen.phone}</a>
            <a class="button" href="${leads(NEW_OPENID)}">没有绑定手机号的新用户</a>
          </div>
        </main>
        <script>
          // A host answers by redirects, which leave no entry in the history.
          for (const link of document.querySelectorAll('a')) {
            link.addEventListener('click', (event) => {
              event.preventDefault();
              location.replace(link.href);
            });
          }
        </script>
      </body>
    </html>`;
}
