import { expect, test } from '../../fixtures/layout'
import { openList } from '../../fixtures/choices'
import { layoutFaults } from '../../fixtures/layout-faults'
import { plain } from '../../fixtures/plain-text'
import { reloadIn } from '../../fixtures/session'
import { ResultsPage } from '../../pages/results-page'
import { openResources, type BudgetPlace } from './resource-world'

const bothBudgets = async ({ lockedNeeds, resource }: BudgetPlace) => resource((await lockedNeeds()).id)

test('R-353 R-357 the summary of a year: its figures, on paper, another year, and one without budgets', async ({
  page,
}) => {
  await openResources(page, {
    path: '/results',
    before: async world => {
      await bothBudgets(world)
      await world.needs({ year: 2025, name: 'Behov 2025' })
    },
  })
  const shown = new ResultsPage(page)

  await test.step('R-353 the route /results opens a page', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Budgetresultat' })).toBeVisible()
    await expect(shown.tab('summary')).toHaveAttribute('aria-selected', 'true')
  })

  await test.step('R-357 the summary shows budget, staff and hours', async () => {
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

  await test.step('the results are printed without buttons and tabs in the way', async () => {
    await expect(shown.print()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(shown.print()).toBeHidden()
    await expect(page.getByRole('button', { name: 'Varför? Årsbudget' })).toBeHidden()
    expect(plain(await shown.figure('Årsbudget').textContent())).toBe('10 754 200 kr')
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('another year is chosen, and stays in the address', async () => {
    await shown.year().click()
    await openList(page).getByTitle('2025', { exact: true }).click()
    await expect(page).toHaveURL(/year=2025/)
    await expect(page.getByText('Året har ingen resursbudget än.')).toBeVisible()
    await shown.tab('efficiency').click()
    await expect(page.getByText('Effektiviteten kan inte beräknas än')).toBeVisible()
  })

  await test.step('a year without budgets says so, and leads to the needs', async () => {
    await page.goto('/results?year=2031')
    await expect(page.getByText('Ingen budget för 2031')).toBeVisible()
    await page.getByRole('link', { name: 'Till behovsbudgeten' }).click()
    await expect(page).toHaveURL(/\/needs$/)
  })
})

test('R-358 the efficiency of each month stands against the target, drawn and in a table that the keys lead through', async ({
  page,
}) => {
  await openResources(page, { path: '/results?year=2026&tab=efficiency', before: bothBudgets })
  const shown = new ResultsPage(page)

  await test.step('the line of the target goes through no number of a bar', async () => {
    const chart = shown.chart()
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

  await test.step('the keys lead through months, rows and year, and Enter explains a month’s efficiency', async () => {
    await shown.cell('budgeted', 1).click()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await expect(shown.cell('efficiency', 1)).toBeFocused()
    await expect(shown.cell('efficiency', 1)).toHaveAccessibleDescription('Enter förklarar')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toContainText('delat med budgeterade timmar')
    await page.keyboard.press('Escape')
    await expect(shown.cell('efficiency', 1)).toBeFocused()
    for (let month = 1; month <= 12; month += 1) await page.keyboard.press('ArrowRight')
    await expect(shown.cell('efficiency', 'sum')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toContainText('Effektivitet, Hela året')
    await page.keyboard.press('Escape')
  })

  await test.step('R-358 in English', async () => {
    await shown.tab('summary').click()
    await reloadIn(page, 'en')
    await shown.tab('efficiency').click()
    await expect(shown.chart()).toHaveAccessibleName(/target of 85,0/)
    await expect(shown.months().getByRole('columnheader')).toHaveCount(14)
    expect(await shown.column(1)).toEqual(['2 338,02', '2 888,54', '80,9 %', '-4,1'])
    expect(await shown.column(2)).toEqual(['2 078,24', '2 567,59', '80,9 %', '-4,1'])
    expect(await shown.column('sum')).toEqual(['25 978,00', '32 094,88', '80,9 %', '-4,1'])
    await shown.cell('efficiency', 1).click()
    await expect(shown.status()).toContainText('Efficiency, January 80,9 %')
    await page.getByRole('button', { name: 'Why? Efficiency, January' }).click()
    await expect(page.getByRole('dialog')).toContainText('divided by budgeted hours')
    await page.reload()
    await expect(shown.tab('efficiency')).toHaveAttribute('aria-selected', 'true')
  })
})

test(
  'the efficiency scrolls within its own frame in a narrow window, is whole on paper, and months of many hours stand apart',
  { tag: '@layout' },
  async ({ page }) => {
    await openResources(page, {
      path: '/results?year=2027&tab=efficiency',
      before: async world => {
        await bothBudgets(world)
        const zones = [{ zone: 'urban-area', hours: 10_000, period: 'month', quota: 1 } as const]
        const { id } = await world.lockedNeeds({ year: 2027, name: 'Behov 2027', zones })
        await world.resource(id, { year: 2027, budgetTypes: [{ type: 'fixed', amount: 52_000_000 }] })
      },
    })
    const shown = new ResultsPage(page)

    await test.step('months of more than ten thousand hours stand apart', async () => {
      await expect(shown.months()).toBeVisible()
      expect((await shown.column(1)).slice(0, 2).every(hours => hours.length === '12 345,67'.length)).toBe(true)
      expect(await layoutFaults(page)).toEqual([])
    })

    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/results?year=2026&tab=efficiency')
    for (const width of [390, 320])
      await test.step(`${width} wide`, async () => {
        await page.setViewportSize({ width, height: 844 })
        await expect(shown.months()).toBeVisible()
        expect(await layoutFaults(page)).toEqual([])
        expect(await shown.column(1)).toEqual(['2 338,02', '2 888,54', '80,9 %', '-4,1'])
        expect(await shown.column('sum')).toEqual(['25 978,00', '32 094,88', '80,9 %', '-4,1'])
        await shown.cell('efficiency', 1).click()
        await page.getByRole('button', { name: 'Varför? Effektivitet, Januari' }).click()
        await expect(page.getByRole('dialog')).toContainText('delat med budgeterade timmar')
        await page.emulateMedia({ media: 'print' })
        const paper = page.getByRole('table', { name: /^Behov mot/ })
        await expect(paper.getByRole('columnheader')).toHaveCount(14)
        await expect(paper.getByRole('row', { name: /^Behov i timmar 2 338,02 .* 25 978,00$/ })).toBeVisible()
        await page.emulateMedia({ media: 'screen' })
        await page.getByRole('dialog').getByRole('button', { name: 'Stäng förklaringen' }).click()
        await expect(page.getByRole('dialog')).toHaveCount(0)
      })
  },
)
