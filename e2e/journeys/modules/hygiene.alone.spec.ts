import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey'
import { control } from '../../fixtures/control'
import { remotes } from '../../fixtures/module-faults'
import { makePlace } from '../../fixtures/places'
import { signInByApi, storedUnit, storeBeforeLoad } from '../../fixtures/session'
import { FramePage } from '../../pages/frame-page'

declare global {
  interface Window {
    runningIntervals: Set<number>
  }
}

/** Keeps book of the intervals that run: no browser tells. */
const countIntervals = (page: Page) =>
  page.addInitScript(() => {
    window.runningIntervals = new Set()
    const { setInterval: begin, clearInterval: end } = window
    const counted = (...given: Parameters<typeof begin>) => {
      const id = begin(...given)
      window.runningIntervals.add(Number(id))
      return id
    }
    Object.assign(window, {
      setInterval: counted,
      clearInterval: (id: number) => {
        window.runningIntervals.delete(id)
        end(id)
      },
    })
  })

/** What a page holds, after the browser has thrown away what nothing refers to. */
const holdings = async (page: Page, devtools: CDPSession) => {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const valueOf = (name: string) => metrics.find(metric => metric.name === name)?.value ?? NaN
  const counted = await page.evaluate(() => ({
    elements: document.querySelectorAll('*').length,
    styles: document.querySelectorAll('style, link[rel="stylesheet"]').length,
    intervals: window.runningIntervals.size,
  }))
  return {
    ...counted,
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
    heap: valueOf('JSHeapUsedSize') / 1_000_000,
  }
}

/** The same once nothing comes or goes any more: three times alike, so that no bar of progress on its way out counts. */
const settledHoldings = async (page: Page, devtools: CDPSession) => {
  await page.waitForLoadState('networkidle')
  const seen: Awaited<ReturnType<typeof holdings>>[] = []
  const areAlike = async () => {
    seen.push(await holdings(page, devtools))
    const [first, ...others] = seen.slice(-3)
    return others.length === 2 && others.every(({ elements }) => elements === first?.elements)
  }
  await expect.poll(areAlike, { intervals: [300] }).toBe(true)
  const last = seen.at(-1)
  if (last === undefined) throw new Error('nothing was counted')
  return last
}

/** Opens the help page, on which no module stands, as somebody whom every module is offered. */
const openHelp = async (page: Page) => {
  const place = await makePlace({ years: [2026] })
  const person = await control.makeUser({ jobTitleId: 999, roles: [{ id: 999 }], defaultUnitId: place.unitId })
  const tokens = await signInByApi(person)
  await storeBeforeLoad(page, { local: { ...tokens, activeLanguage: 'en', activeUnit: storedUnit(place) } })
  await page.goto('/help')
  return new FramePage(page)
}

/** 100 in the long form (`pnpm soak hygiene`). */
const visits = Number(process.env.HYGIENE_VISITS ?? 30)
const warmUp = visits / 5

const root = join(import.meta.dirname, '../../..')

type Described = { readonly id: string; readonly routes: readonly [{ readonly path: string }] }

/** Every module of the suite, by its own `module.json`: a new one is walked without a word here. */
const modules = readdirSync(root)
  .map(name => join(root, name, 'module.json'))
  .filter(file => existsSync(file))
  .map(file => JSON.parse(readFileSync(file, 'utf8')) as Described)

/** What has come up of a module stands, and nothing of it waits any more. */
const expectStanding = async (page: Page) => {
  await expect(page.locator('#module > div > *').first()).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Goes to an address as a link of the suite does, whether or not the menu has an entry for it. */
const goTo = (page: Page, path: string) =>
  page.evaluate(to => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)

/** What a module might change of the page that is everybody's. */
const commons = (page: Page) =>
  page.evaluate(() => ({
    globals: Object.getOwnPropertyNames(window).filter(
      // What brings a program of our build onto the page: its container, its list of files, the table of attempts.
      name => !/^(mf_|webpackChunk|__FEDERATION|__VMOK|__veckovis|_?__mf|__core-js|\d+$)/i.test(name),
    ),
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(key => !key.startsWith('veckovis-')),
    root: [document.documentElement, document.body].map(({ className, style }) => `${className} ${style.cssText}`),
    cookies: document.cookie,
    styles: [...document.styleSheets]
      .filter(({ href, media }) => href?.includes('/modules/') === true && media.mediaText !== 'not all')
      .map(({ href }) => href),
  }))

for (const { id, routes } of modules)
  test(`${id} leaves nothing behind after ${visits} visits`, async ({ page }) => {
    test.setTimeout(300_000)
    await countIntervals(page)
    const frame = await openHelp(page)
    await expect(frame.title()).toHaveText('Help')
    // What runs the modules has put itself onto the page by then.
    await page.waitForFunction(() => Object.hasOwn(window, 'addEventListener'))
    const before = await commons(page)
    expect(before.styles).toEqual([])
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable')
    const visit = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        await goTo(page, routes[0].path)
        await expectStanding(page)
        await frame.entry('Help').click()
        await expect(frame.title()).toHaveText('Help')
        await expect(page.locator('#module > div')).toHaveCount(0)
      }
    }
    // The first visits fill caches: texts, styles, compiled code.
    await visit(warmUp)
    const first = await settledHoldings(page, devtools)
    await visit(visits - warmUp)
    const last = await settledHoldings(page, devtools)
    expect(last).toMatchObject({ elements: first.elements, styles: first.styles, intervals: first.intervals })
    // One element or listener kept by each visit would be as many as the visits.
    expect(last.nodes - first.nodes).toBeLessThan(visits - warmUp)
    expect(last.listeners - first.listeners).toBeLessThan(visits - warmUp)
    expect(last.heap - first.heap).toBeLessThan(4)
    expect(await commons(page)).toEqual(before)
  })

test('one React, one antd and one platform run in the page; styles that are fetched ahead of a visit, and those of a page that was left, hold nowhere', async ({
  page,
}) => {
  const frame = await openHelp(page)
  const sheets = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href*="/modules/"]')].map(
        ({ media }) => media,
      ),
    )
  await expect(frame.title()).toHaveText('Help')
  await goTo(page, '/staff')
  await expectStanding(page)
  await expect.poll(sheets).toContain('all')
  await frame.entry('Help').click()
  await expect(page.locator('#module > div')).toHaveCount(0)
  expect(new Set(await sheets())).toEqual(new Set(['not all']))

  for (const remote of remotes) {
    await frame.go(remote)
    await expect(remote.shown(page)).toBeVisible()
  }
  const shared = await page.evaluate(() => {
    const { __INSTANCES__: instances } = Reflect.get(window, '__FEDERATION__') as {
      __INSTANCES__: { shareScopeMap: Record<string, Record<string, Record<string, { from: string }>>> }[]
    }
    const found: Record<string, string[]> = {}
    for (const { shareScopeMap } of instances)
      for (const [name, versions] of Object.entries(shareScopeMap['default'] ?? {}))
        found[name] = [
          ...new Set([
            ...(found[name] ?? []),
            ...Object.entries(versions).map(([version, { from }]) => `${version} of ${from}`),
          ]),
        ]
    return found
  })
  for (const name of ['react', 'react-dom', '@veckovis/platform', '@veckovis/ui', '@veckovis/ui/table', 'jotai'])
    expect({ name, copies: shared[name] }).toEqual({ name, copies: [expect.stringMatching(/ of veckovis_shell$/)] })
})
