import { UNSUPPORTED_CALL_TEXT } from '@/flows/notices/failureTexts';
import {
  isCallUnsupportedByGateway,
  type ServiceError,
  type ServiceFailureKind,
} from '@/services/base/baseQuery/serviceError';

/** The displayed length of an error ID: as many characters as a driver can read out on the phone. */
const SHORT_ID_LENGTH = 8;

export interface ServiceErrorMessage {
  /** The cause and the advice, as text. */
  readonly advice: string;
  /** The ID for customer service; undefined if the request has not reached the server. */
  readonly errorId: string | undefined;
  readonly cause: ServiceFailureKind | undefined;
}

/** Converts an error to a text for the driver. A lost connection and a server error have different texts. */
export function toServiceErrorMessage(error: ServiceError | null): ServiceErrorMessage {
  if (error === null) return { advice: '请稍后重试', errorId: undefined, cause: undefined };
  // Without an error ID: customer service could not find the request.
  if (isCallUnsupportedByGateway(error))
    return { advice: `${UNSUPPORTED_CALL_TEXT}，可以联系客服`, errorId: undefined, cause: 'refused' };
  return {
    advice: adviceFor(error),
    errorId: error.kind === 'offline' ? undefined : error.ns.slice(0, SHORT_ID_LENGTH),
    cause: error.kind,
  };
}

function adviceFor({ kind, message }: ServiceError): string {
  switch (kind) {
    case 'offline':
      return '网络连接不上，请检查网络后重试';
    case 'timeout':
      return '响应超时，请检查网络或稍后重试';
    case 'http':
    case 'malformed':
      return '系统繁忙，请稍后重试';
    case 'refused':
      return message || '请求未被受理，请稍后重试';
  }
}

/** The advice and the error ID in one line, for a notice on the page: `系统繁忙，请稍后重试（错误编号 1a2b3c4d）`. */
export function serviceErrorText(error: ServiceError | null): string {
  const { advice, errorId } = toServiceErrorMessage(error);
  return errorId === undefined ? advice : `${advice}（错误编号 ${errorId}）`;
}
