import { act, renderHook, waitFor } from '@testing-library/react'
import { leaveGuard, leaveQuestionAtom, platformStore } from '@veckovis/platform'
import { MemoryRouter, useLocation, useNavigate } from '@veckovis/platform/router'
import type { ReactNode } from 'react'
import { useForecastFilters } from './use-forecast-filters'

const first = '/forecast?year=2026&startWeek=1&endWeek=4&tab=details'
const InPage = ({ children }: { readonly children: ReactNode }) => (
  <MemoryRouter initialEntries={[first]}>{children}</MemoryRouter>
)

const show = (isDirty: boolean) => {
  const release = leaveGuard.register({
    isDirty: () => isDirty,
    save: () => Promise.resolve(true),
    discard: () => undefined,
  })
  const { result } = renderHook(
    () => ({
      ...useForecastFilters([2025, 2026], { year: 2026, week: 12 }, () => true),
      go: useNavigate(),
      search: useLocation().search,
    }),
    { wrapper: InPage },
  )
  return { result, release }
}
const question = () => platformStore.get(leaveQuestionAtom)
const asked = () => waitFor(() => expect(question()).not.toBeNull())
const settled = () => waitFor(() => expect(question()).toBeNull())

const otherWeeks = '/forecast?year=2026&startWeek=14&endWeek=26&tab=details'
const otherYear = '/forecast?year=2025&startWeek=1&endWeek=4&tab=details'

describe('with unsaved edits', () => {
  let release = () => {}
  afterEach(() => release())

  test.each([
    ['other weeks, where they may be kept', otherWeeks, true],
    ['another year, where they may not', otherYear, false],
  ])('R-155 the address of %s asks; staying brings the address back', async (_what, to, mayKeep) => {
    const shown = show(true)
    release = shown.release
    act(() => void shown.result.current.go(to))
    await asked()
    expect(question()?.mayKeep).toBe(mayKeep)
    expect(shown.result.current.filters).toMatchObject({ year: 2026, range: { startWeek: 1, endWeek: 4 } })
    act(() => question()?.answer('stay'))
    await settled()
    await waitFor(() => expect(first).toContain(shown.result.current.search))
    expect(shown.result.current.filters.range).toEqual({ startWeek: 1, endWeek: 4 })
  })

  test.each([
    ['other weeks', { year: 2026, range: { startWeek: 14, endWeek: 26 }, tab: 'details' } as const],
    ['another year', { year: 2025, range: { startWeek: 1, endWeek: 4 }, tab: 'details' } as const],
  ])('R-155 a control that chooses %s asks once, and goes on after an answer', async (_what, chosen) => {
    const shown = show(true)
    release = shown.release
    act(() => void shown.result.current.change(chosen))
    await asked()
    expect(first).toContain(shown.result.current.search)
    act(() => question()?.answer('discard'))
    await waitFor(() => expect(shown.result.current.filters).toEqual(chosen))
    expect(question()).toBeNull()
  })
})

test('weeks that come to those that are shown hide no edit, and are shown without a question', async () => {
  const { result, release } = show(true)
  act(
    () =>
      void result.current.change(
        { ...result.current.filters, range: { startWeek: 1, endWeek: 53 } },
        { isWider: true },
      ),
  )
  await waitFor(() => expect(result.current.filters.range).toEqual({ startWeek: 1, endWeek: 53 }))
  expect(question()).toBeNull()
  release()
})

test('without unsaved edits nothing is asked', async () => {
  const { result, release } = show(false)
  act(() => void result.current.go(otherWeeks))
  await waitFor(() => expect(result.current.filters.range).toEqual({ startWeek: 14, endWeek: 26 }))
  expect(question()).toBeNull()
  release()
})
