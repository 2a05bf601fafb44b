import type { Page } from '@playwright/test'
import { resize } from '../../fixtures/every-page'
import { expect, test } from '../../fixtures/layout'
import { layoutFaults } from '../../fixtures/layout-faults'
import { makeManager, makePlace } from '../../fixtures/places'
import { enter } from '../../fixtures/session'
import { ForecastPage } from '../../pages/forecast-page'
import { ResultsPage } from '../../pages/results-page'
import { addNeeds, openNeeds } from '../budget/needs-world'
import { openResources } from '../budget/resource-world'
import { openStaff } from '../staff/staff-world'

/** What a chooser has to shorten, as it says itself. */
const shortened = (elements: (HTMLElement | SVGElement)[]) =>
  elements.filter(element => element.scrollWidth > element.clientWidth).map(element => element.textContent)

const longShares = [8.33, 8.33, 8.33, 8.33, 8.33, 8.33, 8.33, 8.33, 8.33, 8.33, 4.2, 12.5]

const widths = [1280, 1100, 390] as const

/** Looks at the open page in each of the windows. */
const inEachWidth = async (page: Page, look: (width: number) => Promise<void>) => {
  for (const width of widths)
    await test.step(`${width} px`, async () => {
      await resize(page, width)
      await look(width)
    })
}

/** Where the texts of cells end, at the right. */
const endsOf = (cells: (HTMLElement | SVGElement)[]) =>
  cells.map(cell => {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
    const ends: number[] = []
    while (texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      ends.push(range.getBoundingClientRect().right)
    }
    return Math.max(...ends)
  })

/** On how many lines the text of each cell stands. */
const linesOf = (cells: (HTMLElement | SVGElement)[]) =>
  cells.map(cell => {
    const range = document.createRange()
    range.selectNodeContents(cell)
    const bottoms = [...range.getClientRects()].map(({ bottom }) => bottom).toSorted((a, b) => a - b)
    // A button and its text end a few pixels apart, and are one line wherever the page has scrolled to.
    return bottoms.filter((bottom, at) => at === 0 || bottom - (bottoms[at - 1] ?? bottom) > 8).length
  })

test.describe('1280, 1100 and 390 px', { tag: '@layout' }, () => {
  test('the figures of the forecast stay in their cards, sum and mean in their columns', async ({ page }) => {
    const place = await makePlace({ years: [2026] })
    await enter(page, { person: await makeManager(place), place }, '/forecast')
    const forecast = new ForecastPage(page)
    await forecast.ready()
    for (const tab of ['efficiency', 'details'] as const) {
      await forecast.openTab(tab)
      await inEachWidth(page, async () => {
        await forecast.ready()
        if (tab === 'efficiency') await expect(page.getByText('18 980,88 tim')).toBeVisible()
        expect(await layoutFaults(page)).toEqual([])
      })
    }
  })

  test('a line of a zone and the shares of the months stand whole', async ({ page }) => {
    const { needs } = await openNeeds(page, {
      language: 'sv',
      before: (place, person) =>
        addNeeds(person, place, {
          year: 2025,
          name: 'Budget 2025',
          zones: [{ zone: 'health-care', hours: 10_900, period: 'month', quota: 0.95 }],
          monthlyShares: longShares,
        }),
    })
    await needs.listReady()
    await needs.create().first().click()
    await needs.wizardReady()
    await needs.choose(needs.main().getByRole('combobox', { name: /^Kopiera från/ }), '2025 – Budget 2025')
    await inEachWidth(page, async () => {
      await expect(needs.main().getByTitle('Hälso- och sjukvård').first()).toBeVisible()
      expect(await layoutFaults(page)).toEqual([])
      expect(await needs.main().locator('[data-line] [data-part="select"] *').evaluateAll(shortened)).toEqual([])
    })
  })

  test('the months of the results stand apart, in the chart and in the sheet', async ({ page }) => {
    await openResources(page, {
      // Its names are the longer ones; the walk through every page sees the Swedish ones.
      language: 'en',
      path: '/results?year=2026&tab=efficiency',
      before: async ({ lockedNeeds, resource }) => resource((await lockedNeeds()).id),
    })
    const shown = new ResultsPage(page)
    await inEachWidth(page, async width => {
      await expect(shown.chart()).toBeVisible()
      expect((await shown.column(1)).at(-1)).toBe('-4,1')
      expect(await layoutFaults(page)).toEqual([])
      // A window of 1280 holds the whole year, a smaller one scrolls it within its frame.
      const beyond = await page
        .locator('[data-part=scroller]')
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      expect(beyond > 0).toBe(width < 1280)
    })
  })

  test('no head of the staff table takes more than three lines, and each ends where its numbers end', async ({
    page,
  }) => {
    const { staff } = await openStaff(page)
    await staff.ready()
    await inEachWidth(page, async () => {
      await staff.ready()
      const heads = page.getByRole('columnheader')
      expect(Math.max(...(await heads.evaluateAll(linesOf)))).toBeLessThanOrEqual(3)
      const ends = await heads.evaluateAll(endsOf)
      const numbers = await staff.rows().first().locator('th, td').evaluateAll(endsOf)
      // Name and days stand at the start of their columns, all else are numbers.
      const apart = ends.map((end, column) => Math.abs(end - (numbers[column] ?? 0))).slice(3)
      expect(apart.length).toBeGreaterThan(3)
      expect(Math.max(...apart)).toBeLessThanOrEqual(2)
      expect(await layoutFaults(page)).toEqual([])
    })
  })
})

test('the staff table stands whole in a window of 1280, with a long name, a namesake and somebody who comes', async ({
  page,
}) => {
  const long = { firstName: 'Anna-Karin Margareta', lastName: 'Lagerkvist Bergström' }
  const { staff } = await openStaff(page, {
    members: [long, { ...long, birthday: '1991-02-03', employedFrom: '2026-12-01' }, { salary: 112_500 }],
  })
  await staff.ready()
  const beyond = await staff.table().evaluate(table => table.scrollWidth - (table.parentElement?.clientWidth ?? 0))
  expect(beyond).toBeLessThanOrEqual(0)
})

test('five weeks and their sums stand side by side in a window of 1280', { tag: '@layout' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  const place = await makePlace({ years: [2026] })
  await enter(page, { person: await makeManager(place), place }, '/forecast?year=2026&startWeek=1&endWeek=5')
  const forecast = new ForecastPage(page)
  await forecast.ready()
  const hidden = () =>
    page.locator('[data-part=scroller]').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  for (const tab of ['efficiency', 'details'] as const) {
    await forecast.openTab(tab)
    await expect(forecast.weekHead(5)).toBeVisible()
    expect(await hidden()).toBe(0)
    expect(await layoutFaults(page)).toEqual([])
  }
  await forecast.openTab('efficiency')
  // A word on two lines ends in a hyphen that is drawn, and reads as one.
  await expect(forecast.cell('meaning-own-status', 4)).toHaveText('Underbemannad')
  const week = await forecast.cell('meaning-own-status', 4).boundingBox()
  expect(week?.width).toBeLessThan(110)
})
