import { formatPlate } from '@/domain/plate/plateFace';
import type { IdempotentRequestFailure } from '@/flows/requests/requestStages';
import { requestFailureText } from '@/widgets/loading/requestText';

/** Why a grant failed. A grant that another tab is sending right now is not called 未发放. */
export const couponGrantFailureText = (failure: Exclude<IdempotentRequestFailure, { is: 'unconfirmed' }>): string =>
  failure.is === 'notSent' && failure.because === 'busy'
    ? '正在另一个页面发放，请看发放记录'
    : `未发放。${requestFailureText(failure)}`;

export const prependPlate = (plateNo: string, text: string): string => `${formatPlate(plateNo)} ${text}`;
