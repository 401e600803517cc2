import type { ReactNode } from 'react';

import { PASS_DOCUMENT_TYPE_LABELS } from '@/services/special/passes';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { FormScreen } from '@/ui/scaffolds/FormScreen';
import { findSubmittedDocumentPhotoUrl } from '@/widgets/upload/model/documentPhotos';
import { PhotoUploadField } from '@/widgets/upload/PhotoUploadField';

import styles from './material.module.css';
import { PASS_DOCUMENT_TYPE_NOTES } from './model/passDocumentTypes';
import { filterReusablePassDocuments, groupPassRejectionReasons } from './model/passRejection';
import { PassApplicantFields } from './PassApplicantFields';
import { type PassDocumentFormOptions, usePassDocumentForm } from './usePassDocumentForm';

interface PassMaterialFormProps {
  readonly frame: Pick<ScreenFrameProps, 'name' | 'title' | 'onBack'>;
  readonly subject: PassDocumentFormOptions;
  /** The requested pass, and any reason against it. */
  readonly header: ReactNode;
}

/** The documents form of a pass: the pictures that its rule requires, and the applicant. */
export function PassDocumentForm({ frame, subject, header }: PassMaterialFormProps) {
  const form = usePassDocumentForm(subject);
  const { requiredTypes, rejectedApply } = subject;
  const reusable =
    rejectedApply === undefined
      ? []
      : filterReusablePassDocuments(rejectedApply, groupPassRejectionReasons(rejectedApply));
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
      {header}
      {requiredTypes.length > 0 && (
        <Card title="证明照片">
          <div className={styles['photos']}>
            {requiredTypes.map((type) => (
              <PhotoUploadField
                key={type}
                name={PASS_DOCUMENT_TYPE_LABELS[type]}
                note={PASS_DOCUMENT_TYPE_NOTES[type]}
                upload={form.photos.getUpload(type)}
                hasPrevious={findSubmittedDocumentPhotoUrl(reusable, type) !== ''}
                error={form.photoErrorOf(type)}
              />
            ))}
          </div>
        </Card>
      )}
      <PassApplicantFields form={form} rejectedApply={rejectedApply} />
    </FormScreen>
  );
}
