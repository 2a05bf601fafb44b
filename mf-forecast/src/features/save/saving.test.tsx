import { act, render } from '@testing-library/react'
import { editCell, isDirty } from '@veckovis/domain/forecast'
import { notificationsAtom, platformStore } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import { exampleForecast, InForecast } from '../../context/forecast.fixture'
import { queryClient } from '../../data/query-client'
import { Saving } from './saving'

test('R-234 R-235 R-236 cancelling brings the stored data back, leaves nothing unsaved and says so', () => {
  const forecast = exampleForecast()
  const { editor } = forecast
  const stored = editor.content().forecast.edited
  editor.update(state => {
    const edited = editCell(state, { rowId: 'absences-2', week: 4, text: '7' })
    if (!edited.ok) throw new Error(edited.error)
    return edited.value
  })
  render(
    <QueryProvider client={queryClient}>
      <InForecast forecast={forecast}>
        <Saving />
      </InForecast>
    </QueryProvider>,
  )
  act(() => forecast.offered('revert'))
  expect(editor.content().forecast.edited).toEqual(stored)
  expect(isDirty(editor.content().forecast)).toBe(false)
  expect(platformStore.get(notificationsAtom).map(({ tone, lines }) => [tone, ...lines])).toEqual([
    ['success', 'Ändringarna har avbrutits och data har återställts'],
  ])
})
