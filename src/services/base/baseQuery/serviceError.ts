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
 * The kind of failure, in the order of the request. `offline`: nothing was sent, or no response came. `timeout`: the
 * time limit was exceeded. `http`: the gateway failed. `malformed`: the response is unusable. `refused`: the server
 * responded with an error code.
 */
export type ServiceFailureKind = 'offline' | 'timeout' | 'http' | 'malformed' | 'refused';

/** The only error that leaves the transport. It is plain data, and safe to show and to record. */
export interface ServiceError {
  service: ServiceName;
  kind: ServiceFailureKind;
  /** The envelope's code in lower case, or the kind if there is no code. */
  code: string;
  /** The server's message as plain text, at most 200 characters; may be empty. */
  message: string;
  /** The `ns` of the failed call, which the driver can report to customer service. */
  ns: string;
  /** The caller shows this failure itself; the error table is not applied. */
  handled: boolean;
  /** A background call: the effect of its code is applied at most once per session. */
  isQuiet?: boolean;
}

/** Whether this is the error of a failed call, and not a bug of ours. */
export const isServiceError = (value: unknown): value is ServiceError =>
  typeof value === 'object' && value !== null && 'service' in value && 'kind' in value && 'code' in value;

/** The code of a call that the gateway does not support. A service may refuse with it too, but then sends a message. */
export const UNSUPPORTED_CALL_CODE = '404';

/** Whether the operator's gateway does not support the call, so that a retry would not help. */
export const isCallUnsupportedByGateway = ({ code, message }: Pick<ServiceError, 'code' | 'message'>): boolean =>
  code === UNSUPPORTED_CALL_CODE && message === '';

/** Whether the server definitely responded with an error code. Any other failure leaves the outcome open. */
export const isDefiniteFailure = (error: ServiceError): boolean => error.kind === 'refused';

/**
 * Whether the server has refused a call that spends or binds. After a server error, or a timeout of the gateway, it
 * may have been performed nevertheless.
 */
export const isUnperformedRefusal = (error: ServiceError): boolean =>
  isDefiniteFailure(error) && !/^(5\d\d|408)$/.test(error.code);

/**
 * Failures without a definite response: the server may have performed the call. For calls whose caller checks the
 * outcome itself.
 */
export const INDEFINITE_FAILURE_KINDS: readonly ServiceFailureKind[] = ['offline', 'timeout', 'http', 'malformed'];
