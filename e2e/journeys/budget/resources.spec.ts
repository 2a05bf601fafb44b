import type { Locator } from '@playwright/test'
import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { expect, test } from '../../fixtures/journey'
import { layoutFaults } from '../../fixtures/layout-faults'
import { plain } from '../../fixtures/plain-text'
import { callApi, reloadIn, signInByApi } from '../../fixtures/session'
import { openResources } from './resource-world'

/** The text that a field points to as its error. */
const expectTiedError = async (field: Locator, text: string) => {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(text))
}

test('R-354 R-373 R-374 R-375 R-376 the list, and what the state of a budget allows', async ({ page }) => {
  let lockedId = 0
  const { resources, ask } = await openResources(page, {
    before: async ({ lockedNeeds, resource, activeResource, lock }) => {
      const [now, before] = [await lockedNeeds(), await lockedNeeds({ year: 2025, name: 'Behov 2025' })]
      ;({ id: lockedId } = await activeResource(now.id, { name: 'Den låsta' }))
      await lock(lockedId)
      await activeResource(now.id, { name: 'Den aktiva' })
      await resource(now.id, { name: 'Den sparade' })
      await resource(before.id, { year: 2025, name: 'Resurser 2025' })
    },
  })
  const button = (budget: string, name: string | RegExp) => resources.item(budget).getByRole('button', { name })

  await test.step('R-354 the landing lists the budgets of each year with a create button', async () => {
    await expect(resources.ofYear(2025).getByRole('listitem')).toHaveText([/Resurser 2025/])
    const now = await resources.ofYear(2026).getByRole('listitem').allTextContents()
    for (const name of ['Den låsta', 'Den aktiva', 'Den sparade'])
      expect(now.filter(text => text.includes(name))).toHaveLength(1)
    expect(now).toHaveLength(3)
    expect(plain(await resources.item('Den sparade').textContent())).toContain('Årsbudget10 754 200 kr')
    await resources.create().click()
    await expect(resources.step('select')).toBeVisible()
    await page.goto('/resources')
  })

  await test.step('R-375 a locked resource budget cannot be deleted', async () => {
    const remove = button('Den låsta', 'Ta bort Den låsta')
    await expect(remove).toHaveAttribute('aria-disabled', 'true')
    await remove.click({ force: true })
    await expect(page.getByText('En låst budget kan inte tas bort').first()).toBeVisible()
    await expect(resources.dialog()).toBeHidden()
  })

  await test.step('R-373 the list shows saved, active or locked for each budget', async () => {
    await expect(resources.item('Den låsta')).toContainText('Låst')
    await expect(resources.item('Den aktiva')).toContainText('Aktiv')
    await expect(resources.item('Den sparade')).toContainText('Sparad')
    await button('Den sparade', /^Aktivera/).click()
    await expect(resources.item('Den sparade')).toContainText('Aktiv')
    await expect(resources.item('Den aktiva')).toContainText('Sparad')
  })

  await test.step('R-374 nothing unlocks a resource budget', async () => {
    await expect(resources.item('Den låsta').getByRole('button')).toHaveText(['Ta bort'])
    const refused = await ask('PATCH', `/budget/${lockedId}`, { name: 'Ny' })
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, 'budget-locked'])
    await page.goto(`/resources/${lockedId}/edit`)
    await expect(page).toHaveURL(new RegExp(`/resources/${lockedId}$`))
  })

  await test.step('R-376 an active resource budget cannot be deleted', async () => {
    await page.goto('/resources')
    await reloadIn(page, 'en')
    const active = resources.item('Den sparade')
    await button('Den sparade', 'Delete Den sparade').click({ force: true })
    await expect(page.getByText('You cannot delete active item', { exact: true }).first()).toBeVisible()
    await expect(active).toBeVisible()
    const id = (await active.getByRole('link').getAttribute('href'))?.split('/').at(-1) ?? ''
    expect((await ask('DELETE', `/budget/${id}`)).status).toBe(409)
  })
})

