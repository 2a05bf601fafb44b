import { mondayOf, type IsoWeek } from '@veckovis/domain/calendar'
import type { SheetColumn } from '@veckovis/grid'
import { isOver, weekState, type OutcomeView } from './outcome-model'
import type { OutcomeWording } from './outcome-names'

const badges = { empty: '○', partial: '◐', complete: '✓' } as const

/** A column per week, with its state in its head; a week to come takes nothing, as its head and cells say. */
export const outcomeColumns = (
  view: OutcomeView,
  currentWeek: IsoWeek,
  { t, words }: Pick<OutcomeWording, 't' | 'words'>,
): SheetColumn[] => {
  const { year } = view.input
  return view.weeks.map(week => {
    const { month, day } = mondayOf({ year, week })
    const state = weekState(view, week)
    const over = isOver(view, week)
    return {
      id: week,
      kind: 'week',
      title: words('weekShort', { week }),
      subtitle: `${day}/${month}`,
      isPast: !over,
      isCurrent: year === currentWeek.year && week === currentWeek.week,
      ...(over ? { badge: { text: badges[state], title: t(`states.${state}`) } } : {}),
    }
  })
}
