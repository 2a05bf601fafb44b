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
