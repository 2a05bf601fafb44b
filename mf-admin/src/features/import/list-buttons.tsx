import { countRun, ImportButtons } from '@veckovis/lists/import'
import { useTranslation } from '@veckovis/platform'
import { Button, Inline } from '@veckovis/ui'
import type { ListImport } from './use-list-import'

type ListButtonsProps = {
  readonly list: ListImport
  /** A list stands there to be read. */
  readonly hasText: boolean
  readonly isReady: boolean
  readonly onRead: () => void
  readonly onClose: () => void
}

/** The ways on, back and out of each step. */
export const ListButtons = ({ list, hasText, isReady, onRead, onClose }: ListButtonsProps) => {
  const { t } = useTranslation('admin-import')
  const { run, takeIn, stop, reset } = list
  if (run === null) {
    const read = { label: t('read'), run: onRead, disabled: !hasText, loading: !isReady }
    return <ImportButtons back={null} on={read} onClose={onClose} />
  }
  if (run.state === 'busy')
    return (
      <Inline justify="end">
        <Button onClick={stop}>{t('stop')}</Button>
      </Inline>
    )
  if (run.step === 'import') return <ImportButtons back={null} on={null} isDone onClose={onClose} />
  const { good, refused, answered, sendable } = countRun(run)
  const take = { label: t(refused === 0 ? 'takeAll' : 'takeGood', { count: good }), run: takeIn }
  const canTake = answered === sendable && good > 0
  return <ImportButtons back={{ label: t('back'), run: reset }} on={canTake ? take : null} onClose={onClose} />
}
