import { pdfPages } from '../../fixtures/pdf-pages'
import { expect, test } from '../../fixtures/suite'

const year = '?year=2026&startWeek=1&endWeek=53'

/** The sizes of the pages in points. */
const pageSizes = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(
    ([, width, height]) => `${Math.round(Number(width))} × ${Math.round(Number(height))}`,
  )

test(
  'on paper every week of both tabs can be read in its width, and what is pressed is gone',
  { tag: '@layout' },
  async ({ page, forecast, openForecast }) => {
    await openForecast({ search: year })
    for (const tab of ['efficiency', 'details'] as const)
      await test.step(`every week of the tab ${tab}`, async () => {
        await forecast.openTab(tab)
        if (tab === 'details') await forecast.type('absences-2', 20, '8')
        expect(new Set(pageSizes(await page.pdf({ preferCSSPageSize: true })))).toEqual(new Set(['842 × 595']))
        // In the suite's own font the first quarter of the details has room on the first page, the chart on the last.
        if (tab === 'details' && test.info().project.name === 'browser')
          expect((await pdfPages(page))[0]).toContain('Minprognos')

        // What A4 in landscape leaves between its margins.
        await page.setViewportSize({ width: 1047, height: 718 })
        await page.emulateMedia({ media: 'print' })
        const tables = page.getByRole('table', { name: tab === 'details' ? 'Frånvaro' : 'Kvarvarande budget' })
        await expect(tables).toHaveCount(4)
        const heads = await tables
          .getByRole('columnheader')
          .evaluateAll(all => all.map(head => head.firstChild?.textContent ?? ''))
        const weeks = heads.flatMap(text => /^v\.\s(\d+)/.exec(text)?.[1] ?? [])
        expect(weeks.map(Number)).toEqual(Array.from({ length: 53 }, (_, index) => index + 1))
        const cut = await page
          .locator('[data-part=paper] :is(th, td)')
          .evaluateAll(all => all.filter(cell => cell.scrollWidth > cell.clientWidth + 1).length)
        expect(cut).toBe(0)
        expect(await forecast.overflow()).toBeLessThanOrEqual(0)
        for (const gone of [
          forecast.saveBar(),
          page.getByRole('navigation'),
          page.getByRole('button', { name: 'Prov Person' }),
          forecast.fillIn(),
          forecast.status(),
          forecast.tab('efficiency'),
        ])
          await expect(gone).toBeHidden()
        await page.emulateMedia({ media: null })
        await page.setViewportSize({ width: 1280, height: 800 })
      })

    await test.step('figures and chart keep to the width of the paper', async () => {
      await forecast.revert().click()
      await forecast.choose(forecast.endWeek(), '13')
      await expect(page.locator('[data-part=chart] svg [data-chart-week]')).toHaveCount(13)
      await page.setViewportSize({ width: 1047, height: 718 })
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      const beyond = await page
        .locator('[data-part=forecast] :is(dl, section, svg)')
        .evaluateAll(all => all.filter(one => one.getBoundingClientRect().right > 1048).length)
      expect(beyond).toBe(0)
      // Paper is white, and the ink is dark, also for who works in the dark.
      const ink = await page.getByRole('main').evaluate(one => getComputedStyle(one).color)
      expect(ink).toBe('rgb(29, 33, 48)')
    })
  },
)

test('the chart that nobody has scrolled to is drawn on paper, or its figures are', async ({ page, openForecast }) => {
  // A window in which nothing ever comes into view: how far a page scrolls by itself differs from run to run.
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe(): void {
        this.disconnect()
      }
    }
  })
  await openForecast({ search: '?year=2026&startWeek=1&endWeek=13' })
  const points = page.locator('[data-part=chart] svg [data-chart-week]')
  await expect(page.locator('[data-part=chart]')).toBeVisible()
  await expect(points).toHaveCount(0)
  // A printer takes the page as it stands in that moment, without waiting for code.
  await expect(async () => {
    const weeks = await page.evaluate(() => {
      dispatchEvent(new Event('beforeprint'))
      return document.querySelectorAll('[data-part=chart] tbody tr, [data-chart-week]').length
    })
    expect(weeks).toBe(13)
  }).toPass({ timeout: 10_000 })
  await expect(points).toHaveCount(13)
  await expect(page.locator('[data-part=chart] table')).toHaveCount(0)
})
