import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { editCell } from '@veckovis/domain/forecast'
import { Dialog } from '@veckovis/ui/dialog'
import { exampleForecast, InForecast } from '../../context/forecast.fixture'
import type { ForecastTab } from '../../context/forecast-filters'
import { PageKeys } from './page-keys'

const setup = () => {
  const onFilters = jest.fn()
  const forecast = exampleForecast({ onFilters })
  const { editor } = forecast
  const showTab = (tab: ForecastTab) =>
    act(() => forecast.give({ ...forecast.given(), filters: { ...forecast.given().filters, tab } }))
  showTab('efficiency')
  const focus = jest.fn(() => true)
  editor.joinGrid({ focus, discardPending: () => undefined, focusCell: () => false })
  render(
    <InForecast forecast={forecast}>
      <PageKeys />
      <textarea />
      <div role="gridcell">
        <input type="text" />
      </div>
    </InForecast>,
  )
  const press = (target: Element, init: object) => act(() => void fireEvent.keyDown(target, init))
  const cell = document.querySelector<HTMLInputElement>('[role=gridcell] input')
  const area = document.querySelector('textarea')
  if (cell === null || area === null) throw new Error('The fields are there')
  return { forecast, focus, onFilters, press, cell, area, showTab }
}

const list = () => screen.queryByRole('dialog', { name: 'Kortkommandon' })

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
  const { focus, onFilters, press, showTab } = setup()
  press(document.body, { key: 'PageDown', altKey: true })
  expect(onFilters).toHaveBeenCalledWith(expect.objectContaining({ tab: 'details' }))
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

test('the keys of undo and redo wait while a modal dialog stands over the page, and text has an undo of its own', () => {
  const { forecast, press, area, cell } = setup()
  const { editor } = forecast
  const edited = () => editor.content().forecast.edited.absences.find(({ serverId }) => serverId === 2)?.hours[2]
  const before = edited()
  act(() =>
    editor.update(state => {
      const outcome = editCell(state, { rowId: 'absences-2', week: 3, text: '8' })
      if (!outcome.ok) throw new Error(outcome.error)
      return outcome.value
    }),
  )
  const modal = render(<Dialog title="Frågan" open onCancel={() => {}} />)
  press(document.body, { key: 'z', ctrlKey: true })
  expect(edited()).toBe(800)
  modal.unmount()
  press(area, { key: 'z', ctrlKey: true })
  cell.dataset.editing = ''
  press(cell, { key: 'z', ctrlKey: true })
  expect(edited()).toBe(800)
  press(document.body, { key: 'z', ctrlKey: true })
  expect(edited()).toBe(before)
  // A small dialog beside a cell leaves the page in use.
  const small = document.body.appendChild(document.createElement('div'))
  small.setAttribute('role', 'dialog')
  press(document.body, { key: 'y', ctrlKey: true })
  expect(edited()).toBe(800)
  small.remove()
})

test('the palette is asked for by its key, and not while text is written', () => {
  const { forecast, press, area, cell } = setup()
  const isOpen = () => forecast.editor.store.get(forecast.view.dialogAtom) === 'commands'
  press(area, { key: 'k', ctrlKey: true })
  cell.dataset.editing = ''
  press(cell, { key: 'k', ctrlKey: true })
  expect(isOpen()).toBe(false)
  delete cell.dataset.editing
  press(cell, { key: 'k', ctrlKey: true })
  expect(isOpen()).toBe(true)
})

test('what is offered is saved by its key, also out of text, and only where something is changed', () => {
  const { forecast, press, area } = setup()
  const save = jest.fn()
  forecast.offer('save', save)
  press(area, { key: 's', ctrlKey: true })
  expect(save).not.toHaveBeenCalled()
  act(() => forecast.editor.setPending('details', { editing: true, refused: 0 }))
  press(area, { key: 's', ctrlKey: true })
  expect(save).toHaveBeenCalledTimes(1)
})
