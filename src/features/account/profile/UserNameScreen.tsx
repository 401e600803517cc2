import { useState } from 'react';

import { findPersonNameError } from '@/domain/validation/findPersonNameError';
import { useScreen } from '@/navigation/hooks/useScreen';
import { usePorts } from '@/platform/ports/PortsContext';
import { useGetLoginInfoQuery } from '@/services/auth/signIn';
import { useUpdateUserDetailMutation } from '@/services/booking/user';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { NameForm } from './NameForm';
import { useSaveAccountName } from './useSaveAccountName';

/** The longest name that the server accepts. */
const NAME_LENGTH = 30;

/**
 * 修改姓名. A person's name stays in component state: it enters no draft and no action. An empty value deletes it (Rule
 * 7.3).
 */
export default function UserNameScreen() {
  const { frame } = useScreen('changeUserName');
  const { vault } = usePorts();
  const query = useGetLoginInfoQuery();
  const [typed, setTyped] = useState<string | null>(null);
  const [update] = useUpdateUserDetailMutation({ fixedCacheKey: 'changeUserName' });
  const value = typed ?? query.currentData?.userName ?? '';
  const { save, isBusy, failure } = useSaveAccountName(() => update({ handle: vault.put({ name: value }) }));
  const lengthProblem = value.length > NAME_LENGTH ? `姓名最多${NAME_LENGTH}个字` : '';
  const problem = findPersonNameError(value) ?? lengthProblem;
  return (
    <NameForm
      frame={frame}
      load={typed === null ? toContentLoadState(query, { message: '姓名加载失败', waitingFor: '正在加载姓名…' }) : null}
      label="姓名"
      value={value}
      onChange={setTyped}
      maxLength={NAME_LENGTH}
      problem={problem}
      failure={failure}
      isBusy={isBusy}
      onSubmit={() => {
        if (problem === '') save(() => undefined);
      }}
    />
  );
}
