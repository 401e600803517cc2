import { useState } from 'react';

import { type Follow, FOLLOW_TYPE, useSetFollowMutation } from '@/services/basic/follows';
import { isServiceError } from '@/services/transport/query/serviceError';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { SwitchRow } from '@/ui/choice/SwitchRow';
import { failureLine } from '@/widgets/loading/toFailureMessage';

/** The switch of one message type. It shows the server's state; a failed change is reverted, with its reason below. */
export function FollowSwitch({ follow }: { readonly follow: Follow }) {
  const { followType, followName, description, isOn } = follow;
  const [setFollow, { isLoading, originalArgs }] = useSetFollowMutation({ fixedCacheKey: `follow:${followType}` });
  const [failure, setFailure] = useState('');
  const toggle = async (next: boolean) => {
    if (followType === FOLLOW_TYPE.unknown) return;
    setFailure('');
    const { error } = await setFollow({ followType, isOn: next ? 1 : 0 });
    if (error !== undefined)
      setFailure(`${next ? '开启' : '关闭'}失败。${isServiceError(error) ? failureLine(error) : '请重试'}`);
  };
  return (
    <>
      <SwitchRow
        label={followName}
        note={description}
        isOn={(isLoading ? (originalArgs?.isOn ?? isOn) : isOn) === 1}
        isDisabled={isLoading}
        onChange={(next) => void toggle(next)}
      />
      <div role="alert" hidden={failure === ''}>
        {failure !== '' && <NoticeBanner tone="owed">{failure}</NoticeBanner>}
      </div>
    </>
  );
}
