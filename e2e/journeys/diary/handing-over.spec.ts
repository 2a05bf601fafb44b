import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey'
import { makeManager } from '../../fixtures/places'
import { storedForecast } from '../../fixtures/stored-forecast'
import { ForecastPage } from '../../pages/forecast-page'
import { openDiary, vacationOf } from './diary-world'

// The server's day is Wednesday 2026-03-18, in week 12.

/** Goes to the forecast by the message, takes the hours over and saves them. */
const takeOver = async (page: Page) => {
  await page.getByRole('button', { name: 'To the forecast' }).click()
  const forecast = new ForecastPage(page)
  await forecast.ready()
  await expect(page.getByText(/^The diary hands over hours to/)).toBeVisible()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await forecast.save().click()
  await expect(page.getByText(/^The diary hands over hours to/)).toHaveCount(0)
}

test('hours of this week that may not be approved are handed to the forecast, and wait no more', async ({ page }) => {
  const { diary, place } = await openDiary(page, {
    language: 'en',
    ids: [1, 2],
    entries: id => [vacationOf(id, { title: 'Today', from: '2026-03-18', to: '2026-03-18' })],
  })
  const reader = await makeManager(place, [2])
  const [before] = (await storedForecast(place, reader)).absence(2, 12)
  await diary.act('Today', 'Hand to the forecast')
  await diary.dialog().getByRole('button', { name: 'Hand over' }).click()
  await expect(diary.row('Today')).toContainText('Handled by hand')
  await expect(diary.row('Today').getByRole('checkbox')).toHaveCount(0)
  await takeOver(page)
  await expect.poll(async () => ((await storedForecast(place, reader)).absence(2, 12)[0] ?? 0) - (before ?? 0)).toBe(8)
})

test('somebody who came back earlier gets the hours of the days after taken out of the forecast', async ({ page }) => {
  const { diary, place } = await openDiary(page, { language: 'en', ids: [1, 2], entries: id => [vacationOf(id)] })
  const reader = await makeManager(place, [2])
  const [before] = (await storedForecast(place, reader)).absence(2, 33)
  await diary.ready()
  await diary.select(diary.row('Vacation')).check()
  await diary.approve().click()
  await diary.confirm('approve')
  await expect(diary.row('Vacation')).toContainText('Approved')
  await diary.act('Vacation', 'Came back earlier')
  await diary
    .dialog()
    .getByLabel(/^Last day away/)
    .fill('2026-08-15')
  await diary.dialog().getByRole('button', { name: 'Hand to the forecast' }).click()
  await expect(diary.dialog()).toContainText('Enter a day from 2026-08-09 to 2026-08-13.')
  await diary
    .dialog()
    .getByLabel(/^Last day away/)
    .fill('2026-08-12')
  await diary.dialog().getByRole('button', { name: 'Hand to the forecast' }).click()
  await expect(diary.row('Vacation')).toContainText('Came back earlier')
  await takeOver(page)
  await expect.poll(async () => ((await storedForecast(place, reader)).absence(2, 33)[0] ?? 0) - (before ?? 0)).toBe(24)
})

test('hours that the browser cannot keep are told, so that they can be added by hand', async ({ page }) => {
  await page.addInitScript(() => {
    const keep = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith('veckovis-draft:')) throw new DOMException('No room', 'QuotaExceededError')
      keep.call(this, key, value)
    }
  })
  const { diary } = await openDiary(page, {
    language: 'en',
    ids: [1, 2],
    entries: id => [vacationOf(id, { title: 'Today', from: '2026-03-18', to: '2026-03-18' })],
  })
  await diary.act('Today', 'Hand to the forecast')
  await diary.dialog().getByRole('button', { name: 'Hand over' }).click()
  await expect(page.getByText(/^The browser could not keep the hours.*of 2026: week 12: 8\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'To the forecast' })).toHaveCount(0)
})
