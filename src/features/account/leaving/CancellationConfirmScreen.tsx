import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useGetLoginInfoQuery } from '@/services/auth/signIn';
import { useGetDeletionResultQuery } from '@/services/driver/accountDeletion';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { CheckBox } from '@/ui/form/CheckBox';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { FormScreen } from '@/ui/scaffolds/FormScreen';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { AccountSmsCodeField } from '../form/AccountSmsCodeField';
import { AccountDeletionConsequencesCard } from './AccountDeletionConsequencesCard';
import { useAccountDeletion } from './useAccountDeletion';

/** 确认注销: the last warning and an SMS code. The primary button keeps the account. */
export default function CancellationConfirmScreen() {
  const { frame, go } = useScreen('cancellationConfirm');
  const { phone = '' } = useGetLoginInfoQuery().currentData ?? {};
  const query = useGetDeletionResultQuery(undefined, { refetchOnMountOrArgChange: true });
  const { form, field, hasAgreed, setAgreed, isBusy, submit: submitDeletion } = useAccountDeletion();
  const { currentData: result } = query;
  if (result === undefined || phone === '')
    return (
      <DetailScreen
        frame={frame}
        load={toContentLoadState(query, { message: '注销条件加载失败', waitingFor: '正在检查能否注销…' })}
      />
    );
  if (result.canDelete !== 1) {
    return (
      <MissingItemScreen
        frame={frame}
        empty={{
          illustration: 'bill',
          text: result.reason === '' ? '现在还不能注销' : `现在还不能注销：${result.reason}`,
          action: <LinkButton to={pathTo('cancellation')}>看要处理的事项</LinkButton>,
        }}
      />
    );
  }
  return (
    <FormScreen
      frame={frame}
      onSubmit={submitDeletion}
      error={form.failure}
      button={
        <>
          <PrimaryButton onPress={go.back}>暂不注销</PrimaryButton>
          <TextButton tone="danger" isDisabled={isBusy} onPress={submitDeletion}>
            {isBusy ? '正在注销…' : '确认注销'}
          </TextButton>
        </>
      }
    >
      <AccountDeletionConsequencesCard />
      <Card title="验证是您本人">
        <AccountSmsCodeField form={form} purpose="deleteAccount" field={field} to={phone} />
        <CheckBox isChecked={hasAgreed} onChange={setAgreed}>
          我已知晓，注销后账号和数据不能恢复
        </CheckBox>
        {form.problems.fields.hasAgreed !== undefined && (
          <NoticeBanner tone="owed">请先勾选，确认您已知晓</NoticeBanner>
        )}
      </Card>
    </FormScreen>
  );
}
