import { isRequiredDetail, type PersonDetail } from '@veckovis/contracts/people'
import type { FormFields } from '@veckovis/forms'
import { useTranslation } from '@veckovis/platform'
import { TextField } from '@veckovis/ui'
import { detailFields, detailsInForm } from './user-rules'
import * as styles from './editing.module.css'

type DetailFieldsProps = {
  readonly form: Pick<FormFields<PersonDetail>, 'text'>
  /** Anyone who changes the address that links go to could become the person: not everybody may. */
  readonly mayChangeEmail: boolean
}

/** E-mail as username, names and phone. */
export const DetailFields = ({ form, mayChangeEmail }: DetailFieldsProps) => {
  const { t } = useTranslation('admin-users')
  return (
    <div className={styles.fields}>
      {detailsInForm.map(detail => (
        <TextField
          key={detail}
          {...form.text(detail)}
          {...detailFields[detail].input}
          label={t(`fields.${detail}`)}
          autoComplete="off"
          required={isRequiredDetail(detail)}
          {...(detail === 'email' && {
            hint: t(mayChangeEmail ? 'form.emailHint' : 'form.emailLocked'),
            readOnly: !mayChangeEmail,
          })}
        />
      ))}
    </div>
  )
}
