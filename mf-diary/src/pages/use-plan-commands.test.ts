import { act, renderHook } from '@testing-library/react'
import type { DiaryPlan } from '@veckovis/contracts/diary'
import { planOfYear } from '@veckovis/domain/diary'
import type { DiaryDialog } from '../data/diary-dialog'
import { planCells } from '../features/plan/planned-cells'
import { useChosenEntries } from '../features/plan/use-chosen-entries'
import { usePlanCommands } from './use-plan-commands'

const planOf = (version: number): DiaryPlan => ({
  ...{ year: 2026, weeks: 53, today: '2026-03-18', write: true, approve: true, forecast: null, people: [] },
  entries: [28, 30].map(week => ({
    ...{ id: week, version, category: 'ABSENCE', status: 'WAITING', reason: 2, staffId: 7, isHandled: false },
    ...{ from: week === 28 ? '2026-07-06' : '2026-07-20', to: week === 28 ? '2026-07-12' : '2026-07-24' },
    ...{ weekdays: [1, 2, 3, 4, 5], perDay: 8, perWeek: null },
  })),
})

const period = planOfYear(2026)

const show = () => {
  const opened: DiaryDialog[] = []
  const { result, rerender } = renderHook(
    (plan: DiaryPlan) => {
      const chosen = useChosenEntries(plan)
      const onDialog = (dialog: DiaryDialog) => void opened.push(dialog)
      return { chosen, ...usePlanCommands({ plan, period, cells: planCells(plan.entries, period), chosen, onDialog }) }
    },
    { initialProps: planOf(1) },
  )
  const press = (key: string, ...columns: number[]) =>
    act(() =>
      result.current.answerKey(key, {
        ...{ focus: { rowId: 'person-7', column: columns[0] ?? 1 }, rowIds: ['person-7'], columns, wholeColumn: null },
      }),
    )
  return { result, rerender, press, opened }
}

test('Space gathers what waits in the selected cells, and lets it go again', () => {
  const { result, press } = show()
  press(' ', 28, 29, 30)
  expect([...result.current.chosen.chosen]).toEqual([28, 30])
  press(' ', 30)
  expect([...result.current.chosen.chosen]).toEqual([28])
})

test('a decision is on what was gathered, else on the selected cells, as it stands now', () => {
  const { result, rerender, press } = show()
  press('r', 30)
  expect(result.current.deciding).toMatchObject({ decision: 'reject', entries: [{ id: 30, version: 1 }] })
  rerender(planOf(2))
  expect(result.current.deciding).toMatchObject({ entries: [{ id: 30, version: 2 }] })
  act(() => result.current.cancelDecision())
  press(' ', 28)
  press('a', 30)
  expect(result.current.deciding).toMatchObject({ decision: 'approve', entries: [{ id: 28 }] })
})

test('Enter opens what stands in a cell, and begins an entry for empty or several ones', () => {
  const { press, opened } = show()
  press('Enter', 28)
  press('Enter', 29)
  press('Enter', 28, 29)
  const planned = { staffId: 7, from: '2026-07-06', to: '2026-07-19' }
  expect(opened).toEqual([
    { kind: 'view', id: 28 },
    { kind: 'create', category: 'ABSENCE', planned: { ...planned, from: '2026-07-13' } },
    { kind: 'create', category: 'ABSENCE', planned },
  ])
})
