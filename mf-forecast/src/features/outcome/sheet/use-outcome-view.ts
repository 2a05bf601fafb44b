import { weeksOfRange } from '@veckovis/domain/calendar'
import { outcomeRowId } from '@veckovis/domain/outcome'
import type { SheetGroup } from '@veckovis/grid'
import { useTranslation } from '@veckovis/platform'
import { createElement, useCallback, useMemo, useState } from 'react'
import { useAbsenceNames, useFiguresAtRest, useForecastValue } from '../../../context/use-forecast'
import { useOutcomeValue } from '../use-outcome-value'
import { figureRows } from './outcome-figure-rows'
import { outcomeSheetRows, viewOutcome, type OutcomeView } from './outcome-model'
import { outcomeRowName, type OutcomeWording } from './outcome-names'
import { outcomeGroups } from './outcome-rows-of'
import { RowToggle } from './row-toggle'

export const useOutcomeWording = (): OutcomeWording => {
  const { t } = useTranslation('forecast-outcome')
  const { t: words } = useTranslation('mf-forecast')
  const names = useAbsenceNames()
  return useMemo(() => ({ t, words, names }), [t, words, names])
}

/** The outcome of the weeks in view, beside the forecast as it is stored. */
export const useOutcomeView = (): OutcomeView => {
  const { state } = useOutcomeValue(({ contentAtom }) => contentAtom)
  const range = useForecastValue(({ rangeAtom }) => rangeAtom)
  const { stored } = useFiguresAtRest().state
  return useMemo(() => viewOutcome(state, stored, range, weeksOfRange(range)), [state, stored, range])
}

const openAtFirst: ReadonlySet<string> = new Set(['outcome-worked', 'outcome-performed', 'outcome-staff-cost'])

const turned = (set: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const next = new Set(set)
  if (!next.delete(id)) next.add(id)
  return next
}

/** The rows of the outcome as groups of one sheet, and what is unfolded of them. */
export const useOutcomeGroups = (view: OutcomeView, wording: OutcomeWording) => {
  const [open, setOpen] = useState(openAtFirst)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set<string>())
  const toggle = useCallback((id: string) => setOpen(before => turned(before, id)), [])
  const groups = useMemo(() => {
    const all = outcomeGroups(view.input, view.lists)
    const listed = all.map(({ id, rows }): SheetGroup => ({
      id: `outcome-${id}`,
      caption: wording.t(`groups.${id}`),
      folded: folded.has(`outcome-${id}`),
      rows: rows.flatMap(row => {
        const rowId = outcomeRowId(row)
        const isOpen = open.has(rowId)
        const label = wording.t(isOpen ? 'lines.hide' : 'lines.show', { name: outcomeRowName(row, wording) })
        const labelAction = createElement(RowToggle, { isOpen, label, onToggle: () => toggle(rowId) })
        return outcomeSheetRows(view, row, { isOpen, labelAction }, wording)
      }),
    }))
    const figures: SheetGroup = {
      id: 'outcome-figures',
      caption: wording.t('groups.figures'),
      folded: folded.has('outcome-figures'),
      rows: figureRows(view, all, wording),
    }
    return [...listed, figures]
  }, [view, wording, open, folded, toggle])
  const onFold = useCallback((id: string) => setFolded(before => turned(before, id)), [])
  return { groups, onFold }
}
