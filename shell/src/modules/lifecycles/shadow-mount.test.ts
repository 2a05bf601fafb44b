import type { RegisteredModule } from '@veckovis/contracts/modules'
import { LoadError } from '../module-failure'
import type { RunnableApp } from './app-source'
import type { ModulePhase } from './module-phase'
import type { LoadSurroundings } from './load-surroundings'
import { ModuleRunner } from './module-runner'
import { forecast, never, surroundingsWith, workingApp } from './module-runner.fixture'

const newer: RegisteredModule = { ...forecast, version: '1.5.0', container: 'mf_forecast_1_5_0' }

const shows = (text: string, over: Partial<RunnableApp> = {}): RunnableApp =>
  workingApp({ mount: async ({ element }) => element.append(text), ...over })

/** The page of a version stands, and `next` is what the newer one does. */
const standing = async (next: RunnableApp | (() => Promise<RunnableApp>), over: Partial<LoadSurroundings> = {}) => {
  const phases: ModulePhase[] = []
  const fetchApp = async ({ container }: RegisteredModule) => {
    if (container !== newer.container) return shows('older')
    return typeof next === 'function' ? next() : next
  }
  const runner = new ModuleRunner(surroundingsWith({ fetchApp, ...over }), phase => phases.push(phase))
  const host = document.body.appendChild(document.createElement('main'))
  await runner.mount(forecast, host)
  phases.length = 0
  const seen = () => [...host.children].filter(each => !(each as HTMLElement).inert).map(each => each.textContent)
  return { runner, host, phases, seen }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  document.body.replaceChildren()
})

test('the page stays as it is while the new version comes, and no phase says otherwise', async () => {
  let load: (value: boolean) => void = () => undefined
  const loaded = new Promise<boolean>(resolve => (load = resolve))
  const { runner, host, phases, seen } = await standing(shows('newer'), { hasLoaded: () => loaded })
  const renewing = runner.renew(newer)
  await jest.advanceTimersByTimeAsync(1_000)
  expect(seen()).toEqual(['older'])
  expect(host.childElementCount).toBe(2)
  expect(phases).toEqual([])
  load(true)
  expect(await renewing).toBe(true)
  expect(seen()).toEqual(['newer'])
  expect(host.childElementCount).toBe(1)
  expect(phases).toEqual([{ phase: 'mounted' }])
})

test.each<[string, RunnableApp | (() => Promise<RunnableApp>)]>([
  ['whose code does not run', () => Promise.reject(new Error('thrown on purpose'))],
  ['that throws at mount', workingApp({ mount: () => Promise.reject(new Error('thrown on purpose')) })],
  [
    'that breaks while it is drawn',
    shows('newer', {
      mount: async ({ element, onFailure }) => {
        element.append('newer')
        onFailure(new Error('thrown on purpose'))
        return never()
      },
    }),
  ],
  ['whose texts stay away', shows('newer', { loadMessages: () => Promise.reject(new LoadError('broken', '404')) })],
])('a version %s is reported, seen by nobody, and not tried again', async (_, broken) => {
  const { runner, host, phases, seen } = await standing(broken)
  expect(await runner.renew(newer)).toBe(false)
  expect(seen()).toEqual(['older'])
  expect(host.childElementCount).toBe(1)
  expect(phases).toMatchObject([{ phase: 'failed', failure: { version: '1.5.0' } }, { phase: 'mounted' }])
  expect(runner.isOutdated(newer)).toBe(false)
})

test('a version that hangs is given up in time; one whose data is late is no failure and is tried again', async () => {
  const hanging = await standing(workingApp({ mount: never }))
  const renewing = hanging.runner.renew(newer)
  await jest.advanceTimersByTimeAsync(5_000)
  expect(await renewing).toBe(false)
  expect(hanging.seen()).toEqual(['older'])
  expect(hanging.phases).toMatchObject([{ phase: 'failed', failure: { kind: 'timeout' } }, { phase: 'mounted' }])

  const late = await standing(shows('newer'), { hasLoaded: async () => false })
  expect(await late.runner.renew(newer)).toBe(false)
  expect(late.phases).toEqual([])
  expect(late.host.childElementCount).toBe(1)
  expect(late.runner.isOutdated(newer)).toBe(true)
})

