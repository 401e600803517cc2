import { unknownCallText } from '@/services/transport/query/errorCodes';
import { type FailureKind, isUnknownCall, type ServiceError } from '@/services/transport/query/serviceError';

/** As many characters of the number as a driver can read out on the phone. */
const SPOKEN_LENGTH = 8;

export interface FailureWords {
  /** The cause, and what to do. */
  readonly advice: string;
  /** The number that support asks for; undefined if no call has reached the server. */
  readonly errorId: string | undefined;
  readonly cause: FailureKind | undefined;
}

/** The driver can fix a lost connection, but not a broken server. So the two have different texts. */
export function failureWords(error: ServiceError | null): FailureWords {
  if (error === null) return { advice: '请稍后重试', errorId: undefined, cause: undefined };
  // No number: customer service has nothing to look up.
  if (isUnknownCall(error)) return { advice: `${unknownCallText}，可以联系客服`, errorId: undefined, cause: 'refused' };
  return {
    advice: adviceFor(error),
    errorId: error.kind === 'offline' ? undefined : error.ns.slice(0, SPOKEN_LENGTH),
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

/** The same in one line, for a strip on the page: `系统繁忙，请稍后重试（错误编号 1a2b3c4d）`. */
export function failureLine(error: ServiceError | null): string {
  const { advice, errorId } = failureWords(error);
  return errorId === undefined ? advice : `${advice}（错误编号 ${errorId}）`;
}
