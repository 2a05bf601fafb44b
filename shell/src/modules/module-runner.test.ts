import type { RegisteredModule } from '@veckovis/contracts/modules'
import type { RunnableApp } from './app-source'
import { LoadError } from './module-failure'
import { ModuleRunner, type LoadSurroundings, type ModulePhase } from './module-runner'

const forecast: RegisteredModule = {
  id: 'mf-forecast',
  title: { sv: 'Prognos', en: 'Forecast' },
  contract: { from: 1, to: 1 },
  routes: [{ path: '/forecast', permission: 2, title: { sv: 'Prognos', en: 'Forecast' } }],
  navigation: [],
  version: '1.4.0',
  manifestUrl: '/modules/mf-forecast/1.4.0/mf-manifest.json',
  container: 'mf_forecast_1_4_0',
  integrity: {},
  builtAgainst: {},
}

const never = () => new Promise<never>(() => undefined)

const workingApp = (over: Partial<RunnableApp> = {}): RunnableApp => ({
  bootstrap: async () => undefined,
  loadMessages: async () => undefined,
  mount: async ({ element }) => {
    element.textContent = 'the forecast'
  },
  unmount: async () => undefined,
  ...over,
})

const setUp = (over: Partial<LoadSurroundings> = {}) => {
  const phases: ModulePhase[] = []
  const attempts: number[] = []
  const fetchApp = over.fetchApp ?? (async () => workingApp())
  const runner = new ModuleRunner(
    {
      incompatibility: () => null,
      language: () => 'sv',
      now: () => Date.now(),
      retryPause: () => 300,
      ...over,
      fetchApp: (module, attempt) => {
        attempts.push(attempt)
        return fetchApp(module, attempt)
      },
    },
    phase => phases.push(phase),
  )
  const host = document.createElement('div')
  const last = () => phases.at(-1)
  const failureKind = () => {
    const phase = last()
    return phase?.phase === 'failed' ? phase.failure.kind : null
  }
  return { runner, host, phases, attempts, last, failureKind }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a module goes through its steps in order and stands on the page', async () => {
  const { runner, host, phases } = setUp()
  await runner.activate(forecast, host)
  expect(phases.map(phase => (phase.phase === 'loading' ? phase.step : phase.phase))).toEqual([
    'compatibility',
    'fetch',
    'messages',
    'mount',
    'mounted',
  ])
  expect(host.textContent).toBe('the forecast')
})

test('an incompatible module is stopped before any of its code is fetched', async () => {
  const { runner, host, attempts, failureKind } = setUp({ incompatibility: () => 'react 18.0.0 instead of 19.3.1' })
  await runner.activate(forecast, host)
  expect(failureKind()).toBe('incompatible')
  expect(attempts).toEqual([])
})

test('a module that never answers says that it is slow after 2 s and fails before 6 s', async () => {
  const { runner, host, last, failureKind } = setUp({ fetchApp: never })
  const done = runner.activate(forecast, host)
  await jest.advanceTimersByTimeAsync(2_000)
  expect(last()).toEqual({ phase: 'loading', step: 'fetch', slow: true })
  await jest.advanceTimersByTimeAsync(3_000)
  await done
  expect(failureKind()).toBe('timeout')
})

test.each<[string, Partial<RunnableApp>]>([
  ['messages', { loadMessages: never }],
  ['mount', { mount: never }],
])('a hang in the step %s fails within the time of the whole load', async (step, over) => {
  const { runner, host, last, failureKind } = setUp({ fetchApp: async () => workingApp(over) })
  const done = runner.activate(forecast, host)
  await jest.advanceTimersByTimeAsync(5_000)
  expect(failureKind()).toBe('timeout')
  const phase = last()
  expect(phase?.phase === 'failed' && phase.failure.step).toBe(step)
  await jest.advanceTimersByTimeAsync(2_000)
  await done
  expect(host.textContent).toBe('')
})

test('a network failure is repeated once by itself, with a fresh container', async () => {
  let calls = 0
  const { runner, host, attempts, last } = setUp({
    fetchApp: async () => {
      calls += 1
      if (calls === 1) throw new LoadError('unreachable', '404')
      return workingApp()
    },
  })
  const done = runner.activate(forecast, host)
  await jest.advanceTimersByTimeAsync(300)
  await done
  expect(attempts).toEqual([0, 1])
  expect(last()).toEqual({ phase: 'mounted' })
})

