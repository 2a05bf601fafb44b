import type { RegisteredModule } from '@veckovis/contracts/modules'
import type { RunnableApp } from './app-source'
import { LoadError } from '../module-failure'
import type { ModulePhase } from './module-phase'
import type { LoadSurroundings } from './load-surroundings'
import { ModuleRunner } from './module-runner'
import { forecast, never, surroundingsWith, workingApp } from './module-runner.fixture'

const setUp = (over: Partial<LoadSurroundings> = {}) => {
  const phases: ModulePhase[] = []
  const attempts: number[] = []
  const fetchApp = over.fetchApp ?? (async () => workingApp())
  const runner = new ModuleRunner(
    surroundingsWith({
      ...over,
      fetchApp: (module, attempt) => {
        attempts.push(attempt)
        return fetchApp(module, attempt)
      },
    }),
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
  await runner.mount(forecast, host)
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
  await runner.mount(forecast, host)
  expect(failureKind()).toBe('incompatible')
  expect(attempts).toEqual([])
})

test('a module that never answers says that it is slow after 2 s and fails before 6 s', async () => {
  const { runner, host, last, failureKind } = setUp({ fetchApp: never })
  const done = runner.mount(forecast, host)
  await jest.advanceTimersByTimeAsync(2_000)
  expect(last()).toEqual({ phase: 'loading', step: 'fetch', slow: true })
  await jest.advanceTimersByTimeAsync(3_000)
  await done
  expect(failureKind()).toBe('timeout')
})

test('a slow line takes as long as its files keep coming, and no longer than half a minute', async () => {
  const seen: { arrived?: () => void } = {}
  const watched = {
    fetchApp: never,
    watchArrivals: (_: RegisteredModule, onArrival: () => void) => {
      seen.arrived = onArrival
      return () => delete seen.arrived
    },
  }
  const { runner, host, failureKind, last } = setUp(watched)
  const done = runner.mount(forecast, host)
  for (let file = 0; file < 19; file += 1) {
    await jest.advanceTimersByTimeAsync(1_500)
    seen.arrived?.()
  }
  expect(last()).toEqual({ phase: 'loading', step: 'fetch', slow: true })
  await jest.advanceTimersByTimeAsync(1_499)
  expect(failureKind()).toBeNull()
  await jest.advanceTimersByTimeAsync(1)
  await done
  expect(failureKind()).toBe('timeout')
  expect(seen.arrived).toBeUndefined()
})

test('a line that dies in the middle is told as soon as one that was dead at once', async () => {
  const seen: { arrived?: () => void } = {}
  const { runner, host, failureKind } = setUp({
    fetchApp: never,
    watchArrivals: (_, onArrival) => {
      seen.arrived = onArrival
      return () => undefined
    },
  })
  const done = runner.mount(forecast, host)
  await jest.advanceTimersByTimeAsync(4_000)
  seen.arrived?.()
  await jest.advanceTimersByTimeAsync(4_499)
  expect(failureKind()).toBeNull()
  await jest.advanceTimersByTimeAsync(1)
  await done
  expect(failureKind()).toBe('timeout')
})

test.each<[string, Partial<RunnableApp>]>([
  ['messages', { loadMessages: never }],
  ['mount', { mount: never }],
])('a hang in the step %s fails as soon as one in the fetch', async (step, over) => {
  const { runner, host, last, failureKind } = setUp({ fetchApp: async () => workingApp(over) })
  const done = runner.mount(forecast, host)
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
  const done = runner.mount(forecast, host)
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
  await runner.mount(forecast, host)
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
  await runner.mount(forecast, host)
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
  await runner.mount(forecast, host)
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
  await runner.mount(forecast, host)
  await jest.advanceTimersByTimeAsync(0)
  expect(failureKind()).toBe('broken')
})

test('leaving while a module loads discards its late result', async () => {
  let finish: (app: RunnableApp) => void = () => undefined
  const { runner, host, last } = setUp({ fetchApp: () => new Promise<RunnableApp>(resolve => (finish = resolve)) })
  const done = runner.mount(forecast, host)
  await runner.unmount()
  finish(workingApp())
  await done
  expect(last()).toEqual({ phase: 'idle' })
  expect(host.textContent).toBe('')
})

