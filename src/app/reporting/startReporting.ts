import { createRedactor } from '@/domain/redaction/createRedactor';
import { selectAttempts, type WithPayment } from '@/flows/payment/state/paymentSlice';
import type { OutsidePorts } from '@/services/transport/ports/ports';
import { createSessionKeeper } from '@/services/transport/session/sessionKeeper';

import { createReporter, type Reporter } from './createReporter';

interface PaymentStore {
  getState(): WithPayment;
  subscribe(listener: () => void): () => void;
}

/** Goes out even while the page is being left. No cookie and no referrer goes along, and nothing that asks the receiver first. */
const postTo = (page: Window, url: string) => (text: string) => {
  const blob = new Blob([text], { type: 'text/plain;charset=UTF-8' });
  void page
    .fetch(url, { method: 'POST', body: blob, keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' })
    .catch(() => undefined);
};

/** What is worth a report on this page from now on: what nobody caught, what the CSP stopped, payments nobody knows the end of. */
export function startReporting(
  page: Window,
  outside: OutsidePorts,
  post: (text: string) => void = postTo(page, outside.config.reportUrl),
): Reporter & { watch: (store: PaymentStore) => void } {
  const { local, cookies } = outside;
  const known = [
    createSessionKeeper(cookies, local).token(),
    local.get('openid'),
    local.get('openId'),
    local.get('buyid'),
  ];
  const reporter = createReporter({
    post,
    redactor: createRedactor(known.filter((secret) => secret !== null)),
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
      const look = () => {
        for (const { step, requestId, payId, choice, orderCents, hostSaid } of Object.values(
          selectAttempts(store.getState()),
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
      store.subscribe(look);
      look();
    },
  };
}
