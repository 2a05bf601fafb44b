import { leaveGuard, splitSentences, useTranslation } from '@veckovis/platform'
import { Button, Inline, Notice } from '@veckovis/ui'
import { Dialog } from '@veckovis/ui/dialog'
import { useId, type ComponentProps, type ReactNode } from 'react'
import type { SaveProblem } from '../../../data/save-problem'
import './staff-editing.css'

type FormDialogProps = {
  readonly title: string
  readonly form: {
    readonly formProps: ComponentProps<'form'>
    readonly problem: SaveProblem | null
    readonly isSubmitting: boolean
  }
  readonly width?: number
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form in a dialog: saved as a whole, and asked about before it is closed with something unsaved. */
export const FormDialog = ({ title, form, width = 520, onClose, children }: FormDialogProps) => {
  const { t } = useTranslation('mf-staff')
  const formId = useId()
  const { formProps, problem, isSubmitting } = form
  const close = async () => {
    if (await leaveGuard.mayLeave()) onClose()
  }
  const footer = (
    <Inline justify="end">
      <Button disabled={isSubmitting} onClick={() => void close()}>
        {t('cancel')}
      </Button>
      <Button type="submit" form={formId} variant="primary" loading={isSubmitting}>
        {t('save.action')}
      </Button>
    </Inline>
  )
  return (
    <Dialog open title={title} width={width} closable={!isSubmitting} onCancel={() => void close()} footer={footer}>
      <form {...formProps} id={formId} className="mf-staff-form">
        {problem !== null && (
          <Notice tone="error" announce>
            {splitSentences(problem.kind === 'told' ? problem.message : t(`save.${problem.kind}`)).map(line => (
              <div key={line}>{line}</div>
            ))}
          </Notice>
        )}
        <p className="mf-staff-form__note">{t('form.requiredNote')}</p>
        {children}
      </form>
    </Dialog>
  )
}
