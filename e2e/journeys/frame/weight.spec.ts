import type { Page } from '@playwright/test'
import { control } from '../../fixtures/control'
import { usualTime } from '../../fixtures/addresses'
import { makePlace, rolesOn } from '../../fixtures/places'
import { expect, test } from '../../fixtures/suite'

// Compressed kilobytes of scripts and style sheets, as the server sends them: they do not depend on the machine. The
// promises are 150 and 450; what stands here is a little above what was reached, so that growth is noticed early.
const budgets = { firstVisit: 138, firstForecast: 450 }

type File = { readonly name: string; readonly bytes: number }

/**
 * Lets the page tell which scripts and style sheets it has fetched, and how much of each was sent. Comes before the
 * test's clock, which gives the page a performance without memory.
 */
const watchCode = async (page: Page) => {
  await page.addInitScript(() => {
    const measured = performance
    Object.assign(window, { fetchedFiles: () => measured.getEntriesByType('resource').map(entry => entry.toJSON()) })
  })
  return async (): Promise<readonly File[]> => {
    const entries: { name: string; encodedBodySize: number }[] = await page.evaluate('fetchedFiles()')
    return entries
      .map(({ name, encodedBodySize: bytes }) => ({ name: new URL(name).pathname, bytes }))
      .filter(({ name }) => /\.(js|css)$/.test(name))
  }
}

const kilobytes = (files: readonly File[]) => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000

/** Says which files are the heaviest when there are too many of them. */
const expectWithin = (files: readonly File[], budget: number) => {
  const heaviest = files.toSorted((one, other) => other.bytes - one.bytes).slice(0, 12)
  const list = heaviest.map(({ name, bytes }) => `${(bytes / 1000).toFixed(1)} ${name}`).join('\n')
  expect(kilobytes(files), `kB, of which\n${list}`).toBeLessThan(budget)
  // Files that came without compression, or not at all, would say nothing.
  expect(kilobytes(files)).toBeGreaterThan(budget / 2)
}

/**
 * What is fetched ahead in idle moments, and the chart, which is fetched when it comes into view, are no part of what is
 * waited for: both are held back.
 */
const holdBackWhatIsNotWaitedFor = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, {
      requestIdleCallback: () => 0,
      IntersectionObserver: class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    })
  })

test('the first visit and the first forecast weigh no more than their budgets', async ({ page }) => {
  const place = await makePlace({ years: [2026] })
  const person = await control.makeUser({ jobTitleId: 1, roles: rolesOn(place, [2]), defaultUnitId: place.unitId })
  const codeUntilNow = await watchCode(page)
  await page.clock.install({ time: new Date(usualTime) })
  await holdBackWhatIsNotWaitedFor(page)
  await page.goto('/login')
  const email = page.locator('input[name="email"]')
  await expect(email).toBeEnabled()
  await page.waitForLoadState('networkidle')
  // Before the first key: with it the rules of the form are fetched.
  expectWithin(await codeUntilNow(), budgets.firstVisit)
  await email.fill(person.email)
  await page.locator('input[name="password"]').fill(person.password)
  await page.locator('form button[type="submit"]').click()
  await expect(page.locator('[role="grid"] [data-week]').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expectWithin(await codeUntilNow(), budgets.firstForecast)
})
