import { expect, test } from '../../fixtures/journey'
import { usualTime } from '../../fixtures/addresses'
import { control } from '../../fixtures/control'
import { everyPage, settle, troubles, walk, walkInTwo } from '../../fixtures/every-page'
import { makeManager, makePlace } from '../../fixtures/places'
import { enter } from '../../fixtures/session'
import { changeAnswer, paths } from '../../fixtures/stub'

// A year of 53 weeks, every-page.spec.ts looks at.
const clocks = [
  { name: 'today', time: new Date().toISOString() },
  { name: 'a year of 52 weeks', time: '2027-06-16T08:00:00.000Z' },
  { name: 'the last day of the year', time: '2026-12-31T09:00:00.000Z' },
  { name: 'the first day of the year', time: '2027-01-01T09:00:00.000Z' },
]

/** Anyone who has not chosen a unit yet is told so on the forecast, which is no trouble beside the way to do it. */
const asksForUnit = (text: string) => text.includes('välj en enhet')

test.afterEach(() => control.setClock({ now: usualTime }))

for (const { name, time } of clocks)
  test(`every page stands in its first view, ${name}`, async ({ page }) => {
    test.slow()
    await control.setClock({ now: time })
    const year = new Date(time).getFullYear()
    const place = await makePlace({ years: [year - 1, year] })
    await control.makeStaffMember({ unitId: place.unitId, salary: 30_000, weeklyHours: 37 })
    await enter(page, { person: await makeManager(place), place, time })
    expect(await walkInTwo(page, everyPage.manager, troubles)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await walk(page, ['/forecast'], troubles)).toEqual([])
  })

test.describe('today', () => {
  const time = new Date().toISOString()
  test.beforeEach(() => control.setClock({ now: time }))

  for (const places of ['all places', 'no places'] as const)
    test(`every page of a super admin of ${places} stands in its first view`, async ({ page }) => {
      const place = await makePlace({ years: [new Date(time).getFullYear()] })
      const person = await control.makeUser({ jobTitleId: 999, roles: [], defaultUnitId: null })
      if (places === 'no places')
        await changeAnswer<{ counties: unknown[] }>(page.context(), paths.me, me => me.counties.splice(0))
      await enter(page, { person, time, ...(places === 'all places' ? { place } : {}) })
      const walked = places === 'all places' ? everyPage.superAdmin : [...everyPage.shell, ...everyPage.superAdmin]
      expect(await walkInTwo(page, walked, troubles)).toEqual([])
    })

  test('each demo account lands on a page that helps, in a fresh browser', async ({ browser }) => {
    test.slow()
    const accounts = await control.demoAccounts()
    expect(accounts.length).toBeGreaterThan(4)
    for (const { email, password } of accounts) {
      const page = await browser.newPage()
      await page.goto('/login')
      await page.getByRole('textbox', { name: /^E-postadress/ }).fill(email)
      await page.getByLabel(/^Lösenord/).fill(password)
      await page.keyboard.press('Enter')
      await page.waitForURL(url => url.pathname !== '/login')
      await settle(page)
      const found = await troubles(page)
      expect(
        found.filter(text => !asksForUnit(text)),
        email,
      ).toEqual([])
      if (found.some(asksForUnit)) await expect(page.getByRole('button', { name: 'Välj enhet' }).first()).toBeVisible()
      const main = page.getByRole('main')
      await expect(main, email).not.toContainText('Sidan finns inte')
      // A way on, or whom to turn to.
      const wayOn = main.getByRole('link').or(main.getByRole('button')).or(main.getByText('Kontakta administratören'))
      await expect(wayOn.first(), email).toBeVisible()
      await page.close()
    }
  })
})
