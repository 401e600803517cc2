import { maskPhone } from '@/domain/phone';
import type { DriverProfile } from '@/services/auth/signIn';
import type { BookingUserDetail } from '@/services/booking/user';

/** The signed-in driver as screens show them. An empty text is unknown. */
export interface Profile {
  readonly nickName: string;
  readonly userName: string;
  /** Masked. */
  readonly phone: string;
  readonly avatarUrl: string;
}

/** The server masks the phone of a user's detail itself: `138****8000`. */
const MASKED_PHONE = /^\d{3}\*{4}\d{4}$/;

/** Takes each field from the sign-in service and, where that is empty, from the booking service. */
export const toProfile = (info: DriverProfile, detail: BookingUserDetail | undefined): Profile => ({
  nickName: info.nickName || (detail?.nickName ?? ''),
  userName: info.userName || (detail?.name ?? ''),
  phone: maskPhone(info.phone) || (MASKED_PHONE.test(detail?.phone ?? '') ? (detail?.phone ?? '') : ''),
  avatarUrl: info.avatarUrl || (detail?.avatarUrl ?? ''),
});
