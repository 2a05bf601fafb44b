import { useTranslation } from '@veckovis/platform'
import { Button, Hint, ProblemNotice } from '@veckovis/ui'
import type { ComponentProps, ReactNode } from 'react'
import * as styles from './account-form.module.css'

export interface AccountFormProps {
  formProps: ComponentProps<'form'>
  problem: string | null
  /** A way out that belongs to the problem, such as asking for a new link. */
  problemAction?: ReactNode
  isBusy: boolean
  submitLabel: string
  children: ReactNode
}

export const AccountForm = (props: AccountFormProps) => {
  const { formProps, problem, problemAction, isBusy, submitLabel, children } = props
  return (
    <form {...formProps} className={styles.accountForm}>
      {problem !== null && <ProblemNotice text={problem} action={problemAction} />}
      {children}
      <Button type="submit" variant="primary" fullWidth loading={isBusy}>
        {submitLabel}
      </Button>
    </form>
  )
}

export const RequiredHint = () => {
  const { t } = useTranslation('shell')
  return <Hint>{t('form.requiredHint')}</Hint>
}
