import { platformStore, progressAtom, progressDuration, useTranslation } from '@veckovis/platform'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import * as styles from './feedback.module.css'

const ticks = 20

/** Fills evenly and stops when it is full, however long the load still takes. */
const useFilling = (): number => {
  const [tick, setTick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTick(past => Math.min(ticks, past + 1)), progressDuration / ticks)
    return () => clearInterval(timer)
  }, [])
  return (tick / ticks) * 100
}

const FillingBar = ({ isComplete }: { isComplete: boolean }) => {
  const { t } = useTranslation('shell')
  const filled = useFilling()
  const percent = isComplete ? 100 : filled
  return (
    <div
      className={styles.progressBar}
      role="progressbar"
      aria-label={t('frame.loading')}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      data-complete={isComplete}
    >
      <div className={styles.progressFill} style={{ transform: `scaleX(${percent / 100})` }} />
    </div>
  )
}

/** What a load of a remote or of page data shows when it takes longer than a moment. */
export const ProgressBar = () => {
  const progress = useAtomValue(progressAtom, { store: platformStore })
  return progress === 'hidden' ? null : <FillingBar isComplete={progress === 'complete'} />
}
