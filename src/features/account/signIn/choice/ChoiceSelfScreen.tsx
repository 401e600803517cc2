import { useSelector } from 'react-redux';

import { useDraft } from '@/flows/drafts/useDraft';
import { usePrimaryButtonHandler } from '@/flows/notices/usePrimaryButtonHandler';
import { selectPendingAccountChoice } from '@/flows/session/accountChoice';
import { getSignInReturnPath } from '@/flows/session/returnPath';
import { useIsSignedIn } from '@/flows/session/useSession';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { usePorts } from '@/platform/ports/PortsContext';
import { useChooseThirdAccountMutation } from '@/services/auth/accountChoice';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { RadioList } from '@/ui/choice/RadioList';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { RequiredFormPart } from '@/ui/missing/RequiredFormPart';
import { FormScreen } from '@/ui/scaffolds/FormScreen';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';

import { AlreadySignedInNotice } from '../parts/AlreadySignedInNotice';
import { accountChoiceFailureText, toAccountChoiceOptions } from './model/accountChoiceTexts';

const isAccountNo = (value: unknown): value is string => typeof value === 'string';

/**
 * 选择账号: one third-party id has several accounts. The server exchanges the host's code and the chosen account for
 * tokens.
 */
export default function ChoiceSelfScreen() {
  const { frame, query } = useScreen('choiceSelf');
  const { vault } = usePorts();
  const returnPath = getSignInReturnPath(query);
  const isSignedIn = useIsSignedIn();
  const choice = useSelector(selectPendingAccountChoice);
  const [chosenAccountNo, setChosenAccountNo] = useDraft<string | null>('choiceSelf', null, isAccountNo);
  const [chooseAccount, { isLoading, error }] = useChooseThirdAccountMutation({ fixedCacheKey: 'chooseAccount' });
  const code = vault.open(choice?.handle ?? '')?.['code'];
  const submit = usePrimaryButtonHandler(chosenAccountNo === null ? '请选择账号' : '', () => {
    if (!isLoading && chosenAccountNo !== null && choice !== null && code !== undefined)
      void chooseAccount({ handle: vault.put({ code }), accountNo: chosenAccountNo }).then(({ data }) => {
        if (data !== undefined) vault.drop(choice.handle);
      });
  });
  const signInLink = <LinkButton to={pathTo('loginIndex', { redirect: returnPath })}>重新登录</LinkButton>;
  if (isSignedIn) {
    return (
      <ScreenFrame {...frame}>
        <AlreadySignedInNotice wayBack={returnPath} />
      </ScreenFrame>
    );
  }
  if (choice === null || code === undefined || choice.accounts.length === 0)
    return (
      <MissingItemScreen
        frame={frame}
        empty={{ illustration: 'plate', text: '登录已过期，请重新登录', action: signInLink }}
      />
    );
  return (
    <FormScreen
      frame={frame}
      onSubmit={submit}
      error={error === undefined || isLoading ? undefined : accountChoiceFailureText(error)}
      button={
        <PrimaryButton type="submit" busyText={isLoading ? '正在登录…' : undefined}>
          登录
        </PrimaryButton>
      }
      footer={error === undefined ? undefined : signInLink}
    >
      <RequiredFormPart isMissing={chosenAccountNo === null}>
        <Card title="用哪个账号登录">
          <RadioList
            legend="选择账号"
            value={chosenAccountNo}
            options={toAccountChoiceOptions(choice.accounts)}
            onChange={setChosenAccountNo}
          />
        </Card>
      </RequiredFormPart>
    </FormScreen>
  );
}
