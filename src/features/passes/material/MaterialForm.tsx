import type { ReactNode } from 'react';

import { MATERIAL_TYPES } from '@/services/special/passes';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { FormScreen } from '@/ui/scaffolds/FormScreen';
import { previousPhotoUrl } from '@/widgets/upload/model/typedPhotos';
import { PhotoField } from '@/widgets/upload/PhotoField';

import styles from './material.module.css';
import { MaterialFields } from './MaterialFields';
import { MATERIAL_TYPE_NOTES } from './model/materialTypes';
import { reusableMaterials, toRejection } from './model/rejection';
import { type MaterialSubject, useMaterialForm } from './useMaterialForm';

interface MaterialFormProps {
  readonly frame: Pick<ScreenFrameProps, 'name' | 'title' | 'onBack'>;
  readonly subject: MaterialSubject;
  /** The requested pass, and any reason against it. */
  readonly pin: ReactNode;
}

/** The documents form of a pass: the pictures that its rule requires, and the applicant. */
export function MaterialForm({ frame, subject, pin }: MaterialFormProps) {
  const form = useMaterialForm(subject);
  const { requiredTypes, rejectedApply } = subject;
  const reusable = rejectedApply === undefined ? [] : reusableMaterials(rejectedApply, toRejection(rejectedApply));
  return (
    <FormScreen
      frame={frame}
      onSubmit={form.submit}
      error={form.failure}
      button={
        <PrimaryButton type="submit" busyText={form.busyText}>
          {rejectedApply === undefined ? '提交审核' : '重新提交'}
        </PrimaryButton>
      }
    >
      {rejectedApply !== undefined && (
        <NoticeBanner tone="owed">
          {form.others.length > 0 ? `${form.others.join('；')}。` : ''}按标出的原因改好再提交，其他内容不用重填
        </NoticeBanner>
      )}
      {pin}
      {requiredTypes.length > 0 && (
        <Card title="证明照片">
          <div className={styles['photos']}>
            {requiredTypes.map((type) => (
              <PhotoField
                key={type}
                name={MATERIAL_TYPES[type]}
                note={MATERIAL_TYPE_NOTES[type]}
                upload={form.photos.getUpload(type)}
                hasPrevious={previousPhotoUrl(reusable, type) !== ''}
                error={form.photoErrorOf(type)}
              />
            ))}
          </div>
        </Card>
      )}
      <MaterialFields form={form} rejectedApply={rejectedApply} />
    </FormScreen>
  );
}
