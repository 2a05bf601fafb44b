import type { Page } from '@playwright/test'
import { plain } from '../../fixtures/plain-text'
import { changeAnswer, paths, type ComprehensiveBody } from '../../fixtures/stub'
import { expect, test } from '../../fixtures/suite'

/** A year at its target of 85 %, but for the weeks that are named with their needs; 400 hours are at hand each week. */
const yearWith = (page: Page, needs: Record<number, number>) =>
  changeAnswer<ComprehensiveBody>(page, paths.comprehensive, body => {
    for (let week = 1; week <= 53; week += 1) {
      body.needs.totalHoursRequired[String(week)] = needs[week] ?? 340
      body.staffing.budgetedStaffHours[String(week)] = 400
    }
    body.needs.changedNeedsFromDiary = {}
    body.staffing.myForecast = [{ values: {} }]
    for (const row of [...body.staffing.absences, ...body.staffing.substitutes]) row.values = {}
  })

const badWeek = { 50: 364 }
const chart = (page: Page) => page.locator('[data-part=chart]')
const point = (page: Page, week: number) => chart(page).locator(`[data-chart-week="${week}"]`)
const flags = (page: Page) => chart(page).locator('[data-flag-week]')
const list = (page: Page) => page.locator('[data-part=off-target]')
const entries = async (page: Page) => (await list(page).getByRole('listitem').allTextContents()).map(plain)

test('an understaffed week reads the same in each period, on each tab and in a narrow window', async ({
  page,
  forecast,
  openForecast,
}) => {
  await openForecast({ search: '?year=2026&startWeek=1&endWeek=52', before: () => yearWith(page, badWeek) })

  for (const [startWeek, cumulative] of [
    [1, 'good'],
    [40, 'good'],
    [50, 'bad'],
  ] as const)
    await test.step(`weeks ${startWeek} to 52`, async () => {
      await forecast.choose(forecast.startWeek(), String(startWeek))
      await expect(chart(page).locator('svg [data-chart-week]')).toHaveCount(53 - startWeek)
      await expect(point(page, 50)).toHaveAttribute('data-colour', cumulative === 'good' ? 'green' : 'red')
      await expect(flags(page)).toHaveCount(1)
      await expect(flags(page)).toHaveAttribute('data-flag-week', '50')
      expect(await entries(page)).toEqual(['v. 50 Underbemannad 91,0 %-28,24 tim -7 059 kr'])
      await forecast.expectCell('totals-own-week-efficiency', 50, '91,0 %')
      await expect(forecast.cell('totals-own-week-efficiency', 50)).toHaveAttribute('data-tone', 'bad')
      await expect(forecast.cell('totals-weekly-efficiency', 50)).toHaveAttribute('data-tone', cumulative)
      await expect(forecast.cell('meaning-own-status', 50)).toHaveText('Underbemannad')
      await expect(forecast.cell('meaning-status', 50)).toHaveText(
        cumulative === 'good' ? 'Rätt bemannad' : 'Underbemannad',
      )
      await chart(page).getByRole('button', { name: 'Veckan för sig' }).click()
      await expect(point(page, 50)).toHaveAttribute('data-mark', 'understaffed')
      await expect(point(page, 51)).toHaveAttribute('data-mark', 'properly-staffed')
      await expect(flags(page)).toHaveCount(0)
      await chart(page).getByRole('button', { name: 'Ackumulerat' }).click()
    })

  await test.step('what the chart explains is the efficiency of the view that is shown, on both tabs', async () => {
    await forecast.choose(forecast.startWeek(), '40')
    const ask = async () => {
      await chart(page).getByRole('slider').press('Enter')
      const title = await forecast.why().getByRole('heading').first().textContent()
      await forecast.press('Escape')
      return plain(title)
    }
    await chart(page).getByRole('slider').focus()
    await forecast.press('Home')
    expect(await ask()).toContain('Ackumulerad effektivitet, v. 40')
    await chart(page).getByRole('button', { name: 'Veckan för sig' }).click()
    await chart(page).getByRole('slider').focus()
    await forecast.press('Home')
    expect(await ask()).toContain('Veckans effektivitet, v. 40')
    await forecast.openTab('details')
    await expect(chart(page).getByRole('button', { name: 'Veckan för sig', pressed: true })).toBeVisible()
    await expect(point(page, 50)).toHaveAttribute('data-mark', 'understaffed')
    await forecast.openTab('efficiency')
  })

  await test.step('one week in a narrow window tells of both', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('combobox', { name: 'Vecka', exact: true }).selectOption('50')
    const texts = async (rowId: string) => plain(await forecast.row(rowId).locator('[data-tone]').first().textContent())
    expect(await texts('totals-own-week-efficiency')).toBe('91,0 %')
    expect(await texts('meaning-own-status')).toBe('Underbemannad')
    expect(await texts('meaning-status')).toBe('Rätt bemannad')
    await page.getByRole('button', { name: 'Veckans effektivitet: 91,0 %. Varför?' }).click()
    await expect(forecast.why()).toBeVisible()
    await forecast.press('Escape')
    await expect(list(page).getByRole('listitem')).toHaveCount(1)
    expect(await forecast.overflow()).toBeLessThanOrEqual(0)
  })
})

