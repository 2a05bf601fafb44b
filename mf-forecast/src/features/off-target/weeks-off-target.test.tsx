import '@testing-library/jest-dom'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { calculateForecast } from '@veckovis/domain/forecast'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import sv from '../../../locales/sv.json'
import { readForecast } from '../../data/read-forecast'
import { workedExample } from '../../data/worked-example.fixture'
import { WeeksOffTarget } from './weeks-off-target'

beforeAll(() => addMessages('mf-forecast', 'sv', sv))

const show = (week: number, endWeek: number, isLow = false) => {
  const read = readForecast(workedExample(), 2026)
  if (!read.ok) throw new Error('The worked example has to be readable')
  const result = calculateForecast(read.value.input, { startWeek: 1, endWeek })
  return render(
    <PlatformProvider>
      <WeeksOffTarget result={result} year={2026} currentWeek={{ year: 2026, week }} isLow={isLow} />
    </PlatformProvider>,
  )
}

const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ').replace(/\u2212/g, '-')
const entries = () => within(screen.getByRole('region')).getAllByRole('listitem')
const texts = () => entries().map(entry => plain(entry.textContent))

test('the weeks from the current one that are red by themselves stand with their hours and kronor', () => {
  show(2, 4)
  expect(screen.getByRole('region')).toHaveAccessibleName('3 kommande veckor är för sig utanför målet')
  expect(texts()).toEqual([
    'v. 2 Underbemannad 99,0 %-63,06 tim -15 765 kr',
    'v. 3 Underbemannad 92,1 %-34,18 tim -8 544 kr',
    'v. 4 Underbemannad 119,8 %-157,18 tim -39 294 kr',
  ])
  expect(screen.queryByRole('button')).toBeNull()
})

test('at most eight are shown, and all when they are asked for', () => {
  show(1, 20)
  expect(entries()).toHaveLength(8)
  fireEvent.click(screen.getByRole('button', { name: 'Visa alla', expanded: false }))
  expect(entries()).toHaveLength(20)
  fireEvent.click(screen.getByRole('button', { name: 'Visa färre', expanded: true }))
  expect(entries()).toHaveLength(8)
})

test('in a low window four are shown, each with all that is read of it, and all when they are asked for', () => {
  show(1, 20, true)
  expect(entries()).toHaveLength(4)
  expect(texts()[1]).toBe('v. 2 Underbemannad 99,0 %-63,06 tim -15 765 kr')
  fireEvent.click(screen.getByRole('button', { name: 'Visa alla', expanded: false }))
  expect(entries()).toHaveLength(20)
})

test('without such a week there is nothing', () => {
  const { container } = show(5, 4)
  expect(container).toBeEmptyDOMElement()
})
