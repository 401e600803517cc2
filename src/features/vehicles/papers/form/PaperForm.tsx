import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { MATERIAL_KIND } from '@/services/special/plateMaterials';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { Notice } from '@/ui/card/Notice';
import { Field } from '@/ui/form/Field';
import { Missing } from '@/ui/missing/Missing';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { FormScreen } from '@/ui/scaffolds/FormScreen';
import { reasonLines } from '@/widgets/review/reviewSteps';
import { oldPhotoOf } from '@/widgets/upload/model/typedPhotos';
import { PhotoField } from '@/widgets/upload/PhotoField';

import { NEEDED_PHOTOS } from '../model/paperForm';
import { paperHeading, paperScreenTitle, type PaperSubject, photoName, WHY } from '../model/papers';
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
  const { kind, plateNo, plateColor, refused } = subject;
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
          {refused === undefined ? '提交审核' : '重新提交'}
        </PrimaryButton>
      }
    >
      {refused !== undefined && (
        <Notice tone="owed">上次未通过：{reasonLines(refused.reasons).join('；') || '资料不符合要求'}</Notice>
      )}
      <Card {...paperHeading(kind)}>
        <p>
          <PlateBadge plateNo={plateNo} plateColor={plateColor} size="large" />
        </p>
        <p>{WHY[kind]}</p>
      </Card>
      <Card title="照片">
        <Missing is={problems.photos !== undefined}>
          <div className={styles['photos']}>
            {NEEDED_PHOTOS[kind].map((type) => (
              <PhotoField
                key={type}
                name={photoName(type)}
                upload={photos.uploadOf(type)}
                hasOld={oldPhotoOf(refused?.materials ?? [], type) !== ''}
              />
            ))}
          </div>
        </Missing>
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
        <Notice>证件号码只用于审核，本机不保存{refused === undefined ? '' : '，需要重新填写'}</Notice>
      </Card>
    </FormScreen>
  );
}
