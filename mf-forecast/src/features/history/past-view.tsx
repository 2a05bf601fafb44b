import { useQuery } from '@tanstack/react-query'
import { comparePast, takePast, type PastHours } from '@veckovis/domain/forecast'
import { Loaded } from '@veckovis/forms/loaded'
import { notify, useTranslation } from '@veckovis/platform'
import { Button, Inline } from '@veckovis/ui'
import { useEffect, useMemo, useRef } from 'react'
import { useFigures, useForecast } from '../../context/use-forecast'
import { pastQuery } from '../../data/history-queries'
import { differsOf, PastTable } from './past-table'
import * as styles from './history.module.css'

type PastViewProps = {
  readonly version: number
  readonly onBack: () => void
  /** The past was taken over as an edit. */
  readonly onTaken: () => void
}

/** The view replaces the list, whose button is gone: the keys begin at the way back. */
const BackButton = ({ onPress }: { readonly onPress: () => void }) => {
  const { t } = useTranslation('mf-forecast')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Button ref={button} onClick={onPress}>
      {t('history.back')}
    </Button>
  )
}

const Beside = ({ past, onTaken }: { readonly past: PastHours } & Pick<PastViewProps, 'onTaken'>) => {
  const { t } = useTranslation('mf-forecast')
  const { editor } = useForecast()
  const { state } = useFigures()
  const rows = useMemo(() => comparePast(state, past), [state, past])
  const differing = rows.flatMap(row => row.cells.filter(differsOf).map(cell => ({ ...cell, row })))
  const open = differing.filter(({ isOld, row }) => row.takesInput && !isOld).length
  const take = () => {
    const taken = takePast(editor.content().forecast, past)
    if (!taken.ok) return
    editor.update(() => taken.value, 'filled')
    notify.info(t('history.taken', { count: open }))
    onTaken()
  }
  return (
    <>
      <p role="status">{t('history.differing', { count: differing.length })}</p>
      <PastTable rows={rows} />
      {state.canWrite && (
        <Inline justify="end">
          <span className={styles.when}>{t('history.takeHint', { count: open })}</span>
          <Button variant="primary" disabled={open === 0} onClick={take}>
            {t('history.take')}
          </Button>
        </Inline>
      )}
    </>
  )
}

/** The forecast as it was, beside the present, and the way to have it back as an edit that is not saved. */
export const PastView = ({ version, onBack, onTaken }: PastViewProps) => {
  const { t } = useTranslation('mf-forecast')
  const { address } = useForecast().editor
  const query = useQuery(pastQuery(address, version))
  return (
    <div className={styles.list}>
      <div>
        <BackButton onPress={onBack} />
      </div>
      <Loaded query={query} lines={8} label={t('history.loading')}>
        {past => <Beside past={past} onTaken={onTaken} />}
      </Loaded>
    </div>
  )
}
