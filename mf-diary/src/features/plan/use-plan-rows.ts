import type { DiaryPlan, NamedList } from '@veckovis/contracts/diary'
import type { SheetRow } from '@veckovis/grid'
import { useTranslation } from '@veckovis/platform'
import { useMemo } from 'react'
import { planColumns } from './plan-columns'
import { categoryRow, footRows, personRow, planGroups, type PlanContent } from './plan-groups'
import { periodOfView, type PlanView } from './plan-view'
import { planCells, rowIdOf, rowIdOfPerson } from './planned-cells'

const withoutPeople = ['EXTRA_RESOURCE', 'CHANGE_OF_NEEDS'] as const

const rowsOf = (content: PlanContent, plan: DiaryPlan) => ({
  people: plan.people.map(person => personRow(content, person)),
  others: withoutPeople.map(category => categoryRow(content, category)),
  foot: footRows(content, plan),
})

type PlanChoices = {
  readonly absences: NamedList
  readonly chosen: ReadonlySet<number>
  /** Whether the figures of the forecast are those with all that waits. */
  readonly isCounted: boolean
}

/** The plan as columns and groups of rows. Choosing an entry makes again only the rows in which it stands. */
export const usePlanRows = (plan: DiaryPlan, view: PlanView, { absences, chosen, isCounted }: PlanChoices) => {
  const { t } = useTranslation('mf-diary')
  const content = useMemo((): PlanContent => {
    const period = periodOfView(view)
    return { period, cells: planCells(plan.entries, period), texts: { absences, t } }
  }, [plan, view, absences, t])
  const rows = useMemo(() => rowsOf(content, plan), [content, plan])
  const columns = useMemo(() => planColumns(content.period, plan.today, t), [content, plan.today, t])
  const name = view.month === null ? String(view.year) : `${t(`plan.months.${view.month}`)} ${view.year}`
  const groups = useMemo(() => {
    const marked = new Set(plan.entries.filter(({ id }) => chosen.has(id)).map(rowIdOf))
    const again = (row: SheetRow, make: () => SheetRow) => (marked.has(row.id) ? make() : row)
    const byId = new Map(plan.people.map(person => [rowIdOfPerson(person.id), person]))
    const people = rows.people.map(row => {
      const person = byId.get(row.id)
      return person === undefined ? row : again(row, () => personRow(content, person, chosen))
    })
    const others = rows.others.map((row, place) => {
      const category = withoutPeople[place]
      return category === undefined ? row : again(row, () => categoryRow(content, category, chosen))
    })
    const captions = { period: name, sums: t(isCounted ? 'plan.sumsTogether' : 'plan.sums') }
    return planGroups({ people, others, foot: rows.foot }, captions, { t })
  }, [plan, rows, content, chosen, isCounted, name, t])
  return { ...content, columns, groups, name }
}
