import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { TextField } from '@/ui/form/TextField';
import { OnScreenKeyboard } from '@/ui/keyboard/OnScreenKeyboard';
import { FormScreen } from '@/ui/scaffolds/FormScreen';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';

import { CHARGING_CARD_PASSWORD_LENGTH, type ChargingCardPasswordValues } from './model/cardPassword';
import { useChargingCardPasswordChangeForm } from './useChargingCardPasswordChangeForm';

const FIELDS: readonly { readonly name: keyof ChargingCardPasswordValues; readonly label: string }[] = [
  { name: 'before', label: '原密码' },
  { name: 'next', label: '新密码' },
  { name: 'again', label: '确认新密码' },
];
const MAX_LENGTHS = FIELDS.map(() => CHARGING_CARD_PASSWORD_LENGTH);

/** 修改充电卡密码: six digits, typed on the numeric keyboard. */
export default function CardPasswordScreen() {
  const { frame, query } = useScreen('changeCardPassword');
  const cardsLink = <LinkButton to={pathTo('chargingCard')}>看充电卡</LinkButton>;
  if (query.cardId !== undefined) return <PasswordForm key={query.cardId} frame={frame} cardId={query.cardId} />;
  return (
    <MissingItemScreen frame={frame} empty={{ illustration: 'plate', text: '没有找到这张充电卡', action: cardsLink }} />
  );
}

type Frame = ReturnType<typeof useScreen<'changeCardPassword'>>['frame'];

function PasswordForm({ frame, cardId }: { readonly frame: Frame; readonly cardId: string }) {
  const { typed, active, activate, problems, failure, isBusy, type, submit } =
    useChargingCardPasswordChangeForm(cardId);
  const values = FIELDS.map(({ name }) => typed[name]);
  return (
    <FormScreen
      frame={frame}
      onSubmit={submit}
      error={failure === '' ? undefined : failure}
      button={
        <PrimaryButton type="submit" busyText={isBusy ? '正在修改…' : undefined}>
          修改密码
        </PrimaryButton>
      }
      // The keyboard is placed below the button, which it would otherwise cover.
      footer={
        <OnScreenKeyboard
          layout="pin"
          typing={{ values, active, board: null }}
          maxLengths={MAX_LENGTHS}
          onChange={(nextTyping) => {
            activate(nextTyping.active);
            const changed = FIELDS.find(({ name }, index) => nextTyping.values[index] !== typed[name]);
            if (changed !== undefined) type(changed.name, nextTyping.values[FIELDS.indexOf(changed)] ?? '');
          }}
        />
      }
    >
      <Card>
        {FIELDS.map(({ name, label }, index) => (
          <TextField
            key={name}
            label={label}
            type="password"
            value={typed[name]}
            onChange={(text) => type(name, text)}
            error={problems[name]}
            // The screen renders its own keyboard.
            attributes={{
              inputMode: 'none',
              autoComplete: 'off',
              maxLength: CHARGING_CARD_PASSWORD_LENGTH,
              placeholder: '6位数字',
              onFocus: () => activate(index),
            }}
          />
        ))}
      </Card>
    </FormScreen>
  );
}
