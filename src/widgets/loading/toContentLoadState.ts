import { isCallUnsupportedByGateway, isServiceError } from '@/services/base/baseQuery/serviceError';
import { countDroppedRows } from '@/services/schema/countDroppedRows';
import type { ContentLoadState } from '@/ui/load/LoadStateContent';

import { getNotFoundError } from './getNotFoundError';
import { droppedRowsText, type LoadQueryResult, toLoadableBlockState } from './toLoadableBlockState';
import { toServiceErrorMessage } from './toServiceErrorMessage';

export interface LoadStateOptions<T> {
  /** The message of a failure: `停车记录加载失败`. */
  readonly message: string;
  /** The text after 3 s of waiting: `正在查询停车记录…`. */
  readonly waitingFor?: string;
  /** A warning about money, where it is at risk: `请勿重复支付`. */
  readonly money?: string | undefined;
  /** The advice for the driver. It receives the default advice for the kind of failure, to extend or replace it. */
  readonly advice?: (usual: string) => string;
  readonly isEmpty?: (answer: T) => boolean;
  /**
   * A refusal means that the item does not exist. Then the state is empty, not failed, with the server's message if it
   * sent one.
   */
  readonly isGoneWhenRefused?: boolean;
  /** Whether the address identifies an item. If not, the state is empty. */
  readonly isNamed?: boolean;
  /** A block of a screen, or the full page. A block has no pull to refresh, and no default advice. */
  readonly size?: 'block' | 'page';
}

/** The text of a list for rows that were dropped because they could not be parsed. */
const droppedRowsAdvice = (unread: number): string => `${droppedRowsText(unread)}，请稍后重试或联系客服`;

/** 停车记录加载失败 becomes 停车记录暂不支持查看, if the operator's gateway does not support the request. */
const unsupportedText = (message: string): string => `${message.replace(/(加载|刷新)失败$/, '')}暂不支持查看`;

/** The load state of a query, for scaffolds and blocks. */
export function toContentLoadState<T>(query: LoadQueryResult<T>, options: LoadStateOptions<T>): ContentLoadState {
  const {
    message,
    waitingFor,
    money,
    advice,
    isEmpty,
    isGoneWhenRefused = false,
    isNamed = true,
    size = 'page',
  } = options;
  const { state: blockState, failure } = toLoadableBlockState(query, message, isEmpty);
  const error = isServiceError(query.error) ? query.error : null;
  const defaultMessage = toServiceErrorMessage(error);
  const notFound = isGoneWhenRefused ? getNotFoundError(query) : null;
  const isPage = size === 'page';
  const unread = query.unread ?? countDroppedRows(query.currentData);
  const isUnsupported = blockState === 'failed' && error !== null && isCallUnsupportedByGateway(error);
  const isUnreadable = query.currentData !== undefined && unread > 0 && blockState !== 'ready';
  const state = isUnreadable ? 'failed' : blockState;
  return {
    state: notFound === null && isNamed ? state : 'empty',
    ...(notFound !== null && notFound.message !== '' ? { emptyText: notFound.message } : {}),
    ...(state === 'ready' && unread > 0 ? { unreadText: droppedRowsAdvice(unread) } : {}),
    waitingFor,
    failure: {
      ...failure,
      ...(isPage ? defaultMessage : {}),
      ...(isUnreadable ? { advice: droppedRowsAdvice(unread) } : {}),
      ...(advice === undefined
        ? {}
        : { advice: advice(isUnreadable ? droppedRowsAdvice(unread) : defaultMessage.advice) }),
      ...(isUnsupported
        ? {
            message: unsupportedText(message),
            advice: defaultMessage.advice,
            onRetry: undefined,
            errorId: undefined,
            isUnsupported,
          }
        : {}),
      size,
      moneyText: isUnsupported ? undefined : money,
    },
    ...(isPage ? { refresh: () => Promise.resolve(query.refetch()) } : {}),
  };
}

const hasNoData = (query: LoadQueryResult<unknown>): query is LoadQueryResult<never> => query.currentData === undefined;

/**
 * Combines two required queries: the first one while it has no data, else the last one. Dropped rows of both are
 * counted.
 */
export function combineQueries<T>(required: LoadQueryResult<unknown>, last: LoadQueryResult<T>): LoadQueryResult<T> {
  if (hasNoData(required)) return required;
  const unread = countDroppedRows(required.currentData);
  return unread === 0 ? last : { ...last, unread: unread + countDroppedRows(last.currentData) };
}
