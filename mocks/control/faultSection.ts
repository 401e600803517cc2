import { html, raw } from 'hono/html';

import { FAULT_CHOICES } from './faultChoices';

/** The service of a call: `POST charge/v2/api/payCharges` belongs to charge, `POST api/v1/...` to booking. */
const serviceOf = (call: string) => {
  const path = call.slice(call.indexOf(' ') + 1);
  return path.startsWith('api/v1/') ? 'booking' : (path.split('/')[0] ?? '');
};

function byService(calls: readonly string[]): [string, string[]][] {
  const groups = new Map<string, string[]>();
  for (const call of calls) groups.set(serviceOf(call), [...(groups.get(serviceOf(call)) ?? []), call]);
  return [...groups].sort(([a], [b]) => a.localeCompare(b));
}

const faultSwitch = (call: string) => html`
  <li data-row="${call.toLowerCase()}">
    <code>${call}</code>
    <select data-call="${call}" aria-label="${call} 的故障"></select>
  </li>
`;

/** A switch for each call, and one for all of them. */
export const faultSection = (calls: readonly string[]) => html`
  <section id="faultSwitches">
    <h2>故障</h2>
    <div class="row">
      <input id="search" type="search" aria-label="查找接口" placeholder="查找接口" autocomplete="off" />
      <input id="times" aria-label="次数" type="number" min="0" placeholder="次数（空为一直）" />
      <button id="clearFaults">全部清除</button>
    </div>
    <template id="faultChoices">
      <option value="null">正常</option>
      ${FAULT_CHOICES.map(({ label, fault }) => html`<option value="${JSON.stringify(fault)}">${label}</option>`)}
    </template>
    <ul class="switches">
      ${faultSwitch('*')}
    </ul>
    ${byService(calls).map(
      ([service, own]) => html`
        <details data-service="${service}">
          <summary>${service} <span class="note">${own.length} 个接口</span> <b></b></summary>
          <ul class="switches">
            ${own.map(faultSwitch)}
          </ul>
        </details>
      `,
    )}
  </section>
`;

/** The part of the page's script that fills the switches and reacts to them. It uses the script's `post`, `byId` and `show`. */
export const faultScript = raw(`
  const switches = [...document.querySelectorAll('select[data-call]')];
  for (const select of switches) select.append(byId('faultChoices').content.cloneNode(true));
  const sameFault = (a, b) => a.kind === b.kind && a.code === b.code && a.ms === b.ms;
  const showFaults = (faults) => {
    const set = new Map(faults.map(({ call, fault }) => [call, fault]));
    for (const select of switches) {
      if (select === document.activeElement) continue;
      const fault = set.get(select.dataset.call);
      const chosen = fault && [...select.options].find((option) => option.value !== 'null' && sameFault(JSON.parse(option.value), fault));
      select.value = chosen ? chosen.value : 'null';
      select.classList.toggle('on', Boolean(fault));
    }
    for (const group of document.querySelectorAll('[data-service]')) {
      const count = group.querySelectorAll('select.on').length;
      group.querySelector('summary b').textContent = count ? count + ' 个故障' : '';
    }
  };
  document.addEventListener('change', async ({ target }) => {
    const { call } = target.dataset;
    if (!call) return;
    const fault = JSON.parse(target.value);
    const times = Number(byId('times').value);
    target.blur();
    show(await post('faults', { call, fault: fault && times > 0 ? { ...fault, times } : fault }));
  });
  byId('search').addEventListener('input', ({ target }) => {
    const words = target.value.trim().toLowerCase();
    for (const row of document.querySelectorAll('[data-row]')) row.hidden = !row.dataset.row.includes(words);
    for (const group of document.querySelectorAll('[data-service]')) {
      const found = group.querySelector('[data-row]:not([hidden])') !== null;
      group.hidden = !found;
      group.open = words !== '' && found;
    }
  });
`);
