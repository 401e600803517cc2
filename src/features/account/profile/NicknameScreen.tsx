import { checkNickname, NICKNAME_LENGTH } from '@/domain/validation/checkNickname';
import { useDraft } from '@/flows/drafts/useDraft';
import { useScreen } from '@/navigation/hooks/useScreen';
import { useGetLoginInfoQuery } from '@/services/auth/signIn';
import { useChangeNickNameMutation } from '@/services/driver/credentials';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { NameForm } from './NameForm';
import { useSaveName } from './useSaveName';

const isText = (value: unknown): value is string | null => value === null || typeof value === 'string';

/** 修改昵称. */
export default function NicknameScreen() {
  const { frame } = useScreen('changeNickname');
  const query = useGetLoginInfoQuery();
  const [typed, keep, forget] = useDraft<string | null>('changeNickname', null, isText);
  const [change] = useChangeNickNameMutation({ fixedCacheKey: 'changeNickname' });
  const value = typed ?? query.currentData?.nickName ?? '';
  const { save, isBusy, failure } = useSaveName(() => change({ nickName: value.trim() }));
  const problem = checkNickname(value);
  return (
    <NameForm
      frame={frame}
      load={typed === null ? toLoadState(query, { what: '昵称加载失败', waitingFor: '正在加载昵称…' }) : null}
      label="昵称"
      value={value}
      onChange={keep}
      maxLength={NICKNAME_LENGTH}
      // Before anything is typed, nothing is wrong.
      problem={typed === null ? '' : (problem ?? '')}
      failure={failure}
      isBusy={isBusy}
      onSubmit={() => {
        keep(value);
        if (problem === null) save(forget);
      }}
    />
  );
}
