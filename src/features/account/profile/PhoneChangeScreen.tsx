import { maskPhone } from '@/domain/phone';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { useScreen } from '@/navigation/hooks/useScreen';
import { useGetLoginInfoQuery } from '@/services/auth/signIn';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { SegmentedControl } from '@/ui/choice/SegmentedControl';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { FormScreen } from '@/ui/scaffolds/FormScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { AccountPasswordField } from '../form/AccountPasswordField';
import { AccountPhoneField } from '../form/AccountPhoneField';
import { AccountSmsCodeField } from '../form/AccountSmsCodeField';
import { useAccountPhoneChangeForm } from './useAccountPhoneChangeForm';

const VERIFICATION_METHODS = [
  { value: 'code', label: '短信验证' },
  { value: 'password', label: '密码验证' },
] as const;

/** 更换手机号: verifies the owner of the account, then the new number. */
export default function PhoneChangeScreen() {
  const { frame } = useScreen('changeTel');
  const loginInfoQuery = useGetLoginInfoQuery();
  const { phone = '' } = loginInfoQuery.currentData ?? {};
  const { form, proof, setProof, fields, isBusy, submit } = useAccountPhoneChangeForm(phone);
  if (loginInfoQuery.currentData === undefined)
    return (
      <DetailScreen
        frame={frame}
        load={toContentLoadState(loginInfoQuery, { message: '手机号加载失败', waitingFor: '正在查询手机号…' })}
      />
    );
  const helpPath = getPathIfInBuild('customerServiceIndex');
  return (
    <FormScreen
      frame={frame}
      onSubmit={submit}
      error={form.failure}
      button={
        <PrimaryButton type="submit" busyText={isBusy ? '正在更换…' : undefined}>
          更换手机号
        </PrimaryButton>
      }
      footer={helpPath !== undefined && <LinkButton to={helpPath}>原手机号收不到短信，也忘了密码</LinkButton>}
    >
      <Card title={`验证原手机号 ${maskPhone(phone)}`}>
        <SegmentedControl legend="验证方式" options={VERIFICATION_METHODS} value={proof} onChange={setProof} />
        {proof === 'code' ? (
          <AccountSmsCodeField
            form={form}
            purpose="changePhone"
            field={fields.oldVerifyCode}
            label="原手机号的验证码"
            to={phone}
            name="oldVerifyCode"
          />
        ) : (
          <AccountPasswordField
            form={form}
            name="password"
            label="登录密码"
            field={fields.password}
            attributes={{ autoComplete: 'current-password', maxLength: 64, placeholder: '现在登录用的密码' }}
          />
        )}
      </Card>
      <Card title="新手机号">
        <AccountPhoneField form={form} />
        <AccountSmsCodeField form={form} purpose="changePhone" field={fields.verifyCode} />
      </Card>
    </FormScreen>
  );
}
