import type { Redactor } from '@/operations/redaction/createRedactor';

/**
 * The reports that the app sends to operations, if the operator's configuration has a `reportUrl`. Redacted, and never
 * with a secret.
 */
export type MonitoringReport =
  | { readonly kind: 'error'; readonly where: string; readonly message: string; readonly stack: string }
  | { readonly kind: 'csp'; readonly directive: string; readonly blocked: string; readonly source: string }
  | {
      readonly kind: 'unresolvedPayment';
      readonly requestId: string;
      readonly payId: string | null;
      readonly channel: number;
      readonly orderCents: number;
      readonly hostSaid: string | null;
    };

export interface MonitoringReporterOptions {
  /** Sends one JSON text without waiting for a response. */
  post(this: void, text: string): void;
  redactor: Redactor;
  /** Version and commit. */
  build: string;
  /** Path and query in the app. */
  route(this: void): string;
}

/** A page that keeps failing sends no more than this many reports. */
const MAX_REPORTS = 20;
const STACK_LENGTH = 2_000;

export interface MonitoringReporter {
  send(report: MonitoringReport): void;
  error(error: unknown, where: string): void;
}

export function createMonitoringReporter({
  post,
  redactor,
  build,
  route,
}: MonitoringReporterOptions): MonitoringReporter {
  const sent = new Set<string>();
  const send = (report: MonitoringReport) => {
    const text = JSON.stringify(redactor.value(report));
    if (sent.has(text) || sent.size >= MAX_REPORTS) return;
    sent.add(text);
    post(JSON.stringify({ ...redactor.value(report), build, route: redactor.text(route()) }));
  };
  return {
    send,
    error(error, where) {
      const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' };
      send({ kind: 'error', where, message, stack: (stack ?? '').slice(0, STACK_LENGTH) });
    },
  };
}
