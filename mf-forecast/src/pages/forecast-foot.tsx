import { holdBottomBar, useTranslation } from '@veckovis/platform'
import { Button, Notice } from '@veckovis/ui'
import { useLayoutEffect, useRef } from 'react'
import { useForecast, useForecastValue } from '../context/use-forecast'
import { useNarrow } from '../parts/use-narrow'
import { LazyHandedOver } from '../features/handed-over/lazy-handed-over'
import { KeptNotes } from '../features/notes/kept-notes'
import type { Notes } from '../features/notes/use-notes'
import { KeptEdits } from '../features/save/kept-edits'
import { Saving } from '../features/save/saving'
import { Effect } from './effect'
import * as styles from './forecast-foot.module.css'

/** Whether the lists that give names and payroll overhead could be fetched. */
export type ListsState = {
  readonly listsFailed: boolean
  readonly onReloadLists: () => void
}

const ListsFailed = ({ listsFailed, onReloadLists }: ListsState) => {
  const { t } = useTranslation('mf-forecast')
  return listsFailed ? (
    <Notice tone="warning" announce action={<Button onClick={onReloadLists}>{t('retry')}</Button>}>
      {t('notices.listsFailed')}
    </Notice>
  ) : null
}

const gap = 12

/** While it stays in sight, what is focused is scrolled out from under it. */
const useKeptClear = () => {
  const foot = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = foot
    if (current === null) return undefined
    let letGo: () => void = () => undefined
    const measure = () => {
      const stays = getComputedStyle(current).position === 'sticky'
      const before = letGo
      letGo = holdBottomBar(stays ? current.offsetHeight + gap : 0)
      before()
    }
    const sized = new ResizeObserver(measure)
    sized.observe(current)
    measure()
    return () => {
      sized.disconnect()
      letGo()
    }
  }, [])
  return foot
}

/**
 * What comes and goes while the forecast is looked at, over the end of the window: none of it moves the sheet. While
 * rows are edited, with what they lead to.
 */
export const ForecastFoot = ({ notes, ...lists }: ListsState & { readonly notes: Notes }) => {
  const { editor } = useForecast()
  const { unitId, year } = editor.address
  const tab = useForecastValue(({ tabAtom }) => tabAtom)
  const isNarrow = useNarrow()
  const holdsEffect = tab === 'details' && !isNarrow
  return (
    <div ref={useKeptClear()} className={styles.foot} data-part="foot" data-pinned={holdsEffect ? '' : undefined}>
      <ListsFailed {...lists} />
      <KeptEdits key={`${unitId}:${year}`} />
      <LazyHandedOver key={`handed-over:${unitId}:${year}`} />
      {editor.content().forecast.canWrite && <KeptNotes key={`notes:${unitId}:${year}`} drafts={notes.drafts} />}
      <div className={styles.line} data-part="line">
        {holdsEffect && <Effect />}
        <Saving />
      </div>
    </div>
  )
}
