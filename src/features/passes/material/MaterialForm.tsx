import type { ReactNode } from 'react';

import { MATERIAL_TYPES } from '@/services/special/passes';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { Notice } from '@/ui/card/Notice';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { FormScreen } from '@/ui/scaffolds/FormScreen';
import { oldPhotoOf } from '@/widgets/upload/model/typedPhotos';
import { PhotoField } from '@/widgets/upload/PhotoField';

import styles from './material.module.css';
import { MaterialFields } from './MaterialFields';
import { MATERIAL_USES } from './model/materialTypes';
import { goodMaterials, rejectionOf } from './model/rejection';
import { type MaterialSubject, useMaterialForm } from './useMaterialForm';

interface MaterialFormProps {
  readonly frame: Pick<ScreenFrameProps, 'name' | 'title' | 'onBack'>;
  readonly subject: MaterialSubject;
  /** The pass that is asked for, and what stands against it. */
  readonly pin: ReactNode;
}

/** The form of the documents for a pass: the pictures that its rule asks for, and who asks. */
export function MaterialForm({ frame, subject, pin }: MaterialFormProps) {
  const form = useMaterialForm(subject);
  const { needed, refused } = subject;
  const good = refused === undefined ? [] : goodMaterials(refused, rejectionOf(refused));
  return (
    <FormScreen
      frame={frame}
      onSubmit={form.submit}
      error={form.failure}
      button={
        <PrimaryButton type="submit" busyText={form.busyText}>
          {refused === undefined ? '提交审核' : '重新提交'}
        </PrimaryButton>
      }
    >
      {refused !== undefined && (
        <Notice tone="owed">
          {form.others.length > 0 ? `${form.others.join('；')}。` : ''}按标出的原因改好再提交，其他内容不用重填
        </Notice>
      )}
      {pin}
      {needed.length > 0 && (
        <Card title="证明照片">
          <div className={styles['photos']}>
            {needed.map((type) => (
              <PhotoField
                key={type}
                name={MATERIAL_TYPES[type]}
                note={MATERIAL_USES[type]}
                upload={form.photos.uploadOf(type)}
                hasOld={oldPhotoOf(good, type) !== ''}
                error={form.photoErrorOf(type)}
              />
            ))}
          </div>
        </Card>
      )}
      <MaterialFields form={form} refused={refused} />
    </FormScreen>
  );
}
