import { useState } from 'react';

import { isServiceError } from '@/services/base/baseQuery/serviceError';
import { MESSAGE_SUBSCRIPTION_TYPE, type MessageSubscription, useSetFollowMutation } from '@/services/basic/follows';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { SwitchRow } from '@/ui/choice/SwitchRow';
import { serviceErrorText } from '@/widgets/loading/toServiceErrorMessage';

/** The switch of one message type. It shows the server's state; a failed change is reverted, with its reason below. */
export function MessageSubscriptionSwitch({ follow }: { readonly follow: MessageSubscription }) {
  const { followType, followName, description, isOn } = follow;
  const [setFollow, { isLoading, originalArgs }] = useSetFollowMutation({ fixedCacheKey: `follow:${followType}` });
  const [failure, setFailure] = useState('');
  const toggle = async (next: boolean) => {
    if (followType === MESSAGE_SUBSCRIPTION_TYPE.unknown) return;
    setFailure('');
    const { error } = await setFollow({ followType, isOn: next ? 1 : 0 });
    if (error !== undefined)
      setFailure(`${next ? '开启' : '关闭'}失败。${isServiceError(error) ? serviceErrorText(error) : '请重试'}`);
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
