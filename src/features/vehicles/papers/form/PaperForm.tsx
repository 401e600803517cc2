import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { MATERIAL_KIND } from '@/services/special/plateMaterials';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { Field } from '@/ui/form/Field';
import { RequiredPart } from '@/ui/missing/RequiredPart';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { FormScreen } from '@/ui/scaffolds/FormScreen';
import { reasonLines } from '@/widgets/review/reviewSteps';
import { previousPhotoUrl } from '@/widgets/upload/model/typedPhotos';
import { PhotoField } from '@/widgets/upload/PhotoField';

import { REQUIRED_PHOTOS } from '../model/paperForm';
import { PAPER_BENEFITS, paperHeading, paperScreenTitle, type PaperSubject, photoName } from '../model/papers';
import { CertificateFields } from './CertificateFields';
import { IdCardField } from './IdCardField';
import styles from './PaperForm.module.css';
import { usePaperForm } from './usePaperForm';

interface PaperFormProps {
  readonly frame: ScreenHeaderProps<'plateMaterialEdit' | 'plateMaterialDisabled'>;
  readonly subject: PaperSubject;
}

/** The form for papers: pictures, the owner's name and number, and for a disabled driver also the certificate. */
export function PaperForm({ frame, subject }: PaperFormProps) {
  const { kind, plateNo, plateColor, rejected } = subject;
  const form = usePaperForm(subject);
  const { draft, photos, isBusy, setName, submit } = form;
  const { problems } = draft;
  return (
    <FormScreen
      frame={{ ...frame, title: paperScreenTitle(kind) }}
      onSubmit={submit}
      error={problems.photos ?? problems.whole}
      button={
        <PrimaryButton type="submit" busyText={isBusy ? '正在提交…' : undefined}>
          {rejected === undefined ? '提交审核' : '重新提交'}
        </PrimaryButton>
      }
    >
      {rejected !== undefined && (
        <NoticeBanner tone="owed">
          上次未通过：{reasonLines(rejected.reasons).join('；') || '资料不符合要求'}
        </NoticeBanner>
      )}
      <Card {...paperHeading(kind)}>
        <p>
          <PlateBadge plateNo={plateNo} plateColor={plateColor} size="large" />
        </p>
        <p>{PAPER_BENEFITS[kind]}</p>
      </Card>
      <Card title="照片">
        <RequiredPart isMissing={problems.photos !== undefined}>
          <div className={styles['photos']}>
            {REQUIRED_PHOTOS[kind].map((type) => (
              <PhotoField
                key={type}
                name={photoName(type)}
                upload={photos.getUpload(type)}
                hasPrevious={previousPhotoUrl(rejected?.materials ?? [], type) !== ''}
              />
            ))}
          </div>
        </RequiredPart>
      </Card>
      <Card title="车主">
        <Field
          label="车主姓名"
          value={draft.ownerName}
          onChange={setName}
          error={problems.ownerName}
          attributes={{ autoComplete: 'name', maxLength: 40, placeholder: '与行驶证一致' }}
        />
        <IdCardField form={form} />
        {kind === MATERIAL_KIND.disabled && <CertificateFields form={form} />}
        <NoticeBanner>证件号码只用于审核，本机不保存{rejected === undefined ? '' : '，需要重新填写'}</NoticeBanner>
      </Card>
    </FormScreen>
  );
}
