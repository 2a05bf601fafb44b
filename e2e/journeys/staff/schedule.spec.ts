import { expect, test } from '../../fixtures/journey'
import { plain } from '../../fixtures/plain-text'
import { makeManager } from '../../fixtures/places'
import { enterNext } from '../../fixtures/session'
import { recordCalls } from '../../fixtures/stub'
import { SchedulePage } from '../../pages/schedule-page'
import { openStaff } from './staff-world'

test('R-401 R-402 the schedule is a page for every signed-in person, and lists the staff of the unit with their hours and grades in the chosen weeks', async ({
  page,
}) => {
  const { place } = await openStaff(page, {
    path: '/schedule',
    search: '?year=2026&startWeek=12&endWeek=15',
    ids: [4],
    level: 'READ',
    members: [
      {},
      { firstName: 'Bo', lastName: 'Ek', actualService: { grade: 1, reason: null }, employedFrom: '2026-03-23' },
      { firstName: 'Siv', lastName: 'Borta', employedTo: '2026-01-31' },
    ],
  })
  const schedule = new SchedulePage(page)
  await schedule.ready()
  const at = (name: string, week: number) => schedule.cell(schedule.row(name), week)

  await test.step('R-402 hours and grades', async () => {
    await expect(page.getByText('Arbetstid per vecka', { exact: true })).toBeVisible()
    const cell = async (name: string, week: number) => plain(await at(name, week).textContent())
    expect(await cell('Öberg, Åsa', 12)).toContain('27,75')
    expect(await cell('Öberg, Åsa', 12)).toContain('0,75')
    await expect(at('Öberg, Åsa', 12)).toHaveAccessibleDescription('Sysselsättningsgrad 0,75')
    await expect(at('Ek, Bo', 12)).toHaveText('–')
    await expect(at('Ek, Bo', 12)).toHaveAccessibleDescription('inte anställd')
    expect(await cell('Ek, Bo', 13)).toContain('37,00')
    expect(plain(await schedule.cell(schedule.sum(), 12).textContent())).toBe('27,75')
    expect(plain(await schedule.cell(schedule.sum(), 13).textContent())).toBe('64,75')
  })

  await test.step('the arrows lead from the people to their sums, and the page says why nothing can be changed there', async () => {
    await at('Ek, Bo', 13).click()
    await expect(at('Ek, Bo', 13)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(at('Öberg, Åsa', 13)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(schedule.cell(schedule.sum(), 13)).toBeFocused()
    await expect(schedule.sum()).toContainText('Alla medarbetare')
    await expect(page.getByText(/följer av medarbetarnas uppgifter under Personal/)).toBeVisible()
  })

  await test.step('who is not employed in any of the weeks has no row of dashes, and is counted', async () => {
    await expect(schedule.row('Borta, Siv')).toHaveCount(0)
    const counted = page.getByText('1 person är inte anställd någon av de här veckorna och visas inte.')
    await expect(counted).toBeVisible()
    await schedule.choose(schedule.fromWeek(), '4')
    await expect(schedule.row('Borta, Siv')).toBeVisible()
    await expect(counted).toHaveCount(0)
  })

  await test.step('year and weeks are chosen, stand in the address, and week 53 is there in its year', async () => {
    await page.goto('/schedule?year=2026&startWeek=50&endWeek=53')
    await schedule.ready()
    await expect(schedule.week(53)).toBeVisible()
    await schedule.choose(schedule.year(), '2025')
    await expect(page).toHaveURL(/year=2025&startWeek=50&endWeek=52/)
    await expect(schedule.week(53)).toHaveCount(0)
    await schedule.choose(schedule.fromWeek(), '48')
    await expect(schedule.week(48)).toBeVisible()
  })

  await test.step('R-401 anyone who may not see it is told so on the page, which asks the server for nothing', async () => {
    const person = await makeManager(place, [2])
    const calls = recordCalls(page)
    await enterNext(page, { person, place }, '/schedule')
    await expect(schedule.heading()).toHaveText('Schema')
    await expect(page.getByRole('main')).toContainText('Du saknar behörighet till enhetens schema.')
    expect(calls.filter(call => call.includes('/schedule/'))).toEqual([])
  })
})

test('a hundred people stand on a page above sums that stay in sight', async ({ page }) => {
  const hundred = Array.from({ length: 101 }, (_, index) => ({ firstName: 'Bo', lastName: `Ek ${100 + index}` }))
  await openStaff(page, { path: '/schedule', members: [{}, ...hundred] })
  const schedule = new SchedulePage(page)
  await schedule.ready()

  await test.step('the sums lie over nobody who has the focus', async () => {
    const first = schedule.cell(schedule.row('Ek 100, Bo'), 12)
    const last = schedule.cell(schedule.row('Ek 199, Bo'), 12)
    const sum = schedule.cell(schedule.sum(), 12)
    await first.click()
    await page.keyboard.press('Control+ArrowDown')
    await expect(sum).toBeFocused()
    await page.keyboard.press('Shift+ArrowRight')
    await expect(schedule.sum().locator('[data-within]')).toHaveCount(2)
    await page.keyboard.press('ArrowUp')
    await expect(last).toBeFocused()
    await expect(schedule.sum().locator('[data-within]')).toHaveCount(0)
    const below = async () => ((await schedule.sums().boundingBox())?.y ?? 0) + 0.5
    const endOf = async (part: typeof last) => {
      const box = await part.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    }
    const frame = page.locator('[data-part=scroller]')
    // The bar that scrolls sideways may lie below.
    const isAtFoot = async () => Math.abs((await endOf(schedule.sums())) - (await endOf(frame))) < 20
    expect(await endOf(last)).toBeLessThanOrEqual(await below())
    await page.keyboard.press('Control+Home')
    for (let step = 0; step < 24; step += 1) await page.keyboard.press('ArrowDown')
    const reached = schedule.cell(schedule.row('Ek 124, Bo'), 12)
    await expect(page.locator('[data-row-id]:has(:focus)')).toContainText('Ek 124, Bo')
    expect(await isAtFoot()).toBe(true)
    await expect.poll(() => endOf(reached)).toBeLessThanOrEqual(await below())
    await sum.hover()
    await page.mouse.down()
    await schedule.cell(schedule.sum(), 13).hover()
    await page.mouse.up()
    await expect(schedule.sum().locator('[data-within]')).toHaveCount(2)
    await expect(reached).toBeInViewport()
  })

  await test.step('search and sums are of all of them', async () => {
    await schedule.expectPeople(100)
    await expect(page.getByText('1–100 av 102')).toBeVisible()
    const whole = plain(await schedule.cell(schedule.sum(), 12).textContent())
    expect(whole).toBe('2 830,50')
    await schedule.next().click()
    await expect(schedule.rows()).toHaveCount(2)
    await expect(page).toHaveURL(/page=2/)
    await expect(schedule.cell(schedule.sum(), 12)).toHaveText(whole)
    await schedule.search().fill('öberg')
    await expect(schedule.rows()).toHaveCount(1)
    await expect(schedule.row('Öberg, Åsa')).toBeVisible()
    await expect(schedule.cell(schedule.sumOfFound(), 12)).toHaveText('27,75')
    await expect(schedule.cell(schedule.sum(), 12)).toHaveText(whole)
    expect(new URL(page.url()).search).not.toMatch(/berg/i)
    await schedule.search().fill('finns inte')
    await page.getByRole('button', { name: 'Rensa sökningen' }).click()
    await schedule.expectPeople(100)
  })
})
