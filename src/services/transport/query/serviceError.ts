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
 * What went wrong, in the order of the request. `offline`: nothing was sent, or no response came. `timeout`: the time limit was exceeded.
 * `http`: the gateway failed. `malformed`: the response is unusable. `refused`: the server responded with an error code.
 */
export type FailureKind = 'offline' | 'timeout' | 'http' | 'malformed' | 'refused';

/** The only error that leaves the transport. It is plain data, and safe to show and to record. */
export interface ServiceError {
  service: ServiceName;
  kind: FailureKind;
  /** The envelope's code in lower case, or the kind if there is no code. */
  code: string;
  /** The server's message as plain text, at most 200 characters; may be empty. */
  message: string;
  /** The `ns` of the failed call, which the driver reads to customer service. */
  ns: string;
  /** The caller shows this failure itself, so the error table stays silent. */
  handled: boolean;
  /** Nobody pressed for this call, so its code is performed once per session. */
  isQuiet?: boolean;
}

/** Whether this is the error of a failed call, and not a bug of ours. */
export const isServiceError = (value: unknown): value is ServiceError =>
  typeof value === 'object' && value !== null && 'service' in value && 'kind' in value && 'code' in value;

/** The code of a call that the gateway does not have. A service may refuse with it too, and then says why. */
export const UNKNOWN_CALL_CODE = '404';

/** Whether the operator's gateway does not have the call at all, so that a retry would not help. */
export const isUnknownCall = ({ code, message }: Pick<ServiceError, 'code' | 'message'>): boolean =>
  code === UNKNOWN_CALL_CODE && message === '';

/** Whether the failure proves that the server did not perform the call. Only a code is definite. */
export const isDefiniteAnswer = (error: ServiceError): boolean => error.kind === 'refused';

/**
 * Whether the server has refused a call that spends or binds. After a server error it may have been performed all the same. The same holds for a
 * gateway that gave up on the server.
 */
export const isRefusal = (error: ServiceError): boolean => isDefiniteAnswer(error) && !/^(5\d\d|408)$/.test(error.code);

/** Failures without a definite response: the server may have performed the call. For calls whose caller checks that itself. */
export const NO_ANSWER: readonly FailureKind[] = ['offline', 'timeout', 'http', 'malformed'];
