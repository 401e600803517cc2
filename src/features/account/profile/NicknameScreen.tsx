import { findNicknameError, MAX_NICKNAME_LENGTH } from '@/domain/validation/findNicknameError';
import { useDraft } from '@/flows/drafts/useDraft';
import { useScreen } from '@/navigation/hooks/useScreen';
import { useGetLoginInfoQuery } from '@/services/auth/signIn';
import { useChangeNickNameMutation } from '@/services/driver/credentials';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { NameForm } from './NameForm';
import { useSaveAccountName } from './useSaveAccountName';

const isStringOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

/** 修改昵称. */
export default function NicknameScreen() {
  const { frame } = useScreen('changeNickname');
  const query = useGetLoginInfoQuery();
  const [typed, setTyped, clearTyped] = useDraft<string | null>('changeNickname', null, isStringOrNull);
  const [changeNickName] = useChangeNickNameMutation({ fixedCacheKey: 'changeNickname' });
  const value = typed ?? query.currentData?.nickName ?? '';
  const { save, isBusy, failure } = useSaveAccountName(() => changeNickName({ nickName: value.trim() }));
  const problem = findNicknameError(value);
  return (
    <NameForm
      frame={frame}
      load={typed === null ? toContentLoadState(query, { message: '昵称加载失败', waitingFor: '正在加载昵称…' }) : null}
      label="昵称"
      value={value}
      onChange={setTyped}
      maxLength={MAX_NICKNAME_LENGTH}
      // No error is shown before the driver types.
      problem={typed === null ? '' : (problem ?? '')}
      failure={failure}
      isBusy={isBusy}
      onSubmit={() => {
        setTyped(value);
        if (problem === null) save(clearTyped);
      }}
    />
  );
}
