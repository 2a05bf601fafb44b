import '@testing-library/jest-dom'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { withTyped } from '@veckovis/domain/outcome'
import { addMessages, startSession } from '@veckovis/platform'
import texts from '../../../locales/outcome/sv.json'
import { exampleForecast, InForecast } from '../../context/forecast.fixture'
import { createOutcomeEditor } from './editing/outcome-editor'
import { KeptOutcome } from './kept-outcome'
import { OutcomeContext } from './use-outcome-value'

const worked = { kind: 'worked', serverId: 0 } as const
const me = {
  ...{ id: 7, email: 'asa@kommun.example', firstName: 'Åsa', lastName: 'Öberg', phone: null, jobTitleId: 1 },
  ...{ defaultUnitId: null, counties: [], roles: [] },
}

const { fetch: own } = globalThis
beforeAll(() => addMessages('forecast-outcome', 'sv', texts))
beforeEach(async () => {
  localStorage.setItem('access_token', 'access')
  localStorage.setItem('refresh_token', 'refresh')
  const headers = { 'content-type': 'application/json' }
  globalThis.fetch = () => Promise.resolve(new Response(JSON.stringify(me), { headers }))
  await startSession()
})
afterEach(() => {
  globalThis.fetch = own
  localStorage.clear()
})

/** The page is loaded, with these weeks complete. */
const load = (complete: readonly number[]) => {
  const stored = { lastWeek: 3, rows: [], complete }
  const address = { unitId: 1, year: 2026 }
  const state = { stored, edits: new Map(), canWrite: true }
  const editor = createOutcomeEditor({ address, weeks: 53 }, { state, version: '"1-1"' })
  const page = render(
    <InForecast forecast={exampleForecast()}>
      <OutcomeContext value={editor}>
        <KeptOutcome />
      </OutcomeContext>
    </InForecast>,
  )
  const type = (...weeks: readonly number[]) =>
    act(() =>
      editor.update(
        withTyped(
          editor.content().state,
          weeks.map(week => ({ ...worked, week, value: 39_500 })),
        ),
      ),
    )
  const edited = () => [...editor.content().state.edits.values()].map(({ week }) => week)
  return { editor, page, type, edited, stored }
}

const typeAndLeave = (...weeks: readonly number[]) => {
  const { type, page } = load([])
  type(...weeks)
  page.unmount()
}

test('cells of a week that is complete by now are told, and offered once it is open again', () => {
  typeAndLeave(2)
  const { editor, stored, edited } = load([2])
  expect(screen.getByRole('alert')).toHaveTextContent(/1 cell i utfallet .*vecka 2 är klar nu/)
  act(() => editor.merge({ ...stored, complete: [] }, '"1-2"'))
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Återställ' }))
  expect(edited()).toEqual([2])
})

test('the others are taken back while those wait, until they are thrown away', () => {
  typeAndLeave(1, 2)
  const first = load([2])
  fireEvent.click(screen.getByRole('button', { name: 'Återställ' }))
  expect(first.edited()).toEqual([1])
  expect(screen.getByRole('alert')).toHaveTextContent('vecka 2 är klar nu')
  act(() => first.editor.discard())
  first.page.unmount()
  const again = load([2])
  fireEvent.click(screen.getByRole('button', { name: 'Ta bort utkastet' }))
  expect(screen.queryByRole('alert')).toBeNull()
  again.page.unmount()
  load([])
  expect(screen.queryByRole('button')).toBeNull()
})
