import { checkNickname, NICKNAME_LENGTH } from '@/domain/validation/checkNickname';
import { useDraft } from '@/flows/drafts/useDraft';
import { useScreen } from '@/navigation/hooks/useScreen';
import { useGetLoginInfoQuery } from '@/services/auth/signIn';
import { useChangeNickNameMutation } from '@/services/driver/credentials';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { NameForm } from './NameForm';
import { useSaveName } from './useSaveName';

const isStringOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

/** 修改昵称. */
export default function NicknameScreen() {
  const { frame } = useScreen('changeNickname');
  const query = useGetLoginInfoQuery();
  const [typed, setTyped, clearTyped] = useDraft<string | null>('changeNickname', null, isStringOrNull);
  const [changeNickName] = useChangeNickNameMutation({ fixedCacheKey: 'changeNickname' });
  const value = typed ?? query.currentData?.nickName ?? '';
  const { save, isBusy, failure } = useSaveName(() => changeNickName({ nickName: value.trim() }));
  const problem = checkNickname(value);
  return (
    <NameForm
      frame={frame}
      load={typed === null ? toLoadState(query, { message: '昵称加载失败', waitingFor: '正在加载昵称…' }) : null}
      label="昵称"
      value={value}
      onChange={setTyped}
      maxLength={NICKNAME_LENGTH}
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
