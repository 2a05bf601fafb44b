import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey'
import { usualTime } from '../../fixtures/addresses'
import { control } from '../../fixtures/control'
import { coveredTexts } from '../../fixtures/covered-texts'
import { everyPage, walk } from '../../fixtures/every-page'
import { makeManager, makePlace } from '../../fixtures/places'
import { enter } from '../../fixtures/session'

const clocks = [
  { name: 'today', time: new Date().toISOString() },
  { name: 'a year of 53 weeks', time: usualTime },
  { name: 'a year of 52 weeks', time: '2027-06-16T08:00:00.000Z' },
  { name: 'the last day of the year', time: '2026-12-31T09:00:00.000Z' },
  { name: 'the first day of the year', time: '2027-01-01T09:00:00.000Z' },
]

/** What covers a text of the page, and what says that the page has failed. */
const troubles = async (page: Page) => {
  const alerts = await page.getByRole('main').getByRole('alert').allInnerTexts()
  return [...(await coveredTexts(page)), ...alerts.filter(Boolean).map(text => `the page says '${text}'`)]
}

test.afterEach(() => control.setClock({ now: usualTime }))

for (const { name, time } of clocks)
  test(`every page stands in its first view, ${name}`, async ({ page }) => {
    test.slow()
    await control.setClock({ now: time })
    const year = new Date(time).getFullYear()
    const place = await makePlace({ years: [year - 1, year] })
    await control.makeStaffMember({ unitId: place.unitId, salary: 30_000, weeklyHours: 37 })
    await enter(page, { person: await makeManager(place), place, time })
    expect(await walk(page, everyPage.manager, troubles)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await walk(page, ['/forecast'], troubles)).toEqual([])
  })
