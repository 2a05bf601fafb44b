import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey'
import { makeManager, makePlace } from '../../fixtures/places'
import { enter } from '../../fixtures/session'
import { FramePage } from '../../pages/frame-page'

test.use({ fetchesAhead: true })

/** How everything looks that the page shows: a rule that reaches beyond its module would change it. */
const looks = (page: Page) =>
  page.locator('body *:visible').evaluateAll(elements =>
    elements.map(element => {
      const { font, color, backgroundColor, padding, margin, display } = getComputedStyle(element)
      return `${element.tagName} ${font} ${color} ${backgroundColor} ${padding} ${margin} ${display}`
    }),
  )

test('what is fetched ahead in idle moments leaves the page as it is, and a visit fetches it no second time', async ({
  page,
}) => {
  const place = await makePlace({ years: [2026] })
  const person = await makeManager(place)
  const files: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (/^\/modules\/.*\.js$/.test(pathname)) files.push(pathname)
  })
  /** Whose own pages have come, beside what they show on others'. */
  const fetched = () =>
    files.flatMap(file => /^\/modules\/([^/]+)\/.*__federation_expose_app\./.exec(file)?.[1] ?? []).toSorted()
  await enter(page, { person, place, language: 'en' }, '/help')
  const frame = new FramePage(page)
  await expect(frame.title()).toHaveText('Help')
  await page.evaluate(() => document.fonts.ready)
  const before = await looks(page)
  expect(before.length).toBeGreaterThan(50)
  // Anyone who holds the start page may see /overview, too.
  await expect
    .poll(fetched, { timeout: 40_000 })
    .toEqual(['mf-analytics', 'mf-budget', 'mf-diary', 'mf-forecast', 'mf-staff'])
  await page.waitForLoadState('networkidle')
  expect(await looks(page)).toEqual(before)
  await frame.entry('Staff').click()
  await expect(page.getByRole('button', { name: 'New staff member' }).first()).toBeVisible()
  expect(files).toEqual([...new Set(files)])
})
