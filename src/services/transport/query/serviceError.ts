export type ServiceName =
  | 'publicity'
  | 'dealer'
  | 'cps'
  | 'charge'
  | 'driver'
  | 'auth'
  | 'basic'
  | 'coupon'
  | 'invoice'
  | 'booking'
  | 'special'
  | 'pay';

/**
 * What went wrong, in the order of the request:
 * `offline` nothing was sent or no answer came, `timeout` the time limit passed, `http` the gateway failed,
 * `malformed` the answer is unusable, `refused` the server answered with a code.
 */
export type FailureKind = 'offline' | 'timeout' | 'http' | 'malformed' | 'refused';

/** The only error that leaves the transport; plain data, safe to show and to record. */
export interface ServiceError {
  service: ServiceName;
  kind: FailureKind;
  /** Lower-case code of the envelope, or the kind where there is none. */
  code: string;
  /** The server's message, text only, at most 200 characters; may be empty. */
  message: string;
  /** The `ns` of the failed call: the number a driver reads to customer service. */
  ns: string;
  /** The caller shows this failure itself; the error table stays silent. */
  handled: boolean;
}

/** Whether a failed call threw this, and not a fault of our own. */
export const isServiceError = (value: unknown): value is ServiceError =>
  typeof value === 'object' && value !== null && 'service' in value && 'kind' in value && 'code' in value;

/** A failure that proves the server did not act on the call. Only a code is a definite answer. */
export const isDefiniteAnswer = (error: ServiceError): boolean => error.kind === 'refused';

/** Failures without a definite answer: what was asked for may have happened. For calls whose caller finds that out itself. */
export const NO_ANSWER: readonly FailureKind[] = ['offline', 'timeout', 'http', 'malformed'];
