import { html, raw } from 'hono/html';

import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@/lib/timeUnits';

import { GUNS } from '../world/charging/seed/stationSeed';
import { wireTime } from '../world/core/clock';
import { DRIVERS } from '../world/core/seeded';
import { SCENARIOS } from '../world/scenarios';
import type { World } from '../world/World';
import { GUN_EVENTS } from './chargingControl';
import { faultScript, faultSection } from './faultSection';
import { pageHead } from './pageHead';

const HOSTS = [
  ['wechat', '微信'],
  ['alipay', '支付宝'],
  ['app', 'App'],
  ['browser', '浏览器'],
] as const;

const STEPS = [
  ['+20 秒', 20 * SECOND_MS],
  ['+5 分钟', 5 * MINUTE_MS],
  ['+1 小时', HOUR_MS],
  ['+1 天', DAY_MS],
] as const;

const SCRIPT = raw(`
  const post = (what, body) => fetch('/__mocks/' + what, { method: 'POST', body: JSON.stringify(body) }).then((answer) => answer.json());
  const byId = (id) => document.getElementById(id);
  const pad = (value) => String(value).padStart(2, '0');
  const clock = (ms) => { const d = new Date(ms + 8 * 3600e3); return pad(d.getUTCHours()) + ':' + pad(d.getUTCMinutes()) + ':' + pad(d.getUTCSeconds()); };
  const row = (cells) => { const tr = document.createElement('tr'); for (const cell of cells) { const td = document.createElement('td'); td.textContent = cell; tr.append(td); } return tr; };
  const act = (tr, buttons) => { for (const [label, what, body] of buttons) { const button = document.createElement('button'); button.textContent = label; button.onclick = async () => { const state = await post(what, body); if (state.msg) alert(state.msg); else show(state); }; tr.append(button); } return tr; };
  const reloadFrame = () => { const frame = byId('phone'); frame.src = frame.src; };
  const show = (state) => {
    byId('now').textContent = new Date(state.now + 8 * 3600e3).toISOString().slice(0, 19).replace('T', ' ');
    for (const button of document.querySelectorAll('[data-scenario]')) button.setAttribute('aria-pressed', String(button.dataset.scenario === state.scenario));
    showFaults(state.faults);
    byId('locks').replaceChildren(...state.locks.map((lock) => act(row([lock.lockName, lock.stateText, lock.batteryPercent + '%']), [[lock.jams ? '不再卡住' : '卡住', 'locks', { lockId: lock.lockId, jams: !lock.jams }], [lock.isSilent ? '恢复上报' : '不上报', 'locks', { lockId: lock.lockId, isSilent: !lock.isSilent }], [lock.isOnline ? '离线' : '上线', 'locks', { lockId: lock.lockId, isOnline: !lock.isOnline }], [lock.isBlind ? '位置恢复' : '位置未知', 'locks', { lockId: lock.lockId, isBlind: !lock.isBlind }], [lock.batteryPercent > 5 ? '没电' : '换电池', 'locks', { lockId: lock.lockId, batteryPercent: lock.batteryPercent > 5 ? 3 : 100 }]])));
    byId('bookings').replaceChildren(...state.bookings.map((booking) => act(row([booking.bookOrderNo, booking.plateNo, '状态' + booking.state]), [['入场', 'bookings/enter', { bookOrderNo: booking.bookOrderNo }], ['离场', 'bookings/leave', { bookOrderNo: booking.bookOrderNo }]])));
    byId('charging').replaceChildren(...state.charging.map(({ orderNo, gunNo, state, isPluggedIn }) => { const li = document.createElement('li'); li.textContent = orderNo + ' ' + gunNo + '：状态' + state + (isPluggedIn ? '，已插枪' : ''); return li; }));
    byId('payments').replaceChildren(...state.payments.slice(-8).reverse().map((payment) => act(row([payment.payId, (payment.cents / 100).toFixed(2) + '元', '渠道' + payment.payChannel, '状态' + payment.state, payment.refundText]), payment.state === 4 ? [['关闭后又到账', 'cashier/payClosed', { payId: payment.payId }]] : [])));
  };
  const refresh = async () => {
    const [state, log, sms] = await Promise.all(['state', 'log', 'sms'].map((what) => fetch('/__mocks/' + what).then((answer) => answer.json())));
    show(state);
    byId('log').replaceChildren(...log.slice(-60).reverse().map((entry) => row([clock(entry.at), entry.method, entry.path, entry.code, entry.ms + ' ms', entry.driverId || '游客', entry.ns.slice(0, 8)])));
    byId('sms').replaceChildren(...sms.slice(-6).reverse().map((entry) => row([clock(entry.at), entry.phone, entry.purpose, entry.verifyCode])));
  };
  document.addEventListener('click', async (event) => {
    const button = event.target.closest('button');
    if (!button) return;
    const { scenario, advance, host, phone, gun } = button.dataset;
    if (scenario) { show(await post('scenario', { name: scenario })); reloadFrame(); }
    if (advance) show(await post('clock', { advanceMs: Number(advance) }));
    if (gun) show(await post('gun', { gunNo: byId('gun').value, event: gun }));
    if (phone) { await post('signIn', { phone }); reloadFrame(); }
    if (button.id === 'reset') { await post('reset', {}); reloadFrame(); }
    if (button.id === 'clearFaults') show(await post('faults', { fault: null }));
    if (host) { byId('phone').src = document.body.dataset.base + '?host=' + host; for (const tab of document.querySelectorAll('[data-host]')) tab.setAttribute('aria-selected', String(tab === button)); }
    void refresh();
  });
`);

