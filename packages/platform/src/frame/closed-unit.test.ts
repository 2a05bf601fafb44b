import { forecastYears } from '@veckovis/contracts/forecast'
import { problemOf } from '../api/problem'
import { activeUnitState } from '../session/session-state'
import { platformStore } from '../store'
import { openTab } from '../testing/browser-tab'
import { startLocalServer } from '../testing/local-server'
import { closedUnitAtom, tellOpenUnit } from './closed-unit'

const unit = (id: number) => ({
  unit: { id, name: `Enhet ${id}` },
  department: 'Avdelning',
  municipality: { name: 'Kommun', logo: null },
})

let server: Awaited<ReturnType<typeof startLocalServer>>
let tab: ReturnType<typeof openTab>
beforeEach(async () => {
  server = await startLocalServer()
  server.answerWith(() => ({
    status: 403,
    body: { statusCode: 403, code: 'unit-inactive', message: 'The unit is closed for planning.' },
  }))
  tab = openTab()
  tab.tokens.write({ access_token: 'access-1', refresh_token: 'refresh-1' }, true)
  platformStore.set(activeUnitState, unit(12))
})
afterEach(() => server.stop())

const ask = (path: string) => tab.apiClient.get(path, forecastYears).catch((error: unknown) => error)
const closedUnit = () => platformStore.get(closedUnitAtom)

test.each(['/forecast/unit/12/years', '/modules?unitId=12', '/budget/77'])(
  'a refusal of %s tells that the active unit is closed, until a call on it is taken or another is chosen',
  async path => {
    const problem = problemOf(await ask(path))
    expect(problem).toMatchObject({ kind: 'unit-inactive', message: 'The unit is closed for planning.' })
    expect(closedUnit()).toBe(12)
    platformStore.set(activeUnitState, unit(13))
    expect(closedUnit()).toBeNull()
    platformStore.set(activeUnitState, unit(12))
    tellOpenUnit(13)
    expect(closedUnit()).toBe(12)
    tellOpenUnit(12)
    expect(closedUnit()).toBeNull()
  },
)

test('that another unit is closed says nothing about the active one', async () => {
  await ask('/unit/99')
  expect(closedUnit()).toBeNull()
})
