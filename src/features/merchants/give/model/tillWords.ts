import { formatPlate } from '@/domain/plate/plateFace';
import type { RequestFailure } from '@/flows/requests/requestStages';
import { requestAdvice } from '@/widgets/loading/requestWords';

/** Why a car has got nothing from this tap. What another tab is giving it right now is not called 未发放. */
export const whyNotGiven = (failure: Exclude<RequestFailure, { is: 'unconfirmed' }>): string =>
  failure.is === 'notSent' && failure.because === 'busy'
    ? '正在另一个页面发放，请看发放记录'
    : `未发放。${requestAdvice(failure)}`;

export const ofCar = (plateNo: string, words: string): string => `${formatPlate(plateNo)} ${words}`;
