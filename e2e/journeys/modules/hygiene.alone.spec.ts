import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey'
import { control } from '../../fixtures/control'
import { remotes } from '../../fixtures/module-faults'
import { makePlace, rolesOn } from '../../fixtures/places'
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

const openHelp = async (page: Page) => {
  const place = await makePlace({ years: [2026] })
  const person = await control.makeUser({
    jobTitleId: 1,
    roles: rolesOn(place, [1, 2, 3, 4, 5, 100]),
    defaultUnitId: place.unitId,
  })
  const tokens = await signInByApi(person)
  await storeBeforeLoad(page, { local: { ...tokens, activeLanguage: 'en', activeUnit: storedUnit(place) } })
  await page.goto('/help')
  return new FramePage(page)
}

/** 100 in the long form (`pnpm soak hygiene`). */
const visits = Number(process.env.HYGIENE_VISITS ?? 40)
const warmUp = visits / 5

for (const remote of remotes)
  test(`${remote.id} leaves nothing behind after ${visits} visits`, async ({ page }) => {
    test.setTimeout(300_000)
    await countIntervals(page)
    const frame = await openHelp(page)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable')
    const visit = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        await frame.go(remote)
        await expect(remote.shown(page)).toBeVisible()
        await frame.entry('Help').click()
        await expect(frame.title()).toHaveText('Help')
        await expect(remote.shown(page)).toHaveCount(0)
      }
    }
    // The first visits fill caches: texts, styles, compiled code.
    await visit(warmUp)
    const before = await holdings(page, devtools)
    await visit(visits - warmUp)
    const after = await holdings(page, devtools)
    expect(after).toMatchObject({ elements: before.elements, styles: before.styles, intervals: before.intervals })
    // One element or listener kept by each visit would be as many as the visits.
    expect(after.nodes - before.nodes).toBeLessThan(visits - warmUp)
    expect(after.listeners - before.listeners).toBeLessThan(visits - warmUp)
    expect(after.heap - before.heap).toBeLessThan(4)
  })

test('one React, one antd and one platform run in the page', async ({ page }) => {
  const frame = await openHelp(page)
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