/** The last part of the script, because it needs the parts before it. */
const START = raw(`
  void refresh();
  setInterval(refresh, 2000);
`);

/** The page at /__mocks, for desktop and phone. */
export function controlPage(world: World, calls: readonly string[], basePath: string) {
  return html`<!doctype html>
    <html lang="zh-CN">
      ${pageHead('模拟世界')}
      <body data-base="${basePath}">
        <h1>模拟世界</h1>
        <div class="grid">
          <div>
            <section>
              <h2>场景</h2>
              <div class="row">
                ${Object.entries(SCENARIOS).map(
                  ([name, { label }]) =>
                    html`<button data-scenario="${name}" aria-pressed="${String(name === world.scenario)}">
                      ${label}
                    </button>`,
                )}
                <button id="reset">全部重置</button>
              </div>
            </section>
            <section>
              <h2>时间</h2>
              <p class="note">现在 <span id="now">${wireTime(world.clock.now())}</span></p>
              <div class="row">${STEPS.map(([label, ms]) => html`<button data-advance="${ms}">${label}</button>`)}</div>
            </section>
            <section>
              <h2>登录为</h2>
              <div class="row">
                ${Object.values(DRIVERS).map(({ phone }) => html`<button data-phone="${phone}">${phone}</button>`)}
              </div>
              <p class="note">密码都是 ${DRIVERS.lin.password}；短信码 123456 总是可用。</p>
            </section>
            <section>
              <h2>充电枪</h2>
              <div class="row">
                <select id="gun" aria-label="充电枪">
                  ${Object.values(GUNS).map((gunNo) => html`<option>${gunNo}</option>`)}
                </select>
                ${Object.entries(GUN_EVENTS).map(([event, label]) => html`<button data-gun="${event}">${label}</button>`)}
              </div>
              <ul id="charging"></ul>
            </section>
            ${faultSection(calls)}
            <section>
              <h2>车位预约和地锁</h2>
              <div class="scroll">
                <table>
                  <tbody id="locks"></tbody>
                </table>
                <table>
                  <tbody id="bookings"></tbody>
                </table>
              </div>
            </section>
            <section>
              <h2>短信验证码</h2>
              <div class="scroll">
                <table>
                  <tbody id="sms"></tbody>
                </table>
              </div>
            </section>
            <section>
              <h2>支付</h2>
              <div class="scroll">
                <table>
                  <tbody id="payments"></tbody>
                </table>
              </div>
            </section>
            <section>
              <h2>请求</h2>
              <div class="scroll" tabindex="0">
                <table>
                  <tbody id="log"></tbody>
                </table>
              </div>
            </section>
          </div>
          <section>
            <h2>手机</h2>
            <div class="row" role="tablist">
              ${HOSTS.map(
                ([host, label], index) =>
                  html`<button role="tab" data-host="${host}" aria-selected="${String(index === 0)}">${label}</button>`,
              )}
            </div>
            <p class="row">
              ${HOSTS.map(([host, label]) => html`<a href="${basePath}?host=${host}" target="_blank" rel="noopener">${label}新窗口</a>`)}
            </p>
            <iframe id="phone" class="phone" title="手机" src="${basePath}?host=wechat"></iframe>
          </section>
        </div>
        <script>
          ${SCRIPT};
          ${faultScript};
          ${START};
        </script>
      </body>
    </html>`;
}