test('the lifecycles of single-spa are its steps, and each ends with its own', async () => {
  const { runner, host, last } = setUp()
  await runner.load(forecast)
  expect(last()).toEqual({ phase: 'loading', step: 'fetch', slow: false })
  await runner.bootstrap(forecast)
  expect(last()).toEqual({ phase: 'loading', step: 'messages', slow: false })
  expect(host.textContent).toBe('')
  await runner.mount(forecast, host)
  expect(last()).toEqual({ phase: 'mounted' })
})

test.each<['load' | 'bootstrap', Partial<LoadSurroundings>]>([
  ['load', { fetchApp: never }],
  ['bootstrap', { fetchApp: async () => workingApp({ loadMessages: never }) }],
])('nobody waits for the %s of a module that is left, and whoever comes back begins anew', async (lifecycle, slow) => {
  const newer = { ...forecast, version: '1.5.0', container: 'mf_forecast_1_5_0' }
  const { runner, host, last } = setUp({
    fetchApp: async (module, attempt) =>
      module.container === newer.container ? workingApp() : (slow.fetchApp?.(module, attempt) ?? never()),
  })
  const done = runner[lifecycle](forecast)
  await jest.advanceTimersByTimeAsync(1_000)
  runner.leave()
  await done
  expect(last()).toEqual({ phase: 'idle' })
  await runner.bootstrap(newer)
  await runner.mount(newer, host)
  expect(last()).toEqual({ phase: 'mounted' })
  await jest.advanceTimersByTimeAsync(10_000)
  expect(last()).toEqual({ phase: 'mounted' })
})

test('nobody waits for a mount that is left, which counts until single-spa unmounts it', async () => {
  let finish: () => void = () => undefined
  const mount = ({ element }: { element: HTMLElement }) => {
    element.textContent = 'the forecast'
    return new Promise<void>(resolve => (finish = resolve))
  }
  const { runner, host, last } = setUp({ fetchApp: async () => workingApp({ mount }) })
  const done = runner.mount(forecast, host)
  await jest.advanceTimersByTimeAsync(0)
  runner.leave()
  await done
  expect(last()).toMatchObject({ phase: 'loading', step: 'mount' })
  finish()
  await jest.advanceTimersByTimeAsync(0)
  expect(last()).toEqual({ phase: 'mounted' })
  await runner.unmount()
  expect(last()).toEqual({ phase: 'idle' })
  expect(host.childElementCount).toBe(0)
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
  const done = runner.mount(forecast, host)
  await jest.advanceTimersByTimeAsync(5_000)
  await done
  finishMount()
  expect(failureKind()).toBe('timeout')
  expect(host.textContent).toBe('')
})

test('a remote that hangs while it lets go loses its element all the same', async () => {
  const { runner, host } = setUp({ fetchApp: async () => workingApp({ unmount: never }) })
  await runner.mount(forecast, host)
  const left = runner.unmount()
  await jest.advanceTimersByTimeAsync(2_000)
  await left
  expect(host.childElementCount).toBe(0)
})

test('the styles of a module hold from its loading until its element is gone, whatever becomes of it', async () => {
  const standing: string[] = []
  const takeStyles = ({ version }: RegisteredModule) => {
    standing.push(version)
    return () => void standing.splice(standing.indexOf(version), 1)
  }
  let letGo: () => void = () => undefined
  const unmount = () => new Promise<void>(resolve => (letGo = resolve))
  const fetchApp = async ({ version }: RegisteredModule) => {
    if (version === '1.5.0') throw new Error('thrown at load')
    return workingApp({ unmount })
  }
  const { runner, host, last } = setUp({ takeStyles, fetchApp })
  await runner.preload(forecast)
  expect(standing).toEqual([])
  await runner.mount(forecast, host)
  expect(standing).toEqual(['1.4.0'])
  const left = runner.unmount()
  expect(standing).toEqual(['1.4.0'])
  letGo()
  await left
  expect(standing).toEqual([])
  await runner.mount({ ...forecast, version: '1.5.0', container: 'mf_forecast_1_5_0' }, host)
  expect(last()).toEqual({ phase: 'mounted' })
  expect(standing).toEqual(['1.4.0'])
})

