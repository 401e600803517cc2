import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useGetLoginInfoQuery } from '@/services/auth/signIn';
import { useGetLoginStateQuery } from '@/services/driver/credentials';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { FormScreen } from '@/ui/scaffolds/FormScreen';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';

import { AccountPasswordField } from '../form/AccountPasswordField';
import { NewPasswordFields } from '../form/NewPasswordFields';
import { useAccountPasswordChangeForm } from './useAccountPasswordChangeForm';

/** 修改密码: the old password, and the new one twice. A driver without a password sets one with an SMS code. */
export default function PasswordChangeScreen() {
  const { frame } = useScreen('passwordChange');
  const { phone = '' } = useGetLoginInfoQuery().currentData ?? {};
  const { currentData: state } = useGetLoginStateQuery();
  const { form, fields, isBusy, submit } = useAccountPasswordChangeForm();
  const reset = pathTo('passwordReset', { phone: phone === '' ? undefined : phone });
  if (state?.hasPassword === 0) {
    return (
      <MissingItemScreen
        frame={frame}
        empty={{
          illustration: 'plate',
          text: '还没有设置登录密码，用短信验证码就能设置',
          action: <LinkButton to={reset}>设置密码</LinkButton>,
        }}
      />
    );
  }
  return (
    <FormScreen
      frame={frame}
      onSubmit={submit}
      error={form.failure}
      button={
        <PrimaryButton type="submit" busyText={isBusy ? '正在修改…' : undefined}>
          修改密码
        </PrimaryButton>
      }
      footer={<LinkButton to={reset}>忘记原密码</LinkButton>}
    >
      <Card>
        <AccountPasswordField
          form={form}
          name="password"
          label="原密码"
          field={fields.password}
          attributes={{ autoComplete: 'current-password', maxLength: 64, placeholder: '现在登录用的密码' }}
        />
        <NewPasswordFields
          form={form}
          label="新密码"
          passwordRef={fields.newPassword}
          repeatRef={fields.passwordAgain}
        />
      </Card>
    </FormScreen>
  );
}
