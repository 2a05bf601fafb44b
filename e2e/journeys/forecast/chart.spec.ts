import type { Page } from '@playwright/test'
import { brokenModules } from '../../fixtures/journey'
import { plain } from '../../fixtures/plain-text'
import { expect, test } from '../../fixtures/suite'

const firstFour = '?year=2026&startWeek=1&endWeek=4'

const chart = (page: Page) => page.locator('[data-part=chart]')
const points = (page: Page) => chart(page).locator('svg [data-chart-week]')
const point = (page: Page, week: number) => chart(page).locator(`[data-chart-week="${week}"]`)
const tooltip = (page: Page) => chart(page).locator('[role="tooltip"]')
const tooltipText = async (page: Page) => plain(await tooltip(page).textContent())

const coloursOf = (page: Page) => points(page).evaluateAll(each => each.map(mark => mark.getAttribute('data-colour')))

/** The colour as it is painted: which of red and green is stronger. */
const paintedOf = (page: Page, week: number) =>
  point(page, week).evaluate(mark => {
    const [red = 0, green = 0] = (getComputedStyle(mark).fill.match(/[\d.]+/g) ?? []).map(Number)
    return red > green ? 'red' : 'green'
  })

test('R-011 R-144 R-145 R-216 the chart of the weeks: its lines and points, what they tell, its table', async ({
  page,
  forecast,
  openForecast,
}) => {
  await openForecast({ search: firstFour })

  await test.step('R-011 the chart is a line chart in SVG, with a line of needed and one of available hours', async () => {
    await expect(points(page)).toHaveCount(4)
    // The legend draws each line as a stroke between two points.
    const lengths = await chart(page)
      .locator('svg path[data-line]')
      .evaluateAll(all => all.map(line => (line.getAttribute('d')?.match(/[MLC]/g) ?? []).length).filter(n => n > 1))
    expect(lengths).toEqual([4, 4])
    await expect.poll(() => coloursOf(page)).toEqual(['red', 'green', 'green', 'red'])
    expect([await paintedOf(page, 1), await paintedOf(page, 2)]).toEqual(['red', 'green'])
  })

  await test.step('R-145 hovering a point shows the week number and its efficiency', async () => {
    await point(page, 4).hover()
    await expect.poll(() => tooltipText(page)).toMatch(/Vecka 4.*96,8 %/)
    await point(page, 2).hover()
    await expect.poll(() => tooltipText(page)).toMatch(/Vecka 2.*88,0 %/)
    await page.mouse.move(0, 0)
    await expect(tooltip(page)).toHaveCount(0)
  })

  await test.step('R-216 the unit of the chart is hours', async () => {
    await expect(chart(page).locator('svg').getByText('tim', { exact: true })).toBeVisible()
    await point(page, 1).hover()
    await expect.poll(() => tooltipText(page)).toMatch(/400 tim.*364,71 tim/)
    await page.mouse.move(0, 0)
    await expect(tooltip(page)).toHaveCount(0)
  })

  await test.step('hover and the keys show the same of a week, and Escape hides it', async () => {
    await point(page, 3).hover()
    const hovered = await tooltipText(page)
    await page.mouse.move(0, 0)
    const slider = chart(page).getByRole('slider')
    await slider.focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => tooltipText(page)).toBe(hovered)
    await expect(slider).toHaveAttribute('aria-valuetext', /^Vecka 3: Rätt bemannad\./)
    await page.keyboard.press('Escape')
    await expect(tooltip(page)).toHaveCount(0)
  })

  await test.step('the figures of the chart can be read as a table, of each week by itself too', async () => {
    await chart(page).getByRole('button', { name: 'Visa som tabell' }).click()
    const rows = chart(page).getByRole('table').getByRole('row')
    await expect(rows).toHaveCount(5)
    expect(plain(await rows.nth(4).textContent())).toMatch(
      /^41 5751 794,12119,8 %Underbemannad96,8 %Underbemannad85,0 %/,
    )
    await chart(page).getByRole('button', { name: 'Veckan för sig' }).click()
    await expect.poll(async () => plain(await rows.nth(4).textContent())).toMatch(/^4384541,18119,8 %/)
    await chart(page).getByRole('button', { name: 'Ackumulerat' }).click()
    await chart(page).getByRole('button', { name: 'Dölj tabellen' }).click()
  })

  await test.step('R-144 the weekly efficiency chart is an SVG with one point per week in range', async () => {
    await forecast.choose(forecast.endWeek(), '52')
    await expect(points(page)).toHaveCount(52)
  })

  await test.step('folded, the chart stays so on either tab and after a reload, until it is unfolded', async () => {
    await chart(page).getByRole('button', { name: 'Dölj diagram' }).click()
    await expect(points(page)).toHaveCount(0)
    await forecast.openTab('details')
    await expect(chart(page).getByRole('button', { name: 'Visa diagram' })).toBeVisible()
    await page.reload()
    await forecast.ready()
    await chart(page).getByRole('button', { name: 'Visa diagram' }).click()
    await forecast.openTab('efficiency')
    await expect(points(page)).toHaveCount(52)
  })

  await test.step('an edit moves the points of its week and of all that follow', async () => {
    await forecast.chooseWeeks(12, 14)
    await forecast.openTab('details')
    await forecast.type('needs-my-forecast', 12, '340')
    await forecast.openTab('efficiency')
    await point(page, 12).hover()
    await expect.poll(() => tooltipText(page)).toMatch(/Vecka 12.*Rätt bemannad.*85,0 %/)
    await expect.poll(() => coloursOf(page)).toEqual(['green', 'red', 'red'])
  })
})

test.describe('a part of the page that does not come', () => {
  test.use({ expectedComplaints: brokenModules })

  test('code of the chart that cannot be fetched is told, and a retry brings the chart', async ({
    page,
    openForecast,
  }) => {
    let isBroken = true
    await openForecast({
      search: firstFour,
      tables: false,
      before: async () => {
        await page.route(/mf-forecast\/.*\.js$/, async route => {
          const response = await route.fetch()
          const holdsChart = (await response.text()).includes('aria-valuetext')
          await (isBroken && holdsChart ? route.abort() : route.fulfill({ response }))
        })
      },
    })
    await expect(chart(page).getByRole('alert')).toContainText('Diagrammet kunde inte hämtas')
    isBroken = false
    await chart(page).getByRole('button', { name: 'Försök igen' }).click()
    await expect(points(page)).toHaveCount(4)
  })
})
