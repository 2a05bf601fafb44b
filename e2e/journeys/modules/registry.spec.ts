import type { Page } from '@playwright/test'
import { makeManager, makePlace } from '../../fixtures/places'
import { enter } from '../../fixtures/session'
import { answerWith, breakConnection } from '../../fixtures/stub'
import { brokenModules } from '../../fixtures/journey'
import { expect, test } from '../../fixtures/suite'
import { FramePage } from '../../pages/frame-page'

test.use({ expectedComplaints: brokenModules })

const registryPath = /\/api\/modules(\?|$)/
const stale = 'Menyn kunde inte uppdateras. Den senast hämtade visas.'

const isRegistry = (address: string) => new URL(address).pathname === '/api/modules'

const countQuestions = (page: Page) => {
  const questions: string[] = []
  page.on('request', request => {
    if (isRegistry(request.url())) questions.push(request.url())
  })
  return questions
}

/** What the browser tells a page whose tab is put into the background, or brought back. */
const setVisibility = (page: Page, visibility: 'visible' | 'hidden') =>
  page.evaluate(value => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, visibility)

const openHelp = async (page: Page) => {
  const place = await makePlace({ years: [2026] })
  const person = await makeManager(place)
  await enter(page, { person, place }, '/help')
  const frame = new FramePage(page)
  await expect(frame.entry('Prognos')).toBeVisible()
  return frame
}

const failures = [
  ['answers 500', (page: Page) => answerWith(page, registryPath, 500, { message: 'fel' })],
  ['answers 503', (page: Page) => answerWith(page, registryPath, 503, { message: 'fel' })],
  ['cannot be reached', (page: Page) => breakConnection(page, registryPath)],
  ['answers something else', (page: Page) => answerWith(page, registryPath, 200, { modules: 'alla' })],
] as const

test('the registry is asked once a minute by a tab that is looked at; one that fails leaves a frame that works', async ({
  page,
  forecast,
}) => {
  const frame = await openHelp(page)
  const questions = countQuestions(page)

  await test.step('an unchanged answer is asked for by its ETag and not sent again', async () => {
    const asked = page.waitForResponse(response => isRegistry(response.url()))
    await page.clock.runFor(60_000)
    const response = await asked
    const headers = await response.request().allHeaders()
    expect(headers['if-none-match']).toMatch(/^"[\w-]{27}"$/)
    const { responseBodySize } = await response.request().sizes()
    expect(responseBodySize).toBe(0)
  })

  await test.step('it is asked every minute, and not by a tab in the background', async () => {
    await expect.poll(() => questions.length).toBe(1)
    await page.clock.runFor(60_000)
    await expect.poll(() => questions.length).toBe(2)
    await setVisibility(page, 'hidden')
    await page.clock.runFor(180_000)
    expect(questions).toHaveLength(2)
    await setVisibility(page, 'visible')
    await expect.poll(() => questions.length).toBe(3)
    await setVisibility(page, 'hidden')
    await setVisibility(page, 'visible')
    await page.clock.runFor(1_000)
    expect(questions).toHaveLength(3)
  })

  for (const [what, fail] of failures)
    await test.step(`one that ${what} leaves the last valid answer, and the page says so`, async () => {
      await frame.entry('Hjälp').click()
      await expect(frame.title()).toHaveText('Hjälp')
      await fail(page)
      await page.clock.runFor(60_000)
      await expect(page.getByText(stale)).toBeVisible()
      await frame.entry('Prognos').click()
      await forecast.ready()
      await expect(page.getByText(stale)).toBeVisible()
      await page.unroute(registryPath)
      await page.getByRole('button', { name: 'Försök igen' }).click()
      await expect(page.getByText(stale)).toHaveCount(0)
      await expect(frame.entry('Prognos')).toBeVisible()
    })

  await test.step('one that fails from the beginning leaves a frame that works, and recovers by itself', async () => {
    await answerWith(page, registryPath, 500, { message: 'fel' })
    await page.goto('/forecast')
    await expect(page.getByText('Listan över de delar du har tillgång till kunde inte hämtas.')).toBeVisible()
    await frame.entry('Hjälp').click()
    await expect(frame.title()).toHaveText('Hjälp')
    await page.unroute(registryPath)
    await page.clock.runFor(60_000)
    await expect(frame.entry('Prognos')).toBeVisible()
  })
})