test('a version in which something failed that is reported elsewhere is not shown in this session', async () => {
  const { runner, host, phases, seen } = await standing(shows('newer'), { hasLoaded: never })
  const renewing = runner.renew(newer)
  await jest.advanceTimersByTimeAsync(10)
  runner.faulty('1.4.0', 'part')
  expect(host.childElementCount).toBe(2)
  runner.faulty('1.5.0', 'part')
  expect(await renewing).toBe(false)
  expect(seen()).toEqual(['older'])
  expect(host.childElementCount).toBe(1)
  expect(phases).toEqual([])
  expect(runner.isOutdated(newer)).toBe(false)
})

test('what the person does meanwhile keeps the page that they see, and the next step tries again', async () => {
  const { runner, host, phases, seen } = await standing(shows('newer'), { hasLoaded: never })
  for (const begin of ['pointerdown', 'keydown', 'wheel']) {
    const renewing = runner.renew(newer)
    await jest.advanceTimersByTimeAsync(10)
    expect(host.childElementCount).toBe(2)
    window.dispatchEvent(new Event(begin))
    expect(await renewing).toBe(false)
    expect(host.childElementCount).toBe(1)
  }
  expect(seen()).toEqual(['older'])
  expect(phases).toEqual([])
  expect(runner.isOutdated(newer)).toBe(true)
})

test('a page that fails while the next version comes tells its failure, and the shadow goes', async () => {
  let fail: (error: unknown) => void = () => undefined
  const fetchApp = async ({ container }: RegisteredModule) =>
    container === newer.container
      ? shows('newer')
      : shows('older', {
          mount: async ({ element, onFailure }) => {
            element.append('older')
            fail = onFailure
          },
        })
  const { runner, host, phases, seen } = await standing(shows('newer'), { hasLoaded: never, fetchApp })
  const renewing = runner.renew(newer)
  await jest.advanceTimersByTimeAsync(10)
  fail(new Error('thrown on purpose'))
  for (let turn = 0; turn < 20; turn += 1) await jest.advanceTimersByTimeAsync(1)
  expect(await renewing).toBe(false)
  expect(seen()).toEqual([])
  expect(host.childElementCount).toBe(0)
  expect(phases.at(-1)).toMatchObject({ phase: 'failed', failure: { version: '1.4.0' } })
})

test('a shadow is told when it is seen', async () => {
  const told: boolean[] = []
  const mount: RunnableApp['mount'] = async ({ element, sight }) => {
    element.append('newer')
    sight?.follow(() => told.push(sight.isShown()))
    told.push(sight?.isShown() === true)
  }
  const { runner } = await standing(shows('newer', { mount }))
  expect(await runner.renew(newer)).toBe(true)
  expect(told).toEqual([false, true])
})

test('what the person has begun meanwhile stays, and so does where they have gone', async () => {
  let isUnsaved = false
  const busy = await standing(shows('newer'), { hasUnsavedWork: () => isUnsaved })
  const isComing = busy.runner.renew(newer)
  isUnsaved = true
  expect(await isComing).toBe(false)
  expect(busy.seen()).toEqual(['older'])

  const taken: string[] = []
  const takeStyles = ({ version }: RegisteredModule) => {
    taken.push(version)
    return () => void taken.splice(taken.indexOf(version), 1)
  }
  const gone = await standing(shows('newer'), { hasLoaded: never, takeStyles })
  const renewing = gone.runner.renew(newer)
  await jest.advanceTimersByTimeAsync(10)
  expect(taken).toEqual(['1.4.0', '1.5.0'])
  await gone.runner.unmount()
  expect(await renewing).toBe(false)
  expect(gone.host.childElementCount).toBe(0)
  expect(taken).toEqual([])
})

test('a version that breaks after it took the place gives way to the one before, as any page does', async () => {
  let fail: (error: unknown) => void = () => undefined
  const breaking = shows('newer', {
    mount: async ({ element, onFailure }) => {
      element.append('newer')
      fail = onFailure
    },
  })
  const { runner, phases, seen } = await standing(breaking)
  expect(await runner.renew(newer)).toBe(true)
  fail(new Error('thrown on purpose'))
  for (let turn = 0; turn < 20; turn += 1) await jest.advanceTimersByTimeAsync(1)
  expect(seen()).toEqual(['older'])
  expect(phases.some(phase => phase.phase === 'failed' && phase.failure.step === 'render')).toBe(true)
})
