import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createForecastState } from '@veckovis/domain/forecast'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { createForecastEditor } from '../../data/forecast-editor'
import { readForecast } from '../../data/read-forecast'
import { workedExample } from '../../data/worked-example.fixture'
import sv from '../../../locales/sv.json'
import { PageKeys } from './page-keys'

beforeAll(() => addMessages('mf-forecast', 'sv', sv))

const setup = () => {
  const read = readForecast(workedExample(), 2026)
  if (!read.ok) throw new Error(read.error)
  const forecast = createForecastState({
    input: read.value.input,
    currentWeek: { year: 2026, week: 3 },
    canWrite: true,
  })
  const editor = createForecastEditor({ unitId: 1, year: 2026, forecastId: 1 }, { forecast, version: '"1-1"' })
  const focus = jest.fn(() => true)
  editor.joinGrid({ focus, discardPending: () => undefined })
  const onTabChange = jest.fn()
  const page = (tab: 'efficiency' | 'details') => (
    <>
      <PageKeys editor={editor} tab={tab} onTabChange={onTabChange} />
      <textarea />
      <div role="gridcell">
        <input type="text" />
      </div>
    </>
  )
  const { rerender } = render(page('efficiency'), { wrapper: PlatformProvider })
  const press = (target: Element, init: object) => act(() => void fireEvent.keyDown(target, init))
  const cell = document.querySelector<HTMLInputElement>('[role=gridcell] input')
  const area = document.querySelector('textarea')
  if (cell === null || area === null) throw new Error('The fields are there')
  return { focus, onTabChange, press, cell, area, showTab: (tab: 'efficiency' | 'details') => rerender(page(tab)) }
}

const list = () => screen.queryByRole('dialog', { name: 'Tangenter' })

test('the first stop of the page and a key lead to the sheet', () => {
  const { focus, press, area } = setup()
  fireEvent.click(screen.getByRole('button', { name: 'Hoppa till tabellen (Alt+T)' }))
  expect(focus).toHaveBeenCalledTimes(1)
  press(document.body, { key: 't', altKey: true })
  expect(focus).toHaveBeenCalledTimes(2)
  press(area, { key: 't', altKey: true })
  press(document.body, { key: 't' })
  expect(focus).toHaveBeenCalledTimes(2)
})

test('the other tab is opened with its sheet, by the key alone', async () => {
  const { focus, onTabChange, press, showTab } = setup()
  press(document.body, { key: 'PageDown', altKey: true })
  expect(onTabChange).toHaveBeenCalledWith('details')
  expect(focus).not.toHaveBeenCalled()
  showTab('details')
  await waitFor(() => expect(focus).toHaveBeenCalledTimes(1))
  showTab('efficiency')
  expect(focus).toHaveBeenCalledTimes(1)
})

test('the list of keys comes by ? and F1, never into what is being typed', () => {
  const { press, cell, area } = setup()
  press(area, { key: '?' })
  press(area, { key: 'F1' })
  press(cell, { key: '?' })
  cell.dataset.editing = ''
  press(cell, { key: 'F1' })
  expect(list()).toBeNull()
  delete cell.dataset.editing
  press(cell, { key: 'F1' })
  expect(list()).not.toBeNull()
})

test('the question mark lists the keys where nothing is typed', () => {
  const { press } = setup()
  press(document.body, { key: '?', shiftKey: true })
  expect(list()).not.toBeNull()
})