test('coming weeks that are red by themselves stand above the tables, eight at first, and all with both views on paper', async ({
  page,
  forecast,
  openForecast,
}) => {
  await test.step('on paper stand both efficiencies, both statuses, the flags and every coming week', async () => {
    const needs = Object.fromEntries([12, 15, 20, 25, 30, 35, 40, 45, 50].map(week => [week, 364]))
    await openForecast({ search: '?year=2026&startWeek=1&endWeek=52', before: () => yearWith(page, needs) })
    await expect(flags(page)).toHaveCount(9)
    await page.emulateMedia({ media: 'print' })
    await expect(list(page).getByRole('listitem')).toHaveCount(9)
    await expect(flags(page)).toHaveCount(9)
    const heads = await page
      .locator('[data-part=paper] table')
      .filter({ hasText: 'Vad det betyder' })
      .first()
      .locator('tbody th')
      .allTextContents()
    expect(heads).toEqual(['Veckans bemanningsläge', 'Ackumulerat bemanningsläge', 'Heltidstjänster', 'Värde i kronor'])
    await expect(page.getByRole('rowheader', { name: 'Veckans effektivitet' }).first()).toBeVisible()
  })

  await test.step('eight stand above the tables at first', async () => {
    // Week 12 is the current one: weeks 10 and 11 have passed.
    const needs = Object.fromEntries([10, 11, 12, 15, 20, 25, 30, 35, 40, 45, 50, 51].map(week => [week, 364]))
    await page.emulateMedia({ media: null })
    await page.unrouteAll()
    await yearWith(page, { ...needs, 25: 300 })
    await page.setViewportSize({ width: 1280, height: 960 })
    await page.reload()
    await forecast.ready()
    const weeks = async () => (await entries(page)).map(text => Number(/^v\. (\d+)/.exec(text)?.[1]))
    await expect.poll(weeks).toEqual([12, 15, 20, 25, 30, 35, 40, 45])
    expect((await entries(page))[3]).toBe('v. 25 Överbemannad 75,0 %47,06 tim 11 765 kr')
    await expect(list(page)).toHaveAccessibleName('10 kommande veckor är för sig utanför målet')
    const { y = 0, height = 0 } = (await list(page).boundingBox()) ?? {}
    expect(y + height).toBeLessThanOrEqual((await forecast.sheet().boundingBox())?.y ?? 0)
    // In a low window a row of four, with the rest of what they say for the ears.
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect.poll(weeks).toEqual([12, 15, 20, 25])
    expect((await entries(page))[3]).toBe('v. 25 Överbemannad 75,0 %47,06 tim 11 765 kr')
    await list(page).getByRole('button', { name: 'Visa alla' }).press('Enter')
    await expect.poll(weeks).toEqual([12, 15, 20, 25, 30, 35, 40, 45, 50, 51])
    await forecast.openTab('details')
    await forecast.type('needs-my-forecast', 12, '-24')
    await forecast.openTab('efficiency')
    await expect.poll(weeks).not.toContain(12)
  })
})
