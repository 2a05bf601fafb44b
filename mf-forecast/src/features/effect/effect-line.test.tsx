import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import { calculateForecast } from '@veckovis/domain/forecast'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import sv from '../../../locales/sv.json'
import { readForecast } from '../../data/read-forecast'
import { workedExample } from '../../data/worked-example.fixture'
import { EffectLine } from './effect-line'

beforeAll(() => addMessages('mf-forecast', 'sv', sv))

const shown = (week: number) => {
  const read = readForecast(workedExample(), 2026)
  if (!read.ok) throw new Error('The worked example has to be readable')
  const result = calculateForecast(read.value.input, { startWeek: 1, endWeek: 4 })
  const { unmount } = render(
    <PlatformProvider>
      <EffectLine result={result} week={week} />
    </PlatformProvider>,
  )
  const texts = screen.getAllByRole('term').map(({ parentElement }) => parentElement?.textContent)
  unmount()
  return texts.map(text => text?.replaceAll(/[\u00a0\u202f]/g, ' '))
}

test('the week that is looked at stands by itself before the weeks together, its mark as a word', () => {
  expect(shown(3).slice(0, 2)).toEqual(['v. 392,1 % Underbemannad', 'Ackumulerat96,8 % Underbemannad'])
  expect(shown(4)[0]).toBe('v. 4119,8 % Underbemannad')
})

test('a week outside the range has no figures to show', () => {
  expect(shown(20)[0]).toBe('Ackumulerat96,8 % Underbemannad')
})
