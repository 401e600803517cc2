import { useSelector } from 'react-redux';

import { useDraft } from '@/flows/drafts/useDraft';
import { usePrimaryAct } from '@/flows/notices/usePrimaryAct';
import { selectAccountChoice } from '@/flows/session/accountChoice';
import { useIsSignedIn } from '@/flows/session/useSession';
import { wayBackOf } from '@/flows/session/wayBack';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useChooseThirdAccountMutation } from '@/services/auth/accountChoice';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { RadioList } from '@/ui/choice/RadioList';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Missing } from '@/ui/missing/Missing';
import { FormScreen } from '@/ui/scaffolds/FormScreen';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';

import { SignedInAlready } from '../parts/SignedInAlready';
import { accountNote, accountTitle, choiceFailure } from './model/choiceWords';

const isAccountNo = (value: unknown): value is string => typeof value === 'string';

/** 选择账号: one third-party id has several accounts. The server gives the tokens, for the host's code and the account that is chosen. */
export default function ChoiceSelfScreen() {
  const { frame, query } = useScreen('choiceSelf');
  const { vault } = usePorts();
  const wayBack = wayBackOf(query);
  const isSignedIn = useIsSignedIn();
  const choice = useSelector(selectAccountChoice);
  const [chosen, setChosen] = useDraft<string | null>('choiceSelf', null, isAccountNo);
  const [choose, { isLoading, error }] = useChooseThirdAccountMutation({ fixedCacheKey: 'chooseAccount' });
  const code = vault.open(choice?.handle ?? '')?.['code'];
  const submit = usePrimaryAct(chosen === null ? '请选择账号' : '', () => {
    if (!isLoading && chosen !== null && choice !== null && code !== undefined)
      void choose({ handle: vault.put({ code }), accountNo: chosen }).then(({ data }) => {
        if (data !== undefined) vault.drop(choice.handle);
      });
  });
  const signInAgain = <LinkButton to={pathTo('loginIndex', { redirect: wayBack })}>重新登录</LinkButton>;
  if (isSignedIn) {
    return (
      <ScreenFrame {...frame}>
        <SignedInAlready wayBack={wayBack} />
      </ScreenFrame>
    );
  }
  if (choice === null || code === undefined || choice.accounts.length === 0)
    return (
      <MissingItemScreen
        frame={frame}
        empty={{ drawing: 'plate', text: '登录已过期，请重新登录', action: signInAgain }}
      />
    );
  return (
    <FormScreen
      frame={frame}
      onSubmit={submit}
      error={error === undefined || isLoading ? undefined : choiceFailure(error)}
      button={
        <PrimaryButton type="submit" busyText={isLoading ? '正在登录…' : undefined}>
          登录
        </PrimaryButton>
      }
      foot={error === undefined ? undefined : signInAgain}
    >
      <Missing is={chosen === null}>
        <Card title="用哪个账号登录">
          <RadioList
            legend="选择账号"
            value={chosen}
            options={[...new Map(choice.accounts.map((one) => [one.accountNo, one])).values()].map((one) => ({
              value: one.accountNo,
              title: accountTitle(one),
              note: accountNote(one),
            }))}
            onChange={setChosen}
          />
        </Card>
      </Missing>
    </FormScreen>
  );
}
