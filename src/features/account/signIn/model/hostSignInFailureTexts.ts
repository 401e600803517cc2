import type { HostSignInState } from '@/flows/session/authorizationSlice';
import type { ServiceFailureKind } from '@/services/base/baseQuery/serviceError';

interface AuthorizationTexts {
  message: string;
  advice: string;
  cause?: ServiceFailureKind;
}

/** The text for a failed sign-in through the host: what happened, and what the driver can do. */
export function hostSignInFailureTexts(state: HostSignInState): AuthorizationTexts {
  if (state.step !== 'failed') return { message: '登录未完成', advice: '请重新登录' };
  switch (state.failure) {
    case 'denied':
      return { message: '未获得授权，未登录', advice: '可以重新授权，或用手机号登录' };
    case 'mismatch':
      return { message: '登录请求已失效', advice: '请重新登录，不要用他人发来的链接' };
    case 'refused':
      return { message: state.message === '' ? '登录失败' : state.message, advice: '可以重试，或用手机号登录' };
    case 'unreachable':
      return { message: '网络较慢，登录未完成', advice: '请检查网络后重试', cause: 'timeout' };
    case 'unsupported':
      return { message: '当前环境不支持一键登录', advice: '请用手机号登录' };
  }
}