test('a second visit uses the code that is there; another version is fetched', async () => {
  const { runner, host, attempts } = setUp()
  await runner.mount(forecast, host)
  await runner.unmount()
  await runner.mount(forecast, host)
  expect(attempts).toHaveLength(1)
  await runner.renew({ ...forecast, version: '1.5.0', container: 'mf_forecast_1_5_0' })
  expect(attempts).toHaveLength(2)
})

test('whoever is on the way has the data asked for as well, which a module may leave out and may not break the visit', async () => {
  const prefetch = jest.fn()
  const { runner, attempts } = setUp({ fetchApp: async () => workingApp({ prefetch }) })
  await runner.preload(forecast)
  expect(prefetch).not.toHaveBeenCalled()
  await runner.prepare(forecast)
  expect(prefetch).toHaveBeenCalledTimes(1)
  expect(attempts).toEqual([0])

  await setUp().runner.prepare(forecast)
  await setUp({ fetchApp: () => Promise.reject(new Error('gone')) }).runner.prepare(forecast)

  const traces = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const broken = setUp({
    fetchApp: async () =>
      workingApp({
        prefetch: () => {
          throw new TypeError('x')
        },
      }),
  })
  await broken.runner.prepare(forecast)
  expect(traces).toHaveBeenCalledTimes(1)
  traces.mockRestore()
  await broken.runner.mount(forecast, broken.host)
  expect(broken.last()).toEqual({ phase: 'mounted' })
})

