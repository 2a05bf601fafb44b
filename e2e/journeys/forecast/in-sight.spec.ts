import type { Page } from '@playwright/test'
import { layoutFaults } from '../../fixtures/layout-faults'
import { expect, test } from '../../fixtures/suite'

test('the weeks from now on, the preset of another year, and the active cell are in sight', async ({
  page,
  forecast,
  openForecast,
}) => {
  await test.step('Nu from the view of the year shows the weeks from now on', async () => {
    await openForecast({ years: [2026, 2027], search: '?startWeek=1&endWeek=53' })
    await forecast.show(50)
    await forecast.preset('Nu').click()
    await expect(forecast.preset('Nu')).toHaveAttribute('aria-pressed', 'true')
    const scrolled = () =>
      forecast.page
        .locator('[data-part=scroller]')
        .first()
        .evaluate(element => element.scrollLeft)
    await expect.poll(scrolled).toBe(0)
  })

  await test.step('of a year that is not the current one the whole is marked, and not "Nu"', async () => {
    await page.goto('/forecast?year=2027&startWeek=1&endWeek=52')
    await forecast.ready()
    await expect(
      forecast
        .preset('Helår')
        .or(forecast.preset(/^År$|^Hela året$/))
        .first(),
    ).toHaveAttribute('aria-pressed', 'true')
    await expect(forecast.preset('Nu')).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('the active cell does not go behind the save bar', async () => {
    await page.setViewportSize({ width: 1280, height: 620 })
    await page.goto('/forecast')
    await forecast.ready()
    await forecast.openTab('details')
    await forecast.type('absences-1', 20, '8')
    await forecast.cell('absences-1', 20).click()
    const hidden: string[] = []
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('ArrowDown')
      const found = await page.evaluate(
        () =>
          new Promise<string | null>(resolve =>
            requestAnimationFrame(() =>
              requestAnimationFrame(() => {
                const cell = document.activeElement?.closest('[role=gridcell]')
                const bar = document.querySelector('[data-unsaved]')
                if (!cell || !bar) return resolve('no cell or no bar')
                const [one, other] = [cell.getBoundingClientRect(), bar.getBoundingClientRect()]
                const isUnder = one.bottom > other.top + 1 && one.top < other.bottom - 1
                resolve(isUnder ? `${cell.closest('[data-row-id]')?.getAttribute('data-row-id')}` : null)
              }),
            ),
          ),
      )
      if (found !== null) hidden.push(found)
    }
    expect(hidden).toEqual([])
  })
})

/** Where the sheet and the foot stand, and how many rows of the sheet end in the window. */
const placesOf = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (part: string) => {
      const found = document.querySelector(`[data-part=${part}]`)
      if (found === null) throw new Error(`There is no ${part}`)
      return found.getBoundingClientRect()
    }
    const foot = boxOf('foot')
    const rows = [...document.querySelectorAll('[data-part=scroller] [data-row-id]')]
    return {
      sheet: Math.round(boxOf('scroller').top),
      rowsInSight: rows.filter(row => row.getBoundingClientRect().bottom <= innerHeight).length,
      foot: { from: foot.top, to: foot.bottom, right: foot.right },
    }
  })

for (const { language, theme } of [
  { language: 'sv', theme: 'light' },
  { language: 'en', theme: 'dark' },
] as const)
  test(`in a window of 1280 by 800 the sheet begins in sight below the open chart, with the line of week 53 as without (${language}, ${theme})`, async ({
    page,
    forecast,
    openForecast,
  }) => {
    await page.addInitScript(activeTheme => Object.assign(localStorage, { activeTheme }), theme)
    await openForecast({ years: [2026, 2027], language, search: '?startWeek=1&endWeek=52' })
    const week53 = page.getByRole('button', { name: /^(Ta med vecka 53|Include week 53)$/ })
    await expect(week53).toBeVisible()
    await expect(page.locator('[data-chart-week]').first()).toBeVisible()
    const without53 = await placesOf(page)
    expect(without53.rowsInSight).toBeGreaterThanOrEqual(2)

    await week53.click()
    await expect(week53).toBeHidden()
    const with53 = await placesOf(page)
    expect(with53.rowsInSight).toBeGreaterThanOrEqual(2)
    expect(with53.sheet).toBe(without53.sheet)
    expect(await layoutFaults(page)).toEqual([])

    // The whole foot, with what an edit leads to and the way to save it, stands in the window and leaves room for rows.
    await forecast.openTab('details')
    await forecast.type('absences-1', 20, '8')
    await expect(forecast.saveBar()).toBeVisible()
    const { foot, rowsInSight } = await placesOf(page)
    expect(foot.to).toBeLessThanOrEqual(800)
    expect(foot.right).toBeLessThanOrEqual(1280)
    expect(foot.to - foot.from).toBeLessThan(120)
    expect(rowsInSight).toBeGreaterThanOrEqual(2)
  })

test('a dense sheet shows the whole year at once, the figure where the keys are, and takes an edit', async ({
  page,
  forecast,
  openForecast,
}) => {
  const flag = page.locator('[data-part=figure]')
  const weeksInSight = () =>
    page.locator('[data-head]').evaluateAll(heads =>
      heads
        .filter(head => {
          const { left, right } = head.getBoundingClientRect()
          return left >= 0 && right <= innerWidth
        })
        .map(head => head.getAttribute('data-head')),
    )
  await openForecast({ years: [2026, 2027], search: '?startWeek=1&endWeek=53' })
  const comfortable = await weeksInSight()
  expect(comfortable.length).toBeLessThan(20)
  const menu = page.getByRole('button', { name: /^(Dölj|Visa) menyn$/ })
  await expect(menu).toHaveAttribute('aria-expanded', 'true')

  await test.step('all 53 weeks stand side by side, in a toolbar of one row still', async () => {
    await page.getByRole('button', { name: 'Tät' }).click()
    await expect.poll(weeksInSight).toEqual(Array.from({ length: 53 }, (_, index) => String(index + 1)))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
    // The menu gives way, and each name stands whole above its weeks.
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    const week = page.locator('[data-head="30"]')
    await expect.poll(async () => (await week.boundingBox())?.width).toBeGreaterThanOrEqual(22)
    expect(await layoutFaults(page)).toEqual([])
    const tops = await page
      .getByRole('button', { name: /^(Bekväm|Fyll i prognos|År)$/ })
      .evaluateAll(buttons => buttons.map(button => Math.round(button.getBoundingClientRect().bottom)))
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(8)
  })

  await test.step('a value is entered by keyboard, and its figure is shown and said', async () => {
    await forecast.openTab('details')
    await forecast.cell('absences-1', 30).click()
    await page.keyboard.type('24,5')
    const editor = forecast.cell('absences-1', 30).locator('input')
    expect((await editor.boundingBox())?.width).toBeGreaterThan(60)
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowUp')
    await expect(flag).toHaveText('v. 30: 24,5')
    await expect(forecast.cell('absences-1', 30).getByRole('textbox')).toHaveValue('24,5')
  })

  await test.step('the heads stay below the top of the page while it is scrolled, and the choice is kept', async () => {
    await page.mouse.wheel(0, 600)
    const head = page.locator('[data-head="30"]')
    await expect.poll(async () => Math.round((await head.boundingBox())?.y ?? 0)).toBe(64)
    await forecast.openTab('efficiency')
    expect(await weeksInSight()).toHaveLength(53)
    await page.getByRole('button', { name: 'Bekväm' }).click()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await expect.poll(weeksInSight).toHaveLength(comfortable.length)
  })
})
