import { useQuery } from '@tanstack/react-query'
import type { OutcomeOfYear } from '@veckovis/contracts/outcome'
import { Loaded } from '@veckovis/forms/loaded'
import { useTranslation, withTexts } from '@veckovis/platform'
import { Notice } from '@veckovis/ui'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import en from '../../../locales/outcome/en.json'
import sv from '../../../locales/outcome/sv.json'
import { useForecast, useForecastValue } from '../../context/use-forecast'
import { outcomeQuery } from '../../data/outcome-queries'
import { createOutcomeEditor, type OutcomeEditor } from './editing/outcome-editor'
import { useOutcomeSteps } from './editing/use-typing'
import { useSaveOutcome } from './editing/use-save-outcome'
import { KeptOutcome } from './kept-outcome'
import { OutcomeConflicts } from './outcome-conflicts'
import { OutcomeSaveBar } from './outcome-save-bar'
import { OutcomeSheet } from './sheet/outcome-sheet'
import type { OutcomeView } from './sheet/outcome-model'
import { useOutcomeView } from './sheet/use-outcome-view'
import { useOutcomeStands } from './use-outcome-stands'
import { OutcomeContext, useOutcomeEditor } from './use-outcome-value'
import { DiaryOffer } from './weeks/diary-offer'
import { WeekActions } from './weeks/week-actions'
import * as styles from './outcome-section.module.css'

/** What to do first, or why there is nothing to do. */
const FirstSteps = ({ view }: { readonly view: OutcomeView }) => {
  const { t } = useTranslation('forecast-outcome')
  const { lastWeek, rows } = view.edited.stored
  if (view.range.startWeek > lastWeek) return <Notice tone="info">{t('noneOver', { week: lastWeek })}</Notice>
  if (rows.length > 0 || view.edited.edits.size > 0 || !view.edited.canWrite) return null
  return <Notice tone="info">{t('empty')}</Notice>
}

/** Keys of the page that mean the outcome while it has the focus. */
const useOwnKeys = (save: () => Promise<boolean>) => {
  const { undo, redo } = useOutcomeSteps(useOutcomeEditor())
  return (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return
    const deeds: Readonly<Record<string, () => unknown>> = { s: save, z: event.shiftKey ? redo : undo, y: redo }
    const deed = deeds[event.key.toLowerCase()]
    if (deed === undefined || (event.target instanceof HTMLTextAreaElement && event.key !== 's')) return
    event.preventDefault()
    deed()
  }
}

/** Nothing is chosen in the sheet before it has been visited. */
const noWeeks: readonly number[] = []

/** It stands below a long sheet: one who turns it on is led there, and its button keeps the focus. */
const useBroughtIntoSight = () => {
  const { editor, view } = useForecast()
  const layer = useRef<HTMLDivElement>(null)
  const stands = useOutcomeStands()
  const isLedTo = useForecastValue(({ view: { leadsToOutcomeAtom } }) => leadsToOutcomeAtom)
  useEffect(() => {
    if (!stands || !isLedTo) return
    editor.store.set(view.leadsToOutcomeAtom, false)
    layer.current?.closest('section')?.scrollIntoView({ block: 'start' })
  }, [editor, view, stands, isLedTo])
  return layer
}

/** Neither another tab nor the switch takes away what is not saved: it stays as it is, out of sight. */
const useHeldUnsaved = () => {
  const { editor: forecast, view } = useForecast()
  const editor = useOutcomeEditor()
  useEffect(() => {
    const hold = (holds: boolean) => forecast.store.set(view.holdsOutcomeAtom, holds)
    const tell = () => hold(editor.hasUnsaved())
    tell()
    const leave = editor.store.sub(editor.unsavedAtom, tell)
    return () => {
      leave()
      hold(false)
    }
  }, [forecast, view, editor])
}

const Layer = () => {
  const { t } = useTranslation('forecast-outcome')
  const view = useOutcomeView()
  const editor = useOutcomeEditor()
  const { save, act, settle } = useSaveOutcome(editor)
  const onKeyDown = useOwnKeys(save)
  const layer = useBroughtIntoSight()
  useHeldUnsaved()
  const [chosen, setChosen] = useState(noWeeks)
  if (view.edited.stored.lastWeek === 0) return <p className={styles.lead}>{t('noWeekOver')}</p>
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- its sheet and its buttons have the focus
    <div ref={layer} className={styles.layer} onKeyDown={onKeyDown}>
      <FirstSteps view={view} />
      {view.edited.canWrite && <KeptOutcome />}
      {view.edited.canWrite && <DiaryOffer act={act} />}
      <WeekActions {...{ view, chosen, act }} />
      {/* Above the sheet, which is as high as the window: it is in sight wherever something is typed. */}
      {view.edited.canWrite && <OutcomeSaveBar save={save} />}
      <OutcomeSheet
        view={view}
        onSelection={({ focus, columns }) => setChosen(focus === null ? noWeeks : [...columns])}
      />
      <OutcomeConflicts settle={settle} />
    </div>
  )
}

type Read = { readonly data: OutcomeOfYear; readonly version: string }

/** The editor of what was read first; what is read later is put below its edits. */
const useEditorOf = ({ data, version }: Read): OutcomeEditor => {
  const { editor: forecast } = useForecast()
  const [editor] = useState(() => {
    const { canWrite, edited } = forecast.content().forecast
    const { unitId, year } = forecast.address
    const state = { stored: data, edits: new Map(), canWrite }
    return createOutcomeEditor({ address: { unitId, year }, weeks: edited.weeks }, { state, version })
  })
  return editor
}

const LoadedOutcome = (read: Read) => (
  <OutcomeContext value={useEditorOf(read)}>
    <Layer />
  </OutcomeContext>
)

const Section = () => {
  const { t } = useTranslation('forecast-outcome')
  const { unitId, year } = useForecast().editor.address
  const query = useQuery(outcomeQuery({ unitId, year }))
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id} data-part="outcome">
      <div>
        <h2 id={id}>{t('title')}</h2>
        <p className={styles.lead}>{t('lead')}</p>
      </div>
      <Loaded query={query} lines={8} label={t('loading')}>
        {read => <LoadedOutcome key={`${unitId}:${year}`} {...read} />}
      </Loaded>
    </section>
  )
}

/**
 * What happened, beside what was budgeted and forecast: a layer of its own below the forecast. Its texts come
 * with it, and not with the page.
 */
export const OutcomeSection = withTexts('forecast-outcome', { sv, en }, Section)
