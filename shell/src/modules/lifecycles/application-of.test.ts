import { getAppStatus, registerApplication, start, triggerAppChange, unregisterApplication } from 'single-spa'
import { applicationOf } from './application-of'
import { LoadError } from '../module-failure'
import type { ModulePhase } from './module-phase'
import type { LoadSurroundings } from './load-surroundings'
import { ModuleRunner } from './module-runner'
import { forecast, surroundingsWith, workingApp } from './module-runner.fixture'

const host = document.createElement('div')
const runners = new Map<string, ModuleRunner>()

const owns = (id: string) => (pathname: string) => pathname === `/${id}`

const add = (id: string, over: Partial<LoadSurroundings> = {}) => {
  const phases: ModulePhase[] = []
  const shown = workingApp({ mount: async ({ element }) => element.append(id) })
  const runner = new ModuleRunner(surroundingsWith({ fetchApp: async () => shown, ...over }), phase =>
    phases.push(phase),
  )
  runners.set(id, runner)
  const module = () => ({ ...forecast, id, container: id })
  registerApplication(applicationOf(id, runner, { module, host, isActive: owns(id) }))
  const steps = () => phases.map(each => (each.phase === 'loading' ? each.step : each.phase))
  return { runner, phases, steps }
}

/** As the shell does it: who is left first, then single-spa. */
const go = (id: string): void => {
  for (const [other, runner] of runners) if (other !== id) runner.leave()
  window.history.pushState(null, '', `/${id}`)
}

const visit = (id: string): Promise<unknown> => {
  go(id)
  return triggerAppChange()
}

beforeAll(() => start({ urlRerouteOnly: true }))
afterEach(async () => {
  await visit('elsewhere')
  await Promise.all([...runners.keys()].map(unregisterApplication))
  runners.clear()
})

test('each visit goes through all lifecycles, and single-spa unmounts one before it mounts another', async () => {
  let isLettingGo = false
  const letGo = workingApp({
    mount: async ({ element }) => element.append('one'),
    unmount: async () => {
      isLettingGo = true
      await Promise.resolve()
      expect(host.textContent).toBe('one')
      isLettingGo = false
    },
  })
  const one = add('one', { fetchApp: async () => letGo })
  add('two', {
    fetchApp: async () =>
      workingApp({
        mount: async ({ element }) => {
          expect(isLettingGo).toBe(false)
          element.append('two')
        },
      }),
  })
  const steps = ['compatibility', 'fetch', 'messages', 'mount', 'mounted', 'idle']
  await visit('one')
  expect(getAppStatus('one')).toBe('MOUNTED')
  await visit('two')
  expect(host.textContent).toBe('two')
  expect(getAppStatus('one')).toBe('NOT_LOADED')
  await visit('one')
  await visit('two')
  expect(one.steps()).toEqual([...steps, ...steps])
})

test('a module that hangs holds nothing up: neither the way to another nor the way back', async () => {
  let arrive: () => void = () => undefined
  add('slow', { fetchApp: () => new Promise(resolve => (arrive = () => resolve(workingApp()))) })
  add('quick')
  go('slow')
  await new Promise(resolve => setTimeout(resolve))
  expect(getAppStatus('slow')).toBe('LOADING_SOURCE_CODE')
  await visit('quick')
  expect(host.textContent).toBe('quick')
  const back = visit('slow')
  arrive()
  await back
  expect(host.textContent).toBe('the forecast')
  expect(getAppStatus('slow')).toBe('MOUNTED')
})

test('a module that fails is mounted as its failure, is not loaded again by itself, and is at the next visit', async () => {
  let attempts = 0
  const { runner, steps } = add('broken', {
    fetchApp: async () => {
      attempts += 1
      throw new LoadError('broken', 'thrown at load')
    },
  })
  await visit('broken')
  expect(getAppStatus('broken')).toBe('MOUNTED')
  expect(steps().at(-1)).toBe('failed')
  await triggerAppChange()
  expect(attempts).toBe(1)
  await runner.retry({ ...forecast, id: 'broken', container: 'broken' })
  expect(attempts).toBe(2)
  await visit('elsewhere')
  await visit('broken')
  expect(attempts).toBe(3)
})
