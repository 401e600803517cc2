import { useGetLoginInfoQuery } from '@/services/auth/signIn';
import { useGetUserDetailQuery, USER_DETAIL } from '@/services/booking/user';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { thirdIdOf } from '@/services/transport/query/identity';

import { type Profile, profileOf } from '../model/profile';

/**
 * Who is signed in, as the screens of the account show it. The published loginInfo names the driver's id alone; what it leaves out comes from
 * getUserDetailInfo, which is called only then.
 */
export function useProfile(isSignedIn: boolean) {
  const { local } = usePorts();
  const query = useGetLoginInfoQuery(undefined, { skip: !isSignedIn });
  const info = query.currentData;
  // Without an openid the booking service cannot be called, and a failed call would stand in every recording.
  const lacks =
    thirdIdOf(local) !== '' &&
    info !== undefined &&
    [info.nickName, info.userName, info.phone, info.avatarUrl].includes('');
  const detail = useGetUserDetailQuery({ type: USER_DETAIL.profile }, { skip: !isSignedIn || !lacks });
  const profile: Profile | undefined = info === undefined ? undefined : profileOf(info, detail.currentData);
  return {
    query,
    profile,
    isLoading: query.isFetching || (lacks && detail.isFetching && detail.currentData === undefined),
  };
}
