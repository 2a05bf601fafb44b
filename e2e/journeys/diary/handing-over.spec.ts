import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey'
import { makeManager } from '../../fixtures/places'
import { storedForecast } from '../../fixtures/stored-forecast'
import { ForecastPage } from '../../pages/forecast-page'
import { openDiary, vacationOf } from './diary-world'

// The server's day is Wednesday 2026-03-18, in week 12.

/** Goes to the forecast by the message, takes the hours over and saves them. */
const takeOver = async (page: Page) => {
  await page.getByRole('button', { name: 'Go to the forecast' }).click()
  const forecast = new ForecastPage(page)
  await forecast.ready()
  await expect(page.getByText(/^The diary hands over hours to/)).toBeVisible()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await forecast.save().click()
  await expect(page.getByText(/^The diary hands over hours to/)).toHaveCount(0)
}

test('hours that may not be approved, and those after an earlier return, are handed to the forecast; what the browser cannot keep is told', async ({
  page,
}) => {
  const { diary, place } = await openDiary(page, {
    language: 'en',
    ids: [1, 2],
    entries: id => [
      vacationOf(id),
      vacationOf(id, { title: 'Today', from: '2026-03-18', to: '2026-03-18' }),
      vacationOf(id, { title: 'Yesterday', from: '2026-03-17', to: '2026-03-17' }),
    ],
  })
  const reader = await makeManager(place, [2])
  const stored = async (week: number) => (await storedForecast(place, reader)).absence(2, week)[0] ?? 0
  const [ofThisWeek, ofAugust] = [await stored(12), await stored(33)]
  const handOver = async (title: string) => {
    await diary.act(title, 'Hand over to the forecast')
    await diary.dialog().getByRole('button', { name: 'Hand over' }).click()
  }

  await test.step('hours of this week that may not be approved are handed over, and wait no more', async () => {
    await handOver('Today')
    await expect(diary.row('Today')).toContainText('Handled manually')
    await expect(diary.row('Today').getByRole('checkbox')).toHaveCount(0)
    await takeOver(page)
    await expect.poll(async () => (await stored(12)) - ofThisWeek).toBe(8)
  })
  await test.step('somebody who came back earlier gets the hours of the days after taken out', async () => {
    await page.goto('/diary')
    const august = diary.row('2026-08-10 – 2026-08-14')
    await diary.select(august).check()
    await diary.approve().click()
    await diary.confirm('approve')
    await expect(august).toContainText('Approved')
    await diary.act('2026-08-10 – 2026-08-14', 'Came back earlier')
    const lastDay = diary.dialog().getByLabel(/^Last day away/)
    const hand = diary.dialog().getByRole('button', { name: 'Hand over to the forecast' })
    await lastDay.fill('2026-08-15')
    await hand.click()
    await expect(diary.dialog()).toContainText('Enter a day from 2026-08-09 to 2026-08-13.')
    await lastDay.fill('2026-08-12')
    await hand.click()
    await expect(diary.row('Came back earlier')).toContainText('2026-08-10 – 2026-08-12')
    await expect(page.getByText('The item is shortened, and the forecast has followed.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'To the forecast' })).toHaveCount(0)
    await expect.poll(async () => (await stored(33)) - ofAugust).toBe(24)
  })
  await test.step('hours that the browser cannot keep are told, so that they can be added by hand', async () => {
    await page.addInitScript(() => {
      const keep = Storage.prototype.setItem
      Storage.prototype.setItem = function (key, value) {
        if (key.startsWith('veckovis-draft:')) throw new DOMException('No room', 'QuotaExceededError')
        keep.call(this, key, value)
      }
    })
    await page.goto('/diary')
    await handOver('Yesterday')
    await expect(page.getByText(/^The browser could not keep the hours.*of 2026: week 12: 8\.$/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Go to the forecast' })).toHaveCount(0)
  })
})
