import { html, raw } from 'hono/html';

import { wireTime } from '../world/clock';
import { SCENARIOS } from '../world/scenarios';
import { DRIVERS } from '../world/seed';
import type { World } from '../world/World';
import { sheet } from './sheet';

/** A fault as the form names it, and the JSON that is posted. */
const FAULTS: readonly (readonly [string, object | null])[] = [
  ['正常（清除）', null],
  ['慢 2 秒', { kind: 'slow', ms: 2_000 }],
  ['慢 15 秒（超时）', { kind: 'slow', ms: 15_000 }],
  ['永远不回答', { kind: 'never' }],
  ['断网（未到服务器）', { kind: 'cutBefore' }],
  ['已执行但回答丢失', { kind: 'cutAfter' }],
  ['HTTP 401', { kind: 'http401' }],
  ['HTTP 502', { kind: 'http500' }],
  ['HTML 页面', { kind: 'html' }],
  ['空内容', { kind: 'empty' }],
  ['半截 JSON', { kind: 'malformed' }],
  ['data 为 null', { kind: 'nulldata' }],
  ['401 登录过期', { kind: 'code', code: '401', msg: '登录已过期' }],
  ['0xd12501001 请先登录', { kind: 'code', code: '0xd12501001', msg: '请先登录' }],
  ['0x10d7500008 车道无账单', { kind: 'code', code: '0x10d7500008', msg: '未查询到车道车辆' }],
  ['0xd12501021 其他手机登录', { kind: 'code', code: '0xd12501021', msg: '账号已在其他手机登录' }],
  ['0xd12501022 未绑手机号', { kind: 'code', code: '0xd12501022', msg: '请先绑定手机号' }],
  ['0xd06510036 提交反馈', { kind: 'code', code: '0xd06510036', msg: '车辆状态异常，如有疑问请提交反馈' }],
  ['0xd06510037 有欠费', { kind: 'code', code: '0xd06510037', msg: '您有未缴清的欠费，请先补缴' }],
  ['0x1306510012 长提示', { kind: 'code', code: '0x1306510012', msg: '当前时段不可办理，请在8点至20点之间再来' }],
  ['0x1310501001 返回上一页', { kind: 'code', code: '0x1310501001', msg: '该车位已被占用' }],
  ['其他错误码', { kind: 'code', code: '0x9999999999', msg: '暂时无法办理，请稍后重试' }],
];

const HOSTS = [
  ['wechat', '微信'],
  ['alipay', '支付宝'],
  ['app', 'App'],
  ['browser', '浏览器'],
] as const;

const STEPS = [
  ['+20 秒', 20_000],
  ['+5 分钟', 300_000],
  ['+1 小时', 3_600_000],
  ['+1 天', 86_400_000],
] as const;

const SCRIPT = raw(`
  const post = (what, body) => fetch('/__mocks/' + what, { method: 'POST', body: JSON.stringify(body) }).then((answer) => answer.json());
  const byId = (id) => document.getElementById(id);
  const pad = (value) => String(value).padStart(2, '0');
  const clock = (ms) => { const d = new Date(ms + 8 * 3600e3); return pad(d.getUTCHours()) + ':' + pad(d.getUTCMinutes()) + ':' + pad(d.getUTCSeconds()); };
  const row = (cells) => { const tr = document.createElement('tr'); for (const cell of cells) { const td = document.createElement('td'); td.textContent = cell; tr.append(td); } return tr; };
  const reloadFrame = () => { const frame = byId('phone'); frame.src = frame.src; };
  const show = (state) => {
    byId('now').textContent = new Date(state.now + 8 * 3600e3).toISOString().slice(0, 19).replace('T', ' ');
    for (const button of document.querySelectorAll('[data-scenario]')) button.setAttribute('aria-pressed', String(button.dataset.scenario === state.scenario));
    byId('faults').replaceChildren(...state.faults.map(({ call, fault, times }) => { const li = document.createElement('li'); li.textContent = call + '：' + fault.kind + ' ' + (fault.code || fault.ms || '') + (times === null ? '' : ' ×' + times); return li; }));
    byId('payments').replaceChildren(...state.payments.slice(-8).reverse().map((payment) => row([payment.payId, (payment.cents / 100).toFixed(2) + '元', '渠道' + payment.payChannel, '状态' + payment.state])));
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
    const { scenario, advance, host, phone } = button.dataset;
    if (scenario) { show(await post('scenario', { name: scenario })); reloadFrame(); }
    if (advance) show(await post('clock', { advanceMs: Number(advance) }));
    if (phone) { await post('signIn', { phone }); reloadFrame(); }
    if (button.id === 'reset') { await post('reset', {}); reloadFrame(); }
    if (button.id === 'setFault') { const times = Number(byId('times').value); const fault = JSON.parse(byId('fault').value); show(await post('faults', { call: byId('call').value, fault: fault && times > 0 ? { ...fault, times } : fault })); }
    if (button.id === 'clearFaults') show(await post('faults', { fault: null }));
    if (host) { byId('phone').src = document.body.dataset.base + '?host=' + host; for (const tab of document.querySelectorAll('[data-host]')) tab.setAttribute('aria-selected', String(tab === button)); }
    void refresh();
  });
  void refresh();
  setInterval(refresh, 2000);
`);

/** The page behind /__mocks, for a desk and for a phone. */
export function controlPage(world: World, calls: readonly string[], basePath: string) {
  return html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>模拟世界</title>
        <style>
          ${sheet}
        </style>
      </head>
      <body data-base="${basePath}">
        <h1>模拟世界</h1>
        <div class="grid">
          <div>
            <section>
              <h2>场景</h2>
              <div class="row">
                ${Object.entries(SCENARIOS).map(
                  ([name, label]) =>
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
              <h2>故障</h2>
              <div class="row">
                <select id="call" aria-label="接口">
                  <option value="*">* 所有接口</option>
                  ${calls.map((call) => html`<option>${call}</option>`)}
                </select>
                <select id="fault" aria-label="故障">
                  ${FAULTS.map(([label, fault]) => html`<option value="${JSON.stringify(fault)}">${label}</option>`)}
                </select>
                <input id="times" aria-label="次数" type="number" min="0" placeholder="次数（空为一直）" />
                <button id="setFault" class="main">设置</button>
                <button id="clearFaults">全部清除</button>
              </div>
              <ul id="faults"></ul>
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
        </script>
      </body>
    </html>`;
}
