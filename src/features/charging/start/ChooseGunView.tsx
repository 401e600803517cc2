import { useDraft } from '@/flows/drafts/useDraft';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { TextField } from '@/ui/form/TextField';
import { FormScreen } from '@/ui/scaffolds/FormScreen';

import { parseGunNo } from '../model/gunCode';
import { PrintedCodeKeyboard } from '../parts/PrintedCodeKeyboard';
import { usePrintedCodeKeyboard } from '../parts/usePrintedCodeKeyboard';
import { useScanGun } from '../parts/useScanGun';
import { WrongGunCodeNotice } from '../parts/WrongGunCodeNotice';

interface GunChoiceProps {
  readonly frame: ScreenHeaderProps<'chargingPage'>;
  /** The station in the address. */
  readonly stationId: string | undefined;
  /** Why the gun in the address is not valid; empty if there is no problem. */
  readonly problem: string;
}

interface GunNoDraft {
  readonly text: string;
  readonly isTried: boolean;
}
/** The maximum length of an id. */
const MAX_GUN_NO_LENGTH = 64;
const EMPTY_DRAFT: GunNoDraft = { text: '', isTried: false };
const isGunNoDraft = (value: unknown): value is GunNoDraft =>
  typeof value === 'object' && value !== null && typeof (value as GunNoDraft).text === 'string';

/** Chooses the gun: by its code, by the number printed below it, or from a station's list. */
export function ChooseGunView({ frame, stationId, problem }: GunChoiceProps) {
  const go = useScreenNavigator();
  const { scan, wrong } = useScanGun();
  const [{ text, isTried }, setDraft] = useDraft<GunNoDraft>('chargingPage.typed', EMPTY_DRAFT, isGunNoDraft);
  const keyboard = usePrintedCodeKeyboard('chargingPage');
  const parsed = parseGunNo(text);
  const emptyProblem = parsed === null ? '请输入枪号，如枪身二维码下方的编号' : undefined;
  const gunsLink =
    stationId === undefined ? (
      <LinkButton to={pathTo('map', { isFromHome: '2' })}>看附近充电站</LinkButton>
    ) : (
      <LinkButton to={pathTo('chargeStationDetail', { stationId })}>看这个站的枪</LinkButton>
    );
  return (
    <FormScreen
      frame={frame}
      onSubmit={() => {
        setDraft({ text, isTried: true });
        if (parsed !== null) go.to('chargingPage', parsed);
      }}
      button={<PrimaryButton type="submit">下一步</PrimaryButton>}
      error={problem === '' ? undefined : problem}
      footer={
        <>
          {gunsLink}
          <PrintedCodeKeyboard
            layout="full"
            code={text}
            maxLength={MAX_GUN_NO_LENGTH}
            keyboard={keyboard}
            onType={(next) => setDraft({ text: next, isTried: false })}
          />
        </>
      }
    >
      <WrongGunCodeNotice wrong={wrong} />
      <Card title="找到充电枪" right={<TextButton onPress={scan}>扫码</TextButton>}>
        <TextField
          label="枪号"
          value={text}
          onChange={(next) => setDraft({ text: next, isTried: false })}
          error={isTried ? emptyProblem : undefined}
          attributes={{ ...keyboard.attributes, maxLength: MAX_GUN_NO_LENGTH, placeholder: '二维码下方的编号' }}
        />
      </Card>
    </FormScreen>
  );
}
