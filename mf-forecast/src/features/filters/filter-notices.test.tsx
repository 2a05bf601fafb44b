import { fireEvent, render, screen } from '@testing-library/react'
import { exampleForecast, InForecast } from '../../context/forecast.fixture'
import { Week53 } from './filter-notices'

test('week 53 comes to the weeks that are shown, so that no unsaved edit is asked about', () => {
  const onFilters = jest.fn()
  const filters = { year: 2026, range: { startWeek: 10, endWeek: 52 }, tab: 'details' } as const
  render(
    <InForecast forecast={exampleForecast({ filters, onFilters })}>
      <Week53 />
    </InForecast>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Ta med vecka 53' }))
  expect(onFilters.mock.calls).toEqual([[{ ...filters, range: { startWeek: 10, endWeek: 53 } }, { isWider: true }]])
})