test('a preload and the visit share one fetch, and a failed preload is not shown', async () => {
  const { runner, host, attempts, phases } = setUp()
  const preloading = runner.preload(forecast)
  await runner.mount(forecast, host)
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

describe('a new version', () => {
  const newer: RegisteredModule = { ...forecast, version: '1.5.0', container: 'mf_forecast_1_5_0' }
  const throwing = workingApp({ mount: () => Promise.reject(new Error('thrown on purpose')) })
  const byVersion = (broken: RunnableApp) => async (module: RegisteredModule) =>
    module.container === newer.container ? broken : workingApp()
  const versionsTold = (phases: readonly ModulePhase[]) =>
    phases.flatMap(phase => (phase.phase === 'failed' ? [`${phase.failure.version} ${phase.failure.step}`] : []))

  test('that throws at mount gives way to the one that worked before, once and for the session, and is told', async () => {
    const { runner, host, phases, last } = setUp({ fetchApp: byVersion(throwing) })
    await runner.mount(forecast, host)
    expect(runner.isOutdated(newer)).toBe(true)
    await runner.renew(newer)
    expect(last()).toEqual({ phase: 'mounted' })
    expect(host.textContent).toBe('the forecast')
    expect(runner.isOutdated(newer)).toBe(false)
    await runner.unmount()
    await runner.mount(newer, host)
    expect(last()).toEqual({ phase: 'mounted' })
    expect(versionsTold(phases)).toEqual(['1.5.0 mount'])
  })

  test('that can not be loaded gives way within its lifecycle: nothing stands on the page before single-spa mounts', async () => {
    const fetchApp = async (module: RegisteredModule) => {
      if (module.container === newer.container) throw new Error('thrown at load')
      return workingApp()
    }
    const { runner, host, last } = setUp({ fetchApp })
    await runner.mount(forecast, host)
    await runner.unmount()
    await runner.load(newer)
    expect(last()).toMatchObject({ phase: 'loading', step: 'fetch' })
    await runner.bootstrap(newer)
    expect(host.childElementCount).toBe(0)
    await runner.mount(newer, host)
    expect(last()).toEqual({ phase: 'mounted' })
    expect(host.textContent).toBe('the forecast')
  })

  test('that has given way is not fetched ahead of the next visit again', async () => {
    const fetched: string[] = []
    const fetchApp = async (module: RegisteredModule) => {
      fetched.push(module.version)
      return byVersion(throwing)(module)
    }
    const { runner, host } = setUp({ fetchApp })
    await runner.mount(forecast, host)
    await runner.renew(newer)
    await runner.unmount()
    const before = fetched.filter(version => version === newer.version).length
    await runner.preload(newer)
    await runner.mount(newer, host)
    expect(fetched.filter(version => version === newer.version)).toHaveLength(before)
    expect(host.textContent).toBe('the forecast')
  })

  test('that breaks while it is shown gives way too', async () => {
    let tell: (error: unknown) => void = () => undefined
    const breaking = workingApp({
      mount: async ({ onFailure }) => {
        tell = onFailure
      },
    })
    const { runner, host, phases, last } = setUp({ fetchApp: byVersion(breaking) })
    await runner.mount(forecast, host)
    await runner.renew(newer)
    tell(new Error('thrown on purpose'))
    while (phases.length < 16 && (last()?.phase !== 'mounted' || versionsTold(phases).length === 0))
      await jest.advanceTimersByTimeAsync(1)
    expect(last()).toEqual({ phase: 'mounted' })
    expect(versionsTold(phases)).toEqual(['1.5.0 render'])
  })

  test('that cannot be fetched gives way, and is tried again at the next visit', async () => {
    let isThere = false
    const { runner, host, last } = setUp({
      retryPause: () => 0,
      fetchApp: async module => {
        if (module.container === newer.container && !isThere) throw new LoadError('unreachable', '503')
        return workingApp()
      },
    })
    await runner.mount(forecast, host)
    const done = runner.renew(newer)
    await jest.advanceTimersByTimeAsync(10)
    await done
    expect(last()).toEqual({ phase: 'mounted' })
    expect(runner.isOutdated(newer)).toBe(true)
    isThere = true
    await runner.renew(newer)
    expect(runner.isOutdated(newer)).toBe(false)
  })

  const named: RegisteredModule = { ...newer, versionBefore: forecast.version }
  const filesStayAway = async (over: Partial<LoadSurroundings> = {}) => {
    const set = setUp(over)
    await set.runner.mount(forecast, set.host)
    await set.runner.renew(newer)
    return set
  }

  test('of which files stay away gives way for the session, once the other is here again', async () => {
    let arrive: () => void = () => undefined
    const held = new Promise<void>(resolve => (arrive = resolve))
    let isFirst = true
    const fetchApp = async (module: RegisteredModule) => {
      if (module.container === newer.container)
        return workingApp({ mount: async ({ element }) => element.append('the newer') })
      if (!isFirst) await held
      isFirst = false
      return workingApp()
    }
    const { runner, host, last } = await filesStayAway({ fetchApp })
    const replacing = runner.replacement(newer.version, named)?.()
    await jest.advanceTimersByTimeAsync(10)
    expect(host.textContent).toBe('the newer')
    arrive()
    await replacing
    expect(last()).toEqual({ phase: 'mounted' })
    expect(host.textContent).toBe('the forecast')
    expect(runner.isOutdated(newer)).toBe(false)
    expect(runner.replacement(forecast.version, named)).toBeNull()
    await runner.retry(newer)
    expect(host.textContent).toBe('the newer')
  })

  test('of which files stay away goes on where work is unsaved, and where the other does not come either', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const isNewer = ({ container }: RegisteredModule) => container === newer.container
    const shown = (module: RegisteredModule) =>
      workingApp({ mount: async ({ element }) => element.append(module.version) })
    let isUnsaved = false
    const unsaved = await filesStayAway({ hasUnsavedWork: () => isUnsaved, fetchApp: async module => shown(module) })
    isUnsaved = true
    await unsaved.runner.replacement(newer.version, named)?.()
    expect(unsaved.host.textContent).toBe(newer.version)

    let fetched = 0
    const away = await filesStayAway({
      fetchApp: async module => {
        if (!isNewer(module) && fetched++ > 0) throw new LoadError('broken', 'gone')
        return shown(module)
      },
    })
    await away.runner.replacement(newer.version, named)?.()
    expect(away.host.textContent).toBe(newer.version)
    expect(away.last()).toEqual({ phase: 'mounted' })
    jest.restoreAllMocks()
  })

  test('has no replacement when it is not the one on the page, nor before it stands', async () => {
    const { runner, host } = setUp()
    expect(runner.replacement(newer.version, named)).toBeNull()
    await runner.mount(newer, host)
    expect(runner.replacement(newer.version, newer)).toBeNull()
    const next = { ...newer, version: '1.6.0', container: 'mf_forecast_1_6_0', versionBefore: newer.version }
    await runner.renew(next)
    expect(runner.replacement(newer.version, next)).toBeNull()
    expect(runner.replacement('1.6.0', next)).not.toBeNull()
    await runner.unmount()
    expect(runner.replacement('1.6.0', next)).toBeNull()
  })

  test('of which files stay away goes on where the one that worked here is no version before: it is known to fail', async () => {
    const { runner, host } = await filesStayAway()
    expect(runner.replacement(newer.version, newer)).toBeNull()
    expect(runner.replacement(newer.version, { ...newer, versionBefore: '1.3.0' })).not.toBeNull()
    runner.faulty(forecast.version, 'use')
    expect(runner.replacement(newer.version, named)).toBeNull()
    expect(host.textContent).toBe('the forecast')
  })

  test('of which files stay away gives way to the one that people get by now', async () => {
    const shown = (module: RegisteredModule) =>
      workingApp({ mount: async ({ element }) => element.append(module.version) })
    const { runner, host } = await filesStayAway({ fetchApp: async module => shown(module) })
    await runner.replacement(newer.version, forecast)?.()
    expect(host.textContent).toBe(forecast.version)
  })

  test('takes the time of those who wait for it, and none of a version in the shadow', async () => {
    const waited: [string, boolean][] = []
    const { runner, host } = setUp({
      cameUp: ({ version }, time) => waited.push([version, time !== undefined && time >= 0]),
    })
    await runner.mount(forecast, host)
    await runner.renew(newer)
    expect(waited).toEqual([
      [forecast.version, true],
      [newer.version, false],
    ])
  })

  test('counts when it stands, each visit, and not when it fails', async () => {
    const up: string[] = []
    const { runner, host } = setUp({
      cameUp: ({ version }) => up.push(version),
      fetchApp: byVersion(throwing),
    })
    await runner.mount(forecast, host)
    await runner.renew(newer)
    await runner.unmount()
    await runner.mount(newer, host)
    expect(up).toEqual(['1.4.0', '1.4.0'])
  })

  test('without another that worked in this session is the page that tells what failed', async () => {
    const { runner, host, failureKind } = setUp({ fetchApp: byVersion(throwing) })
    await runner.mount(newer, host)
    expect(failureKind()).toBe('broken')
    expect(host.textContent).toBe('')
  })
})

describe('whoever comes anew while the active version is broken', () => {
  const active: RegisteredModule = {
    ...forecast,
    version: '1.5.0',
    container: 'mf_forecast_1_5_0',
    versionBefore: '1.4.0',
  }
  const throwing = () => workingApp({ mount: () => Promise.reject(new Error('thrown on purpose')) })
  const comeAnew = (over: Partial<LoadSurroundings> & { broken?: readonly RegisteredModule[] } = {}) => {
    const { broken = [active], ...rest } = over
    const asked: string[] = []
    const fetched: string[] = []
    const set = setUp({
      fetchApp: async ({ version, container }) => {
        fetched.push(version)
        return broken.some(each => each.container === container) ? throwing() : workingApp()
      },
      askBefore: async ({ version }) => {
        asked.push(version)
        return forecast
      },
      ...rest,
    })
    const told = () =>
      new Set(
        set.phases.flatMap(each =>
          each.phase === 'failed' ? [`${each.failure.version} ${each.failure.supportCode}`] : [],
        ),
      )
    return { ...set, asked, fetched, told }
  }

  test('gets the version before, as the server tells it, for the whole session, and the failure is told once', async () => {
    const { runner, host, last, asked, fetched, told } = comeAnew()
    await runner.mount(active, host)
    expect(last()).toEqual({ phase: 'mounted' })
    expect(host.textContent).toBe('the forecast')
    expect(told().size).toBe(1)
    expect(runner.isOutdated(active)).toBe(false)
    await runner.unmount()
    await runner.preload(active)
    await runner.mount(active, host)
    expect(host.textContent).toBe('the forecast')
    expect(asked).toEqual(['1.5.0'])
    expect(fetched.filter(version => version === active.version)).toHaveLength(1)
    expect(told().size).toBe(1)
    const mended = { ...active, version: '1.6.0', container: 'mf_forecast_1_6_0', versionBefore: '1.5.0' }
    expect(runner.isOutdated(mended)).toBe(true)
  })

  test('gets it too when the active version does not go with the shell', async () => {
    const { runner, host, last, fetched } = comeAnew({
      incompatibility: ({ version }) => (version === active.version ? 'react 18.0.0 instead of 19.3.1' : null),
    })
    await runner.mount(active, host)
    expect(last()).toEqual({ phase: 'mounted' })
    expect(fetched).toEqual(['1.4.0'])
  })

  test('has the active version tried once more at the next visit when only its files stayed away', async () => {
    let isThere = false
    const { runner, host, last } = comeAnew({
      retryPause: () => 0,
      fetchApp: async ({ version }) => {
        if (version === active.version && !isThere) throw new LoadError('unreachable', '503')
        return workingApp({ mount: async ({ element }) => element.append(version) })
      },
    })
    const done = runner.mount(active, host)
    await jest.advanceTimersByTimeAsync(10)
    await done
    expect(host.textContent).toBe('1.4.0')
    expect(runner.isOutdated(active)).toBe(true)
    isThere = true
    await runner.renew(active)
    expect(last()).toEqual({ phase: 'mounted' })
    expect(host.textContent).toBe('1.5.0')
  })

  test.each<[string, Partial<LoadSurroundings>]>([
    ['the server tells none', { askBefore: async () => null }],
    ['it is the same version that the server tells', { askBefore: async () => active }],
  ])('reads on the page what failed when %s', async (_what, over) => {
    const { runner, host, last, failureKind, told } = comeAnew(over)
    await runner.mount(active, host)
    expect(failureKind()).toBe('broken')
    expect(last()).toMatchObject({ failure: { version: '1.5.0', step: 'mount' } })
    expect(told().size).toBe(1)
    expect(host.textContent).toBe('')
  })

  test('is not sent back and forth between two that both fail; what the person asks for is tried again', async () => {
    const { runner, host, last, fetched } = comeAnew({ broken: [active, forecast] })
    await runner.mount(active, host)
    expect(last()).toMatchObject({ phase: 'failed', failure: { version: '1.4.0' } })
    expect(fetched).toEqual(['1.5.0', '1.4.0'])
    await runner.retry(active)
    expect(last()).toMatchObject({ phase: 'failed', failure: { version: '1.5.0' } })
    expect(fetched).toEqual(['1.5.0', '1.4.0', '1.5.0'])
  })

  test('and goes elsewhere while the server is asked, is left there', async () => {
    let answer: (module: RegisteredModule) => void = () => undefined
    const { runner, host, last, fetched } = comeAnew({ askBefore: () => new Promise(resolve => (answer = resolve)) })
    const done = runner.mount(active, host)
    await jest.advanceTimersByTimeAsync(0)
    expect(last()).toMatchObject({ phase: 'loading' })
    await runner.unmount()
    answer(forecast)
    await done
    expect(last()).toEqual({ phase: 'idle' })
    expect(fetched).toEqual(['1.5.0'])
  })

  test('gets it in the place of one of which a file stays away, and nobody is asked who has none before', async () => {
    const { runner, host, asked } = comeAnew({ broken: [] })
    await runner.mount(forecast, host)
    expect(runner.replacement(forecast.version, forecast)).toBeNull()
    const anew = comeAnew({
      fetchApp: async ({ version }) => workingApp({ mount: async ({ element }) => element.append(version) }),
    })
    await anew.runner.mount(active, anew.host)
    await anew.runner.replacement(active.version, active)?.()
    expect(anew.host.textContent).toBe('1.4.0')
    expect(anew.runner.isOutdated(active)).toBe(false)
    expect([asked, anew.asked]).toEqual([[], ['1.5.0']])
  })
})
