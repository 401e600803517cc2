import { maskPhone } from '@/domain/phone';
import type { LoginInfo } from '@/services/auth/signIn';
import type { UserDetail } from '@/services/booking/user';

/** What screens show of the signed-in driver. Empty texts are not known. */
export interface Profile {
  readonly nickName: string;
  readonly userName: string;
  /** Masked. */
  readonly phone: string;
  readonly avatarUrl: string;
}

/** The server masks the phone of a user's detail itself: `138****8000`. */
const MASKED = /^\d{3}\*{4}\d{4}$/;

/** What the sign-in service says of a driver, and what the booking service adds where that is empty. */
export const profileOf = (info: LoginInfo, detail: UserDetail | undefined): Profile => ({
  nickName: info.nickName || (detail?.nickName ?? ''),
  userName: info.userName || (detail?.name ?? ''),
  phone: maskPhone(info.phone) || (MASKED.test(detail?.phone ?? '') ? (detail?.phone ?? '') : ''),
  avatarUrl: info.avatarUrl || (detail?.avatarUrl ?? ''),
});