test('code that ran and failed is not run again by itself', async () => {
  const { runner, host, attempts, failureKind } = setUp({
    fetchApp: async () => {
      throw new TypeError('x is not a function')
    },
  })
  await runner.activate(forecast, host)
  expect(attempts).toEqual([0])
  expect(failureKind()).toBe('broken')
})

test('retry starts from a fresh container and works without a page reload', async () => {
  let healthy = false
  const { runner, host, attempts, failureKind, last } = setUp({
    fetchApp: async () => {
      if (!healthy) throw new Error('thrown at load')
      return workingApp()
    },
  })
  await runner.activate(forecast, host)
  expect(failureKind()).toBe('broken')
  healthy = true
  await runner.retry(forecast)
  expect(last()).toEqual({ phase: 'mounted' })
  expect(attempts[1]).toBeGreaterThan(0)
})

test('a page that breaks after it was mounted is taken off, and a retry brings it back', async () => {
  let fail: (error: unknown) => void = () => undefined
  const mount: RunnableApp['mount'] = async ({ element, onFailure }) => {
    element.textContent = 'the forecast'
    fail = onFailure
  }
  const { runner, host, last, failureKind } = setUp({ fetchApp: async () => workingApp({ mount }) })
  await runner.activate(forecast, host)
  fail(new TypeError('x is undefined'))
  await jest.advanceTimersByTimeAsync(0)
  const phase = last()
  expect(phase?.phase === 'failed' && phase.failure.step).toBe('render')
  expect(failureKind()).toBe('broken')
  expect(host.childElementCount).toBe(0)
  await runner.retry(forecast)
  expect(host.textContent).toBe('the forecast')
})

test('a page that breaks while it is being mounted stays told of when the mount ends', async () => {
  const mount: RunnableApp['mount'] = async ({ onFailure }) => onFailure(new TypeError('x is undefined'))
  const { runner, host, failureKind } = setUp({ fetchApp: async () => workingApp({ mount }) })
  await runner.activate(forecast, host)
  await jest.advanceTimersByTimeAsync(0)
  expect(failureKind()).toBe('broken')
})

test('leaving while a module loads discards its late result', async () => {
  let finish: (app: RunnableApp) => void = () => undefined
  const { runner, host, last } = setUp({ fetchApp: () => new Promise<RunnableApp>(resolve => (finish = resolve)) })
  const done = runner.activate(forecast, host)
  await runner.deactivate()
  finish(workingApp())
  await done
  expect(last()).toEqual({ phase: 'idle' })
  expect(host.textContent).toBe('')
})

test('a mount that finishes after it timed out draws nothing that is seen', async () => {
  let finishMount: () => void = () => undefined
  const mount = ({ element }: { element: HTMLElement }) =>
    new Promise<void>(resolve => {
      finishMount = () => {
        element.textContent = 'too late'
        resolve()
      }
    })
  const { runner, host, failureKind } = setUp({ fetchApp: async () => workingApp({ mount }) })
  const done = runner.activate(forecast, host)
  await jest.advanceTimersByTimeAsync(5_000)
  await done
  finishMount()
  expect(failureKind()).toBe('timeout')
  expect(host.textContent).toBe('')
})

test('a remote that hangs while it lets go loses its element all the same', async () => {
  const { runner, host } = setUp({ fetchApp: async () => workingApp({ unmount: never }) })
  await runner.activate(forecast, host)
  const left = runner.deactivate()
  await jest.advanceTimersByTimeAsync(2_000)
  await left
  expect(host.childElementCount).toBe(0)
})

test('a second visit uses the code that is there; another version is fetched', async () => {
  const { runner, host, attempts } = setUp()
  await runner.activate(forecast, host)
  await runner.deactivate()
  await runner.activate(forecast, host)
  expect(attempts).toHaveLength(1)
  await runner.activate({ ...forecast, version: '1.5.0', container: 'mf_forecast_1_5_0' }, host)
  expect(attempts).toHaveLength(2)
})

test('a preload and the visit share one fetch, and a failed preload is not shown', async () => {
  const { runner, host, attempts, phases } = setUp()
  const preloading = runner.preload(forecast)
  await runner.activate(forecast, host)
  await preloading
  expect(attempts).toHaveLength(1)

  const broken = setUp({
    fetchApp: async () => {
      throw new Error('thrown at load')
    },
  })
  await broken.runner.preload(forecast)
  expect(broken.phases).toEqual([])
  expect(phases.at(-1)).toEqual({ phase: 'mounted' })
})
