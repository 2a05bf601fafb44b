import { pdfPages, withoutSpaces } from '../../fixtures/pdf-pages'
import { expect, test } from '../../fixtures/suite'
import { PlanPage } from '../../pages/plan-page'
import { openDiary, vacationOf } from './diary-world'

const people = 40
const nameOf = (index: number) => `Nr${String(index + 1).padStart(2, '0')}`
const weekdays = [1, 2, 3, 4, 5]

/** One of them is away in each half of the year. */
const entries = (staffId: number) => [
  vacationOf(staffId, { from: '2026-03-16', to: '2026-04-03', weekdays, hours: { perDay: 7.5 } }),
  vacationOf(staffId, { from: '2026-07-06', to: '2026-07-31', weekdays, hours: { perDay: 7.5 } }),
]

test(
  'a year of forty people is read on four sheets in landscape, and a month on two; nothing is cut off, and how an entry stands is told without colour',
  { tag: '@layout' },
  async ({ page }, { project }) => {
    test.slow()
    const staff = Array.from({ length: people }, (_, index) => nameOf(index))
    const { place } = await openDiary(page, { ids: [1, 2], entries, staff, path: '/diary/plan?year=2026' })
    const plan = new PlanPage(page)
    await plan.ready()
    await expect(plan.cell(plan.row(nameOf(0)), 12)).toHaveText('S 37,5')

    const sheets = await pdfPages(page)
    expect(sheets.length).toBeLessThanOrEqual(4)
    sheets.forEach((text, index) => {
      for (const said of [place.unitName, 'Planering 2026', `Sida ${index + 1} av ${sheets.length}`, 'Medarbetare'])
        expect(text).toContain(withoutSpaces(said))
    })
    const all = sheets.join('')
    for (const name of staff) expect(all.split(`${name}Medarbetare`)).toHaveLength(3)
    for (let week = 1; week <= 53; week += 1) expect(all).toContain(`v.${week}`)
    // Letters and hours of a week in one line; what they mean is said once, and the sums of each half of the year stand last.
    expect(all.split('S37,5').length - 1).toBe(7)
    expect(all.split('Semester')).toHaveLength(2)
    expect(all.split('Personerborta')).toHaveLength(3)
    expect(sheets.at(-1)).toContain('Timmarborta')
    for (const gone of ['Skrivut', 'Lista', 'Enteröppnar']) expect(all).not.toContain(gone)

    await test.step('nothing is cut off or broken into lines, and how an entry stands is told without colour', async () => {
      // What A4 in landscape leaves between its margins.
      await page.setViewportSize({ width: 1047, height: 718 })
      await page.emulateMedia({ media: 'print' })
      const tables = page.locator('[data-part=paper] table')
      await expect(tables).toHaveCount(2)
      const cut = await page
        .locator('[data-part=paper] :is(th, td)')
        .evaluateAll(all =>
          all
            .filter(cell => cell.scrollWidth > cell.clientWidth + 1 || cell.getBoundingClientRect().right > 1048)
            .map(cell => cell.textContent),
        )
      expect(cut).toEqual([])
      const heads = await tables.last().locator('thead [data-summary]').allTextContents()
      expect(heads.map(text => text.replaceAll(' ', ' '))).toEqual(['Timmarv. 27–v. 53', 'Timmarv. 1–v. 53'])
      const mark = tables.last().locator('[data-pattern]').first()
      await expect(mark).toHaveAttribute('data-pattern', 'stripes')
      expect(await mark.evaluate(one => getComputedStyle(one).printColorAdjust)).toBe('exact')
      await expect(plan.legend()).toBeVisible()
      await expect(page.getByRole('button', { name: 'Skriv ut' })).toBeHidden()

      // Hours, dates and weeks stand in one line each, in the font that is shipped.
      const broken = await page.locator('[data-part=paper] :is(td, thead th[scope=col])').evaluateAll(all =>
        all.flatMap(cell => {
          const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
          const found: (string | null)[] = []
          for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
            const words = document.createRange()
            words.selectNodeContents(text)
            if (new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
              found.push(text.textContent)
          }
          return found
        }),
      )
      expect(project.name === 'wide-font' ? [] : broken).toEqual([])
      await page.emulateMedia({ media: null })
      await page.setViewportSize({ width: 1280, height: 800 })
    })

    await page.goto('/diary/plan?year=2026&month=7')
    await plan.ready()
    await expect(plan.cell(plan.row(nameOf(0)), 6, 'day')).toHaveText('S 7,5')
    const month = await pdfPages(page)
    expect(month.length).toBeLessThanOrEqual(2)
    expect(month.join('').split('S7,5').length - 1).toBe(20)
  },
)
