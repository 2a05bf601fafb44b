import type { Locator } from '@playwright/test'
import { resourceBudgetList, type NewResourceBudget } from '@veckovis/contracts/budget'
import { callApi, signInByApi } from '../../fixtures/session'
import { expect, test } from '../../fixtures/journey'
import { plain } from '../../fixtures/plain-text'
import { ResultsPage } from '../../pages/results-page'
import { exampleShares, openResources } from './resource-world'

const efficiencyOf = (within: Locator, column: string) => within.locator(`[data-row-id=efficiency] ${column}`)

/** A million kronor for three annual workers outside the schedule, and months that sum to 99.8. */
const unbalanced: Partial<NewResourceBudget> = {
  monthlyShares: [8.8, ...exampleShares.slice(1)],
  budgetTypes: [{ type: 'fixed', amount: 1_000_000 }],
}

test('step four compares the hours of the year and of each month with the need, and tells why', async ({ page }) => {
  const { resources } = await openResources(page, { path: '/resources/new' })
  await resources.goToDistribution()
  const check = page.getByRole('region', { name: 'Effektivitet mot målet' })
  await expect(check).toContainText(/Hela året \d+,\d\s%, målet är 85,0\s%/)
  await expect(check.getByRole('columnheader')).toHaveCount(14)
  const january = efficiencyOf(check, '[data-month="1"]')
  const before = plain(await january.textContent())
  await resources.month('jan').fill('4')
  await expect.poll(async () => plain(await january.textContent())).not.toBe(before)
  await january.click()
  await check.getByRole('button', { name: 'Varför? Effektivitet, Januari' }).click()
  const why = page.getByRole('dialog', { name: /Effektivitet, Januari/ })
  await expect(why).toContainText('Behov i timmar delat med budgeterade timmar, gånger 100.')
  await expect(why).toContainText(/Resultat\s*\d+,\d\d\s%/)
})

test('the question before a lock compares hours and need, as the results then do, and asks for what is not balanced', async ({
  page,
}) => {
  const { person, place } = await openResources(page, {
    before: async ({ lockedNeeds, activeResource }) => {
      const years: [number, Partial<NewResourceBudget>][] = [
        [2026, { budgetTypes: [{ type: 'fixed', amount: 20_000_000 }] }],
        [2027, { budgetTypes: [{ type: 'fixed', amount: 100_000 }] }],
        [2028, unbalanced],
      ]
      for (const [year, changes] of years) {
        const { id } = await lockedNeeds({ year, name: `Behov ${year}` })
        await activeResource(id, { ...changes, year, name: `Resurser ${year}` })
      }
    },
  })
  const askToLock = async (year: number) => {
    await page.getByRole('button', { name: `Lås Resurser ${year}` }).click()
    return page.getByRole('dialog', { name: `Lås Resurser ${year}?` })
  }
  const closeLocked = () =>
    page.getByRole('dialog', { name: 'Budgeten är låst' }).getByRole('button', { name: 'Stäng' }).first().click()

  await test.step('a budget whose costs leave no hours says what is lacking, and shows no percentages of fewer than none', async () => {
    const check = (await askToLock(2027)).getByRole('region', { name: 'Effektivitet mot målet' })
    await expect(check).toContainText('Inga timmar finns kvar för schemat.')
    await expect(check).toContainText(/Det saknas [\d\s]+,\d\d\stim för den valda personalen\./)
    await expect(check.getByRole('grid')).toHaveCount(0)
    await expect(check).not.toContainText('%')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('an unbalanced budget is locked after a confirmation that states the difference', async () => {
    const question = await askToLock(2028)
    await expect(question).toContainText('Budgeten är ej i balans')
    await expect(question).toContainText(
      /kostar 93\d\s\d{3} kr mer än budgeten\. Timmar för schema blir 0 i prognosen\./,
    )
    await expect(question).toContainText('0,2 procentenheter mindre än 100 %')
    await expect(question).toContainText('Varje månads andel delas med deras summa.')
    const lock = question.getByRole('button', { name: 'Lås budgeten' })
    await expect(lock).toBeDisabled()
    await question.getByRole('checkbox', { name: 'Jag vill låsa budgeten trots att den inte är i balans' }).check()
    await lock.click()
    await expect(page.getByText('Resurser 2028 är låst. Prognosen för 2028 är skapad.')).toBeVisible()
    const answer = await callApi(await signInByApi(person), `/budget/unit/${place.unitId}`)
    const { budgets } = resourceBudgetList.parse(await answer.json())
    expect(budgets.filter(({ state }) => state === 'locked').map(({ year }) => year)).toEqual([2028])
    await closeLocked()
  })

  await test.step('the comparison is that of the results', async () => {
    const question = await askToLock(2026)
    await expect(question.getByText(/^Överbemannad, \d+,\d procentenheter under målet/)).toBeVisible()
    await expect(question.getByText('12 månader ligger mer än 5 procentenheter från målet.')).toBeVisible()
    const year = efficiencyOf(question, '[data-summary=sum]')
    const percent = plain(await year.textContent())
    await year.click()
    await question.getByRole('button', { name: 'Varför? Effektivitet, Hela året' }).click()
    const why = page.getByRole('dialog', { name: /Effektivitet, Hela året/ })
    await expect(why).toContainText('Budgeterade timmar')
    await page.keyboard.press('Escape')
    await expect(why).toBeHidden()
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Lås budgeten' }).click()
    await closeLocked()
    await page.getByRole('link', { name: 'Resurser 2026' }).click()
    await page.getByRole('link', { name: 'Till resultatet' }).click()
    await page.getByRole('tab', { name: 'Effektivitet' }).click()
    await expect(new ResultsPage(page).cell('efficiency', 'sum')).toHaveText(percent)
  })
})