test('R-377 somebody else was first, a saved budget is deleted after a question, and the second lock makes the forecast', async ({
  page,
}) => {
  let [id, needsId] = [0, 0]
  const { resources, ask, activeResource } = await openResources(page, {
    before: async ({ lockedNeeds, resource }) => {
      ;({ id: needsId } = await lockedNeeds())
      ;({ id } = await resource(needsId))
    },
  })
  const button = (name: RegExp) => resources.item('Resurser 2026').getByRole('button', { name })

  await test.step('somebody else was first: the differences are shown and the choice is saved', async () => {
    await button(/^Redigera/).click()
    await resources.next().click()
    await resources.field('fixed').fill('2 000 000')
    const theirs = await ask('PATCH', `/budget/${id}`, { obUsk: 100_000 })
    expect(theirs.status).toBe(200)
    await resources.next().click()
    await resources.next().click()
    await resources.save().click()
    await expect(page.getByText('Någon annan har ändrat budgeten')).toBeVisible()
    await expect(page.getByRole('row', { name: /Fast budget/ })).toContainText('2 000 000')
    await page.getByRole('button', { name: 'Behåll mitt' }).click()
    await resources.save().click()
    await expect(page.getByText('Resurser 2026 är sparad')).toBeVisible()
  })

  await test.step('a saved budget is deleted after a question', async () => {
    await page.getByRole('link', { name: 'Till listan' }).click()
    await button(/^Ta bort/).click()
    await resources.inDialog('Ta bort').click()
    await expect(page.getByText('Ingen resursbudget än')).toBeVisible()
  })

  await test.step('R-377 the second lock makes the forecast of the year', async () => {
    await activeResource(needsId)
    await page.reload()
    await button(/^Lås/).click()
    await expect(resources.dialog()).toContainText('En låst budget kan inte låsas upp eller tas bort.')
    await expect(resources.dialog()).toContainText('skapas prognosen för 2026')
    await resources.inDialog('Lås budgeten').click()
    await expect(resources.dialog()).toContainText('Prognosen för 2026 är skapad')
    await resources.inDialog('Till prognosen').click()
    await expect(page).toHaveURL(/\/forecast\?year=2026/)
    await expect(page.getByRole('grid').first()).toBeVisible({ timeout: 30_000 })
  })
})

test('R-359 R-363 R-365 R-366 R-369 R-370 R-378 the steps with their headings, and the rules of their fields', async ({
  page,
}) => {
  const { resources } = await openResources(page, {
    language: 'en',
    path: '/resources/new',
    before: async ({ lockedNeeds, resource }) => resource((await lockedNeeds()).id),
  })

  await test.step('R-359 the stepper has four steps in their order', async () => {
    await expect(resources.stepper().getByRole('listitem').locator('span:nth-child(2)')).toHaveText([
      'Select budget',
      'Set budget',
      'Split annual workers',
      'See and adjust annual distribution',
    ])
  })

  await test.step('R-365 there are exactly three budget types', async () => {
    await expect(resources.field('year')).toBeVisible()
    const names = await page
      .getByRole('checkbox')
      .evaluateAll(boxes => boxes.map(box => box.parentElement?.textContent))
    expect(names).toEqual(['Fixed budget', 'Compensation per hour', 'Compensation per room'])
  })

  await test.step('R-363 the year is required', async () => {
    await resources.field('year').fill('')
    await resources.next().click()
    await expect(resources.fault('year')).toHaveText('This field is required.')
    await expect(resources.field('year')).toBeFocused()
    await expectTiedError(resources.field('name'), 'This field is required')
    for (const year of ['1999', '2200', '20x6']) {
      await resources.field('year').fill(year)
      await expect(resources.fault('year')).toContainText('2000')
    }
  })

  await test.step('R-369 one budget type must be chosen', async () => {
    await resources.fillFirstStep({ types: [] })
    await resources.next().click()
    await expect(page.getByRole('group', { name: /Budget type/ }).getByText('This field is required.')).toBeVisible()
    await expect(resources.step('select')).toBeVisible()
  })

  await test.step('R-370 an amount cannot be 0', async () => {
    await resources.type('Fixed budget').check()
    await resources.next().click()
    await expect(resources.step('amounts')).toBeFocused()
    for (const [typed, message] of [
      ['0', 'The value cannot be 0'],
      ['-5', 'The value cannot be negative'],
      ['1e400', 'Enter a number'],
    ] as const) {
      await resources.field('fixed').fill(typed)
      await resources.next().click()
      await expect(resources.fault('fixed')).toHaveText(message)
      await expectTiedError(resources.field('fixed'), message)
      await expect(resources.field('fixed')).toHaveValue(typed)
    }
    await expect(resources.step('amounts')).toBeVisible()
  })

  await test.step('R-366 there are exactly seven staff types', async () => {
    await resources.field('fixed').fill('10 000 000')
    await resources.next().click()
    await expect(resources.step('workers')).toBeFocused()
    const names = await page.locator('fieldset label').allTextContents()
    expect(names.toSorted()).toEqual(
      ['Buffer', 'Group leader', 'Scheduler', 'Substitutes', 'Planner', 'Administrative staff', 'Other'].toSorted(),
    )
  })

  await test.step('each step takes the focus with its heading', async () => {
    await resources.next().click()
    await expect(resources.step('distribution')).toBeFocused()
    await resources.back().click()
    await expect(resources.step('workers')).toBeFocused()
  })

  await test.step('R-378 a second budget of the year with the same name is told to exist', async () => {
    await resources.next().click()
    await resources.save().click()
    await expect(page.getByText('This Budget already exists')).toBeVisible()
    await expect(resources.step('distribution')).toBeVisible()
  })
})

