import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { TextField } from '@/ui/form/TextField';
import { Sheet } from '@/ui/overlay/Sheet';
import { PictureUpload } from '@/widgets/upload/PictureUpload';

import styles from './BindChargingCardSheet.module.css';
import { MAX_CHARGING_CARD_NO_INPUT_LENGTH } from './model/cardNo';
import { CHARGING_CARD_PASSWORD_LENGTH } from './model/cardPassword';
import type { BindChargingCardFormState } from './useBindChargingCardForm';

/** 绑定充电卡: the card number, typed or recognised from a photo by the server, and the password. */
export function BindChargingCardSheet({ bind }: { readonly bind: BindChargingCardFormState }) {
  const { cardNo, problems, photo, failure, isBusy, password, upload, close, send, typeCardNo, typePassword } = bind;
  return (
    <Sheet title="绑定充电卡" onClose={close}>
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextField
          label="卡号"
          value={cardNo}
          onChange={typeCardNo}
          error={problems.cardNo}
          attributes={{
            autoComplete: 'off',
            inputMode: 'numeric',
            maxLength: MAX_CHARGING_CARD_NO_INPUT_LENGTH,
            placeholder: '印在卡面上',
          }}
        />
        <PictureUpload label="拍卡面识别卡号" max={1} upload={upload} />
        <div role="status" hidden={photo === null}>
          {photo !== null && <NoticeBanner tone={photo.tone}>{photo.text}</NoticeBanner>}
        </div>
        <TextField
          ref={password}
          label="卡密码"
          type="password"
          onChange={typePassword}
          error={problems.password}
          attributes={{
            autoComplete: 'off',
            inputMode: 'numeric',
            maxLength: CHARGING_CARD_PASSWORD_LENGTH,
            placeholder: '6位数字，办卡时设置',
          }}
        />
        <div role="alert" hidden={failure === ''}>
          {failure !== '' && <NoticeBanner tone="owed">{failure}</NoticeBanner>}
        </div>
        <PrimaryButton type="submit" busyText={isBusy ? '正在绑定…' : undefined}>
          绑定
        </PrimaryButton>
      </form>
    </Sheet>
  );
}
