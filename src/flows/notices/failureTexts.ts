import type { ServiceFailureKind } from '@/services/base/baseQuery/serviceError';

/** The text if the server sends no message: what happened, and what to do. */
export const FALLBACK_FAILURE_TEXTS: Readonly<Record<ServiceFailureKind, string>> = {
  offline: '网络连接不上，请检查网络后重试',
  timeout: '网络较慢，请稍后重试',
  http: '服务暂时不可用，请稍后重试',
  malformed: '服务返回的内容无法识别，请稍后重试',
  refused: '操作失败，请稍后重试',
};

/** The text if the operator's gateway does not support the call. */
export const UNSUPPORTED_CALL_TEXT = '停车场暂不支持这项服务';
