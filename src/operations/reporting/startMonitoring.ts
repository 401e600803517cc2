import { type PaymentRootState, selectPaymentAttempts } from '@/flows/payment/state/paymentSlice';
import { createRedactor } from '@/operations/redaction/createRedactor';
import type { OutsidePorts } from '@/platform/ports/ports';
import { readSessionSecrets } from '@/services/base/session/readSessionSecrets';
import { countDroppedRows } from '@/services/schema/countDroppedRows';

import { createMonitoringReporter, type MonitoringReporter } from './createMonitoringReporter';

interface PaymentStore {
  getState(): PaymentRootState;
  subscribe(listener: () => void): () => void;
}

interface CachedCalls {
  readonly queries?: Readonly<Record<string, { readonly endpointName?: string; readonly data?: unknown } | undefined>>;
}

/** The endpoints with rows that could not be parsed, among the cached responses of a store. */
function findCallsWithDroppedRows(state: object, checked: WeakSet<object>): string[] {
  return (Object.values(state) as (CachedCalls | null)[]).flatMap((slice) => {
    const queries = slice?.queries;
    if (queries === undefined || checked.has(queries)) return [];
    checked.add(queries);
    return Object.values(queries).flatMap((call) =>
      countDroppedRows(call?.data) > 0 ? [call?.endpointName ?? ''] : [],
    );
  });
}

/**
 * The request is sent even while the page unloads. It has no cookie and no referrer, and needs no preflight request.
 */
const createPost = (page: Window, url: string) => (text: string) => {
  const blob = new Blob([text], { type: 'text/plain;charset=UTF-8' });
  void page
    .fetch(url, { method: 'POST', body: blob, keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' })
    .catch(() => undefined);
};

/**
 * Starts the reports of this page: uncaught errors, CSP violations, payments with an unknown result, and rows that
 * could not be parsed.
 */
export function startMonitoring(
  page: Window,
  outside: OutsidePorts,
  post: (text: string) => void = createPost(page, outside.config.reportUrl),
): MonitoringReporter & { watch: (store: PaymentStore) => void } {
  const { local, cookies } = outside;
  // A token is renewed and an openid arrives while the page is open.
  const currentSecrets = () => [
    ...readSessionSecrets(cookies),
    ...['openid', 'openId', 'buyid'].map((key) => local.get(key)).filter((secret) => secret !== null),
  ];
  const reporter = createMonitoringReporter({
    post,
    redactor: createRedactor(currentSecrets, { masksSearchWords: true }),
    build: outside.page.build,
    route: () => page.location.pathname + page.location.search,
  });
  page.addEventListener('error', ({ error, message }) => {
    reporter.error(error ?? message, 'page');
  });
  page.addEventListener('unhandledrejection', ({ reason }) => {
    reporter.error(reason, 'promise');
  });
  page.document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
    reporter.send({ kind: 'csp', directive: effectiveDirective, blocked: blockedURI, source: sourceFile });
  });
  return {
    ...reporter,
    watch(store) {
      const checkPayments = () => {
        for (const { step, requestId, payId, choice, orderCents, hostSaid } of Object.values(
          selectPaymentAttempts(store.getState()),
        ))
          if (step === 'unresolved')
            reporter.send({
              kind: 'unresolvedPayment',
              requestId,
              payId,
              channel: choice.channel,
              orderCents,
              hostSaid,
            });
      };
      const checked = new WeakSet();
      const check = () => {
        checkPayments();
        for (const name of findCallsWithDroppedRows(store.getState(), checked))
          reporter.send({ kind: 'error', where: 'wire', message: `unreadable rows: ${name}`, stack: '' });
      };
      store.subscribe(check);
      check();
    },
  };
}