test('R-098 R-352 R-355 R-360 R-361 R-362 R-364 R-371 R-379 from the list through the steps to a budget that is not balanced', async ({
  page,
}) => {
  const asked = page.waitForRequest(/\/api\/budget\/po-values$/)
  const { resources, place } = await openResources(page, {
    before: async ({ lockedNeeds, needs }) => {
      await lockedNeeds()
      await needs({ year: 2027, name: 'Behov 2027' })
    },
  })

  await test.step('R-352 the route /resources opens the resource budgets', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Resursbudget' })).toBeVisible()
    await expect(resources.create()).toBeVisible()
  })

  await test.step('R-355 create opens a stepper', async () => {
    await resources.create().click()
    await expect(resources.stepper()).toBeVisible()
  })

  await test.step('R-098 the unit cannot be switched while the steps are open', async () => {
    await expect(resources.field('year')).toBeVisible()
    const switcher = page.getByRole('banner').getByRole('button', { name: new RegExp(place.unitName) })
    await expect(switcher).toHaveAttribute('aria-disabled', 'true')
    await resources.cancel().click()
    await expect(resources.create()).toBeVisible()
    await expect(switcher).not.toHaveAttribute('aria-disabled', 'true')
  })

  await test.step('R-360 without a locked needs budget there is no resource budget', async () => {
    await resources.create().click()
    await resources.fillFirstStep({ year: '2027' })
    await expect(page.getByText('Lås behovsbudgeten innan du skapar en resursbudget')).toBeVisible()
    await resources.next().click()
    await expect(resources.step('select')).toBeVisible()
    await page.getByRole('link', { name: 'Till behovsbudgeten' }).click()
    await expect(page).toHaveURL(/\/needs$/)
    await page.goBack()
  })

  await test.step('R-379 the payroll overhead of the year is fetched and shown', async () => {
    expect((await asked).method()).toBe('GET')
    await resources.fillFirstStep()
    await resources.next().click()
    await expect(page.getByText(/Gemensamt PO-pålägg 2026: \d+,\d\d\s%/)).toBeVisible()
    const basis = page.getByRole('region', { name: 'Det här räknas med för 2026' })
    expect(plain(await basis.textContent())).toContain('PO-pålägg44,53 %')
    await resources.field('fixed').fill('1 000 000')
    await resources.next().click()
    await expect(resources.step('workers')).toBeVisible()
  })

  await test.step('R-371 annual workers cannot be 0', async () => {
    await resources.field('groupLeader').fill('0')
    await resources.next().click()
    await expect(resources.fault('groupLeader')).toHaveText('Värdet får inte vara 0')
    await expect(resources.step('workers')).toBeVisible()
  })

  await test.step('R-361 step four says whether the budget is balanced, with both differences', async () => {
    await resources.field('groupLeader').fill('1')
    await resources.next().click()
    await expect(resources.balance().getByRole('status')).toHaveText('I balans')
    expect(plain(await resources.figure('left').textContent())).toBe('471 367 kr')
    await resources.month('jan').fill('20')
    await expect(resources.balance().getByRole('status')).toContainText('Ej i balans')
    expect(plain(await resources.figure('shares').textContent())).toMatch(/^11,51 procentenheter$/)
    await page.getByRole('button', { name: 'Efter dagar' }).click()
    await expect(resources.balance().getByRole('status')).toHaveText('I balans')
    await resources.back().click()
    await resources.field('groupLeader').fill('3')
    await resources.next().click()
    await expect(resources.balance().getByRole('status')).toContainText('Ej i balans')
    expect(plain(await resources.figure('left').textContent())).toBe('-585 899 kr')
  })

  await test.step('R-362 an unbalanced budget may be saved', async () => {
    await resources.save().click()
    await expect(page.getByText('Resurser 2026 är sparad')).toBeVisible()
    await expect(page.getByText('Den är ej i balans. Att låsa den så här måste bekräftas.')).toBeVisible()
  })

  await test.step('R-364 the name is kept and stands in the list', async () => {
    await page.getByRole('link', { name: 'Till listan' }).click()
    await expect(resources.ofYear(2026).getByRole('link', { name: 'Resurser 2026' })).toBeVisible()
  })
})

