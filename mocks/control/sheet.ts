import { raw } from 'hono/html';

/** The styles of the pages under /__mocks. */
export const sheet = raw(`
  :root { color-scheme: light dark; --line: #d5dbe3; --ink: #1b2430; --soft: #5b6776; --back: #f3f5f8; --card: #fff; --brand: #0a5bd3; --warn: #b3261e; }
  @media (prefers-color-scheme: dark) { :root { --line: #3a4350; --ink: #e8edf3; --soft: #a5b0bd; --back: #14181d; --card: #1f252d; --brand: #6ea8ff; --warn: #ff8a80; } }
  * { box-sizing: border-box; }
  body { margin: 0; padding: 16px; background: var(--back); color: var(--ink); font: 15px/1.45 system-ui, "PingFang SC", "Noto Sans SC", sans-serif; }
  body.narrow { max-width: 430px; margin: 0 auto; }
  h1 { font-size: 20px; margin: 4px 0 12px; } h2 { font-size: 16px; margin: 0 0 10px; }
  .grid { display: grid; gap: 12px; grid-template-columns: minmax(0, 1fr); }
  @media (min-width: 1000px) { .grid { grid-template-columns: minmax(0, 1fr) 430px; align-items: start; } }
  section, body.narrow main { background: var(--card); border-radius: 12px; padding: 16px; margin-bottom: 12px; }
  .row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; } .stack { display: grid; gap: 10px; }
  button, .button, select, input { min-height: 44px; padding: 8px 14px; border: 1px solid var(--line); border-radius: 22px; background: var(--card); color: var(--ink); font: inherit; text-decoration: none; text-align: center; max-width: 100%; }
  select, input { border-radius: 8px; text-align: left; }
  button:disabled { opacity: .45; }
  button.main, .button.main, button[aria-pressed="true"], button[aria-selected="true"] { background: var(--brand); border-color: var(--brand); color: var(--card); }
  .note { color: var(--soft); margin: 4px 0; } .amount { font-size: 34px; font-weight: 600; margin: 8px 0; font-variant-numeric: tabular-nums; }
  .scroll { overflow: auto; max-height: 420px; } table { border-collapse: collapse; width: 100%; font-size: 13px; } td, th { text-align: left; padding: 4px 8px 4px 0; border-bottom: 1px solid var(--line); white-space: nowrap; }
  .switches { list-style: none; margin: 0; padding: 0; } .switches li { display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center; justify-content: space-between; padding: 4px 0; border-bottom: 1px solid var(--line); } .switches li[hidden] { display: none; }
  .switches code { font-size: 13px; overflow-wrap: anywhere; } select.on { border-color: var(--warn); color: var(--warn); } summary { min-height: 44px; padding: 10px 0; cursor: pointer; } summary b { color: var(--warn); }
  .phone { width: 390px; max-width: 100%; height: 844px; border: 1px solid var(--line); border-radius: 24px; background: #fff; display: block; margin-top: 10px; }
`);
