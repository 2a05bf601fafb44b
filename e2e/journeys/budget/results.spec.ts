import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { expect, test } from '../../fixtures/layout'
import { plain } from '../../fixtures/plain-text'
import { answerWith } from '../../fixtures/stub'
import { ResultsPage } from '../../pages/results-page'
import { openResources, type BudgetPlace } from './resource-world'

const bothBudgets = async ({ lockedNeeds, resource }: BudgetPlace) => resource((await lockedNeeds()).id)
const results = { path: '/results?year=2026', before: bothBudgets } as const

test('R-353 the route /results opens a page', async ({ page }) => {
  await openResources(page, { ...results, path: '/results' })
  await expect(page.getByRole('heading', { level: 1, name: 'Budgetresultat' })).toBeVisible()
  await expect(new ResultsPage(page).tab('summary')).toHaveAttribute('aria-selected', 'true')
})

test('R-357 the summary shows budget, staff and hours', async ({ page }) => {
  await openResources(page, results)
  const shown = new ResultsPage(page)
  await expect(shown.tab('summary')).toBeVisible()
  for (const [name, text] of [
    ['Årsbudget', '10 754 200 kr'],
    ['Timmar', '39 140,73 tim'],
    ['Timmar för schema', '32 094,88 tim'],
    ['Kvar för schema', '8 818 301 kr'],
    ['Fasta personalkostnader', '21 980 kr/vecka'],
    ['Behov i timmar', '25 978 tim'],
  ] as const)
    expect(plain(await shown.figure(name).textContent())).toBe(text)
  const rows = (await shown.staff().locator('tbody tr').allTextContents()).map(plain)
  expect(rows).toEqual(['Gruppledare1,00528 633 kr', 'Schemaläggare0,50264 316 kr', 'Vikarier1,50792 949 kr'])
})

test('R-358 the efficiency of each month stands against the target, drawn and in a table', async ({ page }) => {
  await openResources(page, { ...results, language: 'en' })
  const shown = new ResultsPage(page)
  await shown.tab('efficiency').click()
  await expect(shown.chart()).toHaveAccessibleName(/target of 85,0/)
  await expect(shown.months().locator('tbody tr')).toHaveCount(12)
  const [january, february] = await shown.rows()
  expect(january).toEqual(['January', '2 338,02', '2 888,54', '80,9 %', '-4,1'])
  expect(february).toEqual(['February', '2 078,24', '2 567,59', '80,9 %', '-4,1'])
  expect((await shown.rows()).at(-1)).toEqual(['Whole year', '25 978,00', '32 094,88', '80,9 %', '-4,1'])
  await page.getByRole('button', { name: 'Why? Efficiency, January, 80,9 %' }).click()
  await expect(page.getByRole('dialog')).toContainText('divided by budgeted hours')
  await page.reload()
  await expect(shown.tab('efficiency')).toHaveAttribute('aria-selected', 'true')
})

test('the line of the target goes through no number of a bar', async ({ page }) => {
  await openResources(page, { ...results, path: '/results?year=2026&tab=efficiency' })
  const chart = new ResultsPage(page).chart()
  await expect(chart.locator('[data-part=value]')).toHaveCount(12)
  const target = await chart.locator('[data-part=target]').evaluate(line => line.getBoundingClientRect().top)
  const boxes = await chart.locator('[data-part=value]').evaluateAll(all =>
    all.map(value => {
      const { top, bottom } = value.getBoundingClientRect()
      return { top, bottom }
    }),
  )
  expect(boxes.filter(({ top, bottom }) => top < target && bottom > target)).toEqual([])
})

test('another year is chosen, and stays in the address', async ({ page }) => {
  await openResources(page, {
    path: '/results?year=2026',
    before: async world => {
      await bothBudgets(world)
      await world.needs({ year: 2025, name: 'Behov 2025' })
    },
  })
  const shown = new ResultsPage(page)
  await shown.year().click()
  await page.locator('.ant-select-dropdown:visible').getByTitle('2025', { exact: true }).click()
  await expect(page).toHaveURL(/year=2025/)
  await expect(page.getByText('Året har ingen resursbudget än.')).toBeVisible()
  await shown.tab('efficiency').click()
  await expect(page.getByText('Effektiviteten kan inte räknas än')).toBeVisible()
})

test('a year without budgets says so, and leads to the needs', async ({ page }) => {
  await openResources(page, { path: '/results?year=2031' })
  await expect(page.getByText('Ingen budget för 2031')).toBeVisible()
  await page.getByRole('link', { name: 'Till behovsbudgeten' }).click()
  await expect(page).toHaveURL(/\/needs$/)
})

test('results that cannot be fetched say so and are fetched again', async ({ page }) => {
  const path = /\/api\/budget\/unit\/\d+\/results\/2026$/
  await openResources(page, {
    ...results,
    before: async world => {
      await bothBudgets(world)
      await answerWith(page, path, 500, { statusCode: 500, code: 'server-error', message: 'X' })
    },
  })
  await expect(page.getByRole('alert')).toContainText('Serverfel', { timeout: 30_000 })
  await page.unroute(path)
  await page.getByRole('button', { name: 'Försök igen' }).click()
  await expect(new ResultsPage(page).tab('summary')).toBeVisible()
})

test('the results are printed without buttons and tabs in the way', async ({ page }) => {
  await openResources(page, results)
  const shown = new ResultsPage(page)
  await expect(shown.print()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(shown.print()).toBeHidden()
  await expect(page.getByRole('button', { name: 'Varför? Årsbudget' })).toBeHidden()
  expect(plain(await shown.figure('Årsbudget').textContent())).toBe('10 754 200 kr')
})

for (const width of [390, 320])
  test(
    `the efficiency needs no sideways scrolling, ${width} wide, and loses nothing`,
    { tag: '@layout' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await openResources(page, { ...results, path: '/results?year=2026&tab=efficiency' })
      const shown = new ResultsPage(page)
      await expect(shown.months()).toBeVisible()
      expect(await shown.sidewaysRoom()).toBeLessThanOrEqual(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      const rows = await shown.rows()
      expect(rows[0]).toEqual(['jan', '2 338,02', '2 888,54', '80,9 %', '-4,1'])
      expect(rows.at(-1)).toEqual(['Hela året', '25 978,00', '32 094,88', '80,9 %', '-4,1'])
      await expect(shown.months().getByRole('rowheader', { name: 'Januari' })).toBeVisible()
      await page.getByRole('button', { name: /^Varför\? Effektivitet, Januari/ }).click()
      await expect(page.getByRole('dialog')).toContainText('delat med budgeterade timmar')
      await page.emulateMedia({ media: 'print' })
      expect((await shown.rows())[0]?.[0]).toBe('Januari')
    },
  )

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing in the results, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await openResources(page, results)
    const shown = new ResultsPage(page)
    await expect(shown.staff()).toBeVisible()
    await expectNoAxeViolations(page)
    await shown.tab('efficiency').click()
    await expect(shown.chart()).toBeVisible()
    await expectNoAxeViolations(page)
  })