test('R-356 R-367 R-368 every staff type and every month is kept, and what was typed is not lost before', async ({
  page,
}) => {
  const { resources, place, person } = await openResources(page, { path: '/resources/new' })

  await test.step('a draft survives a reload, is offered in the list, and can be thrown away', async () => {
    await resources.goToWorkers()
    await resources.field('groupLeader').fill('1,25')
    await page.reload()
    await expect(resources.step('workers')).toBeVisible()
    await expect(resources.field('groupLeader')).toHaveValue('1,25')
    await expect(page.getByText('Du fortsätter där du slutade')).toBeVisible()
    await page.goto('/resources')
    await page.getByRole('button', { name: 'Fortsätt' }).click()
    await expect(resources.field('groupLeader')).toHaveValue('1,25')
    await page.getByRole('button', { name: 'Ta bort utkastet' }).click()
    await expect(resources.field('year')).toHaveValue('2026')
    await expect(page.getByText('Du fortsätter där du slutade')).toHaveCount(0)
    await resources.goToWorkers()
    await resources.field('groupLeader').fill('1,25')
    await page.goto('/resources')
    await page.getByRole('button', { name: 'Ta bort utkastet' }).click()
    await expect(page.getByRole('button', { name: 'Fortsätt' })).toBeHidden()
    await resources.create().click()
    await expect(resources.field('year')).toHaveValue('2026')
  })

  await test.step('R-367 each staff type takes a number of annual workers', async () => {
    await resources.goToWorkers()
    const types = ['buffer', 'groupLeader', 'scheduler', 'substitutes', 'planner', 'administrative', 'other'] as const
    for (const [index, type] of types.entries()) await resources.field(type).fill(`${index + 1},5`)
    await resources.next().click()
  })

  await test.step('with little room the months go down, beside their bars', async () => {
    const [first, last] = [await resources.month('jan').boundingBox(), await resources.month('dec').boundingBox()]
    expect(last?.x).toBe(first?.x)
    expect((last?.y ?? 0) - (first?.y ?? 0)).toBe(11 * (first?.height ?? 0) + 11)
    expect(await layoutFaults(page)).toEqual([])
  })

  await test.step('R-368 step four has the shares of twelve months, and all are kept', async () => {
    const months = page.getByRole('group', { name: 'Fördelning per månad' }).getByRole('textbox')
    await expect(months).toHaveCount(12)
    const names = ['jan', 'feb', 'mar', 'apr', 'maj', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec']
    const shares = [12, 11, 10, 9, 8, 7, 6, 5, 6, 7, 8.5, 10.5]
    for (const [index, name] of names.entries()) {
      await expect(months.nth(index)).toHaveAccessibleName(new RegExp(`^${name}`, 'i'))
      await resources.month(name).fill(String(shares[index]).replace('.', ','))
    }
    await resources.save().click()
    await expect(page).toHaveURL(/saved/)
    const answer = await callApi(await signInByApi(person), `/budget/unit/${place.unitId}`)
    expect(JSON.stringify(await answer.json())).toContain(`"monthlyShares":${JSON.stringify(shares)}`)
  })

  await test.step('R-356 R-367 after saving there are a success text, the staff, and a way onward', async () => {
    await expect(page.getByText('Resurser 2026 är sparad')).toBeVisible()
    const rows = page.getByRole('table', { name: 'Personal utanför schemat' }).locator('tbody tr')
    await expect(rows).toHaveCount(7)
    await expect(rows.filter({ hasText: 'Gruppledare' })).toContainText('2,50')
    await expect(page.getByRole('link', { name: 'Till listan' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Till resultatet' })).toBeVisible()
    await page.getByRole('button', { name: 'Aktivera Resurser 2026' }).click()
    await expect(page.getByRole('button', { name: 'Lås Resurser 2026' })).toBeVisible()
  })
})

test('every figure of the worked budget example tells how it came about, last year stands beside the fields, and is copied', async ({
  page,
}) => {
  const { resources } = await openResources(page, {
    path: '/resources/new',
    before: async ({ lockedNeeds, resource }) => {
      await lockedNeeds()
      await resource((await lockedNeeds({ year: 2025, name: 'Behov 2025' })).id, {
        year: 2025,
        name: 'Resurser 2025',
      })
    },
  })

  await test.step('every figure stands beside the steps and tells how it came about', async () => {
    await resources.fillFirstStep({ types: ['Fast budget', 'Ersättning per timme', 'Ersättning per rum'] })
    await resources.next().click()
    await resources.field('fixed').fill('1 000 000')
    await resources.field('perHour').fill('420')
    await resources.field('perRoom').fill('450 000')
    await resources.next().click()
    await resources.field('groupLeader').fill('1')
    await resources.field('scheduler').fill('0,5')
    await resources.field('substitutes').fill('1,5')
    await resources.field('obUsk').fill('350 000')
    const figures = {
      annualSalary: '10 754 200 kr',
      annualWorkerCost: '528 633 kr',
      hourlyCost: '274,76 kr/tim',
      hours: '39 140,73 tim',
      annualWorkers: '20,34 årsarbetare',
      left: '8 818 301 kr',
      hoursForSchedule: '32 094,88 tim',
      fixedCost: '21 980 kr/vecka',
      substituteHours: '2 886 tim',
    } as const
    for (const [name, text] of Object.entries(figures) as [keyof typeof figures, string][]) {
      expect(plain(await resources.figure(name).textContent())).toBe(text)
      if (name !== 'hourlyCost' && name !== 'hoursForSchedule') continue
      await resources.why(name).click()
      await expect(resources.dialog().getByText('Resultat').locator('xpath=following-sibling::strong')).toHaveText(
        (await resources.figure(name).textContent()) ?? '',
      )
      await page.keyboard.press('Escape')
      await expect(resources.dialog()).toBeHidden()
      await expect(resources.why(name)).toBeFocused()
    }
    await resources.why('left').click()
    const rows = await resources.dialog().getByRole('row').allTextContents()
    expect(rows.map(plain)).toEqual([
      'DelGer',
      'Årsbudget10 754 200 kr',
      expect.stringContaining('Så beräknas det'),
      'Gruppledare1,00 årsarbetare × 528 633 kr-528 633 kr',
      'Schemaläggare0,50 årsarbetare × 528 633 kr-264 316 kr',
      'Vikarier1,50 årsarbetare × 528 633 kr-792 949 kr',
      'OB-tillägg undersköterskor-350 000 kr',
    ])
    await expectNoAxeViolations(page, '[role=dialog]')
  })

  await test.step('an earlier year is copied, and stands beside each field', async () => {
    await page.goto('/resources')
    await page.getByRole('button', { name: 'Ta bort utkastet' }).click()
    await resources.create().click()
    await resources.field('year').fill('2026')
    await resources.field('name').fill('Kopian')
    await page.getByRole('button', { name: 'Kopiera' }).click()
    await expect(resources.type('Ersättning per rum')).toBeChecked()
    await resources.next().click()
    expect(plain(await resources.field('perRoom').inputValue())).toBe('450 000')
    await expect(page.getByText(/^Förra året: 420$/)).toBeVisible()
    await resources.next().click()
    await expect(resources.field('scheduler')).toHaveValue('0,5')
    await expect(page.getByText(/^Förra året: 1,5$/)).toBeVisible()
    await resources.next().click()
    await expect(resources.month('jan')).toHaveValue('9')
  })
})
