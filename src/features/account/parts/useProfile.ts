import { usePorts } from '@/platform/ports/PortsContext';
import { useGetLoginInfoQuery } from '@/services/auth/signIn';
import { readStoredThirdPartyId } from '@/services/base/baseQuery/identity';
import { BOOKING_USER_DETAIL_TYPE, useGetUserDetailQuery } from '@/services/booking/user';

import { type Profile, toProfile } from '../model/profile';

/**
 * The profile of the signed-in driver. The documented loginInfo guarantees only the driver's id; missing fields come
 * from getUserDetailInfo, which is called only if any are missing.
 */
export function useProfile(isSignedIn: boolean) {
  const { local } = usePorts();
  const query = useGetLoginInfoQuery(undefined, { skip: !isSignedIn });
  const info = query.currentData;
  // The booking service cannot be called without an openid, and a failed call would add noise to every recording.
  const isIncomplete =
    readStoredThirdPartyId(local) !== '' &&
    info !== undefined &&
    [info.nickName, info.userName, info.phone, info.avatarUrl].includes('');
  const detail = useGetUserDetailQuery(
    { type: BOOKING_USER_DETAIL_TYPE.profile },
    { skip: !isSignedIn || !isIncomplete },
  );
  const profile: Profile | undefined = info === undefined ? undefined : toProfile(info, detail.currentData);
  return {
    query,
    profile,
    isLoading: query.isFetching || (isIncomplete && detail.isFetching && detail.currentData === undefined),
  };
}
