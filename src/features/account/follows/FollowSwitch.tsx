import { useState } from 'react';

import { type Follow, FOLLOW_TYPE, useSetFollowMutation } from '@/services/basic/follows';
import { isServiceError } from '@/services/transport/query/serviceError';
import { Notice } from '@/ui/card/Notice';
import { SwitchRow } from '@/ui/choice/SwitchRow';
import { failureLine } from '@/widgets/loading/failureWords';

/** One kind of message. The switch is where the server says; a change that failed goes back and says why. */
export function FollowSwitch({ follow }: { readonly follow: Follow }) {
  const { followType, followName, description, isOn } = follow;
  const [set, { isLoading, originalArgs }] = useSetFollowMutation({ fixedCacheKey: `follow:${followType}` });
  const [failure, setFailure] = useState('');
  const change = async (next: boolean) => {
    if (followType === FOLLOW_TYPE.unknown) return;
    setFailure('');
    const { error } = await set({ followType, isOn: next ? 1 : 0 });
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
        onChange={(next) => void change(next)}
      />
      <div role="alert" hidden={failure === ''}>
        {failure !== '' && <Notice tone="owed">{failure}</Notice>}
      </div>
    </>
  );
}
