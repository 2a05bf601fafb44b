import { useTranslation } from '@veckovis/platform'
import { Button, Inline } from '@veckovis/ui'
import { countRun } from './run/count-run'
import type { ListImport } from './run/use-list-import'

type ImportButtonsProps = {
  readonly list: ListImport
  /** A list stands there to be read. */
  readonly hasText: boolean
  readonly isReady: boolean
  readonly onRead: () => void
  readonly onClose: () => void
}

/** The ways on, back and out of each step. */
export const ImportButtons = ({ list, hasText, isReady, onRead, onClose }: ImportButtonsProps) => {
  const { t } = useTranslation('admin-import')
  const { run, takeIn, stop, reset } = list
  if (run === null)
    return (
      <Inline justify="end">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="primary" disabled={!hasText} loading={!isReady} onClick={onRead}>
          {t('read')}
        </Button>
      </Inline>
    )
  if (run.state === 'busy')
    return (
      <Inline justify="end">
        <Button onClick={stop}>{t('stop')}</Button>
      </Inline>
    )
  const { good, refused, answered, sendable } = countRun(run)
  const isChecked = run.step === 'check' && answered === sendable
  return (
    <Inline justify="end">
      {run.step === 'check' && <Button onClick={reset}>{t('back')}</Button>}
      <Button onClick={onClose}>{t(run.step === 'check' ? 'cancel' : 'close')}</Button>
      {isChecked && good > 0 && (
        <Button variant="primary" onClick={takeIn}>
          {t(refused === 0 ? 'takeAll' : 'takeGood', { count: good })}
        </Button>
      )}
    </Inline>
  )
}
