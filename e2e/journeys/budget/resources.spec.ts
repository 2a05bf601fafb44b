import { expect, test } from '../../fixtures/journey'
import { expectNoAxeViolationsInBothThemes } from '../../fixtures/accessibility'
import { plain } from '../../fixtures/plain-text'
import { callApi, signInByApi } from '../../fixtures/session'
import { answerWith, breakConnection } from '../../fixtures/stub'
import { openResources } from './resource-world'

const english = { language: 'en' } as const
const newBudget = { path: '/resources/new' } as const

test.describe('the list', () => {
  test('R-352 the route /resources opens the resource budgets', async ({ page }) => {
    const { resources } = await openResources(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Resursbudget' })).toBeVisible()
    await expect(resources.create()).toBeVisible()
  })

  test('R-354 the landing lists the budgets of each year with a create button', async ({ page }) => {
    const { resources } = await openResources(page, {
      before: async ({ lockedNeeds, resource }) => {
        const [now, before] = [await lockedNeeds(), await lockedNeeds({ year: 2025, name: 'Behov 2025' })]
        await resource(now.id)
        await resource(before.id, { year: 2025, name: 'Resurser 2025' })
      },
    })
    await expect(resources.ofYear(2026).getByRole('listitem')).toHaveText([/Resurser 2026/])
    await expect(resources.ofYear(2025).getByRole('listitem')).toHaveText([/Resurser 2025/])
    expect(plain(await resources.item('Resurser 2026').textContent())).toContain('Årsbudget10 754 200 kr')
    await resources.create().click()
    await expect(resources.step('select')).toBeVisible()
  })

  test('R-373 the list shows saved, active or locked for each budget', async ({ page }) => {
    const { resources } = await openResources(page, {
      before: async ({ lockedNeeds, resource, activeResource, lock }) => {
        const { id } = await lockedNeeds()
        await lock((await activeResource(id, { name: 'Den låsta' })).id)
        await activeResource(id, { name: 'Den aktiva' })
        await resource(id, { name: 'Den sparade' })
      },
    })
    await expect(resources.item('Den låsta')).toContainText('Låst')
    await expect(resources.item('Den aktiva')).toContainText('Aktiv')
    await expect(resources.item('Den sparade')).toContainText('Sparad')
    await resources
      .item('Den sparade')
      .getByRole('button', { name: /^Aktivera/ })
      .click()
    await expect(resources.item('Den sparade')).toContainText('Aktiv')
    await expect(resources.item('Den aktiva')).toContainText('Sparad')
  })

  test('R-376 an active resource budget cannot be deleted', async ({ page }) => {
    const { resources, ask } = await openResources(page, {
      ...english,
      before: async ({ lockedNeeds, activeResource }) => activeResource((await lockedNeeds()).id),
    })
    await resources.item('Resurser 2026').getByRole('button', { name: 'Delete Resurser 2026' }).click({ force: true })
    await expect(page.getByText('You cannot delete active item', { exact: true }).first()).toBeVisible()
    await expect(resources.item('Resurser 2026')).toBeVisible()
    const id = (await resources.item('Resurser 2026').getByRole('link').getAttribute('href'))?.split('/').at(-1) ?? ''
    expect((await ask('DELETE', `/budget/${id}`)).status).toBe(409)
  })

  test('R-375 a locked resource budget cannot be deleted', async ({ page }) => {
    const { resources } = await openResources(page, {
      before: async ({ lockedNeeds, activeResource, lock }) =>
        lock((await activeResource((await lockedNeeds()).id)).id),
    })
    const remove = resources.item('Resurser 2026').getByRole('button', { name: 'Ta bort Resurser 2026' })
    await expect(remove).toHaveAttribute('aria-disabled', 'true')
    await remove.click({ force: true })
    await expect(page.getByText('En låst budget kan inte tas bort').first()).toBeVisible()
    await expect(resources.dialog()).toBeHidden()
  })

  test('R-374 nothing unlocks a resource budget', async ({ page }) => {
    let id = 0
    const { resources, ask } = await openResources(page, {
      before: async ({ lockedNeeds, activeResource, lock }) => {
        ;({ id } = await activeResource((await lockedNeeds()).id))
        await lock(id)
      },
    })
    await expect(resources.item('Resurser 2026').getByRole('button')).toHaveText(['Ta bort'])
    const refused = await ask('PATCH', `/budget/${id}`, { name: 'Ny' })
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, 'budget-locked'])
    await page.goto(`/resources/${id}/edit`)
    await expect(page).toHaveURL(new RegExp(`/resources/${id}$`))
  })

  test('a saved budget is deleted after a question', async ({ page }) => {
    const { resources } = await openResources(page, {
      before: async ({ lockedNeeds, resource }) => resource((await lockedNeeds()).id),
    })
    await resources
      .item('Resurser 2026')
      .getByRole('button', { name: /^Ta bort/ })
      .click()
    await resources.inDialog('Ta bort').click()
    await expect(page.getByText('Ingen resursbudget än')).toBeVisible()
  })

  test('R-372 a unit without staff gets no resource budget', async ({ page }) => {
    const { resources, ask, place } = await openResources(page, {
      hasStaff: false,
      before: () => Promise.resolve(),
    })
    await expect(page.getByText('Lägg till personal innan du skapar en budget')).toBeVisible()
    await expect(resources.create()).toBeHidden()
    await page.goto('/resources/new')
    await expect(page.getByText('Lägg till personal innan du skapar en budget')).toBeVisible()
    const refused = await ask('POST', `/budget/unit/${place.unitId}`, {
      requestId: '7f1f0e0c-6a39-4a43-9d2d-4d1b6a2f8c11',
      year: 2026,
      needsBudgetId: 1,
      name: 'X',
      budgetTypes: [{ type: 'fixed', amount: 1 }],
      staffTypes: [],
      obUsk: 0,
      monthlyShares: [9, 8, 8, 8, 8, 8, 9, 9, 8, 8, 8, 9],
    })
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, 'no-staff'])
  })

  test('who may only read sees the budgets and no way to change them', async ({ page }) => {
    const { resources } = await openResources(page, {
      level: 'READ',
      before: async ({ lockedNeeds, activeResource }) => activeResource((await lockedNeeds()).id),
    })
    await expect(resources.item('Resurser 2026')).toBeVisible()
    await expect(resources.item('Resurser 2026').getByRole('button')).toHaveCount(0)
    await expect(resources.create()).toBeHidden()
    await expect(page.getByText('Du kan läsa budgetarna men inte ändra dem.')).toBeVisible()
  })

  test('who may write but not approve cannot lock', async ({ page }) => {
    const { resources } = await openResources(page, {
      level: 'WRITE',
      before: async ({ lockedNeeds, activeResource }) => activeResource((await lockedNeeds()).id),
    })
    await expect(resources.item('Resurser 2026').getByRole('button')).toHaveText([
      'Be om låsning',
      'Redigera',
      'Ta bort',
    ])
  })

  test('a list that cannot be fetched says so and is fetched again', async ({ page }) => {
    const { resources } = await openResources(page, {
      before: async ({ lockedNeeds }) => {
        await lockedNeeds()
        await answerWith(page, /\/api\/budget\/unit\/\d+$/, 500, {
          statusCode: 500,
          code: 'server-error',
          message: 'X',
        })
      },
    })
    await expect(page.getByRole('alert')).toContainText('Serverfel', { timeout: 30_000 })
    await page.unroute(/\/api\/budget\/unit\/\d+$/)
    await page.getByRole('button', { name: 'Försök igen' }).click()
    await expect(resources.create()).toBeVisible()
  })
})

test.describe('the four steps', () => {
  test('R-355 create opens a stepper', async ({ page }) => {
    const { resources } = await openResources(page)
    await resources.create().click()
    await expect(resources.stepper()).toBeVisible()
  })

  test('R-359 the stepper has four steps in their order', async ({ page }) => {
    const { resources } = await openResources(page, { ...english, ...newBudget })
    await expect(resources.stepper().getByRole('listitem').locator('span:nth-child(2)')).toHaveText([
      'Select budget',
      'Set budget',
      'Split annual workers',
      'See and adjust annual distribution',
    ])
  })

  test('R-363 the year is required', async ({ page }) => {
    const { resources } = await openResources(page, { ...english, ...newBudget })
    await resources.field('year').fill('')
    await resources.next().click()
    await expect(resources.fault('year')).toHaveText('This field is required.')
    await expect(resources.field('year')).toBeFocused()
    for (const year of ['1999', '2200', '20x6']) {
      await resources.field('year').fill(year)
      await expect(resources.fault('year')).toContainText('2000')
    }
  })

  test('R-364 the name is kept and stands in the list', async ({ page }) => {
    const { resources } = await openResources(page, newBudget)
    await resources.goToDistribution()
    await resources.save().click()
    await page.getByRole('link', { name: 'Till listan' }).click()
    await expect(resources.ofYear(2026).getByRole('link', { name: 'Resurser 2026' })).toBeVisible()
  })

  test('R-365 there are exactly three budget types', async ({ page }) => {
    const { resources } = await openResources(page, { ...english, ...newBudget })
    await expect(resources.field('year')).toBeVisible()
    const names = await page
      .getByRole('checkbox')
      .evaluateAll(boxes => boxes.map(box => box.parentElement?.textContent))
    expect(names).toEqual(['Fixed budget', 'Compensation per hour', 'Compensation per room'])
  })

  test('R-369 one budget type must be chosen', async ({ page }) => {
    const { resources } = await openResources(page, { ...english, ...newBudget })
    await resources.fillFirstStep({ types: [] })
    await resources.next().click()
    await expect(page.getByRole('group', { name: /Budget type/ }).getByText('This field is required.')).toBeVisible()
    await expect(resources.step('select')).toBeVisible()
  })

  test('R-360 without a locked needs budget there is no resource budget', async ({ page }) => {
    const { resources } = await openResources(page, { ...newBudget, before: ({ needs }) => needs() })
    await resources.fillFirstStep()
    await expect(page.getByText('Lås behovsbudgeten innan du skapar en resursbudget')).toBeVisible()
    await resources.next().click()
    await expect(resources.step('select')).toBeVisible()
    await page.getByRole('link', { name: 'Till behovsbudgeten' }).click()
    await expect(page).toHaveURL(/\/needs$/)
  })

  test('R-370 an amount cannot be 0', async ({ page }) => {
    const { resources } = await openResources(page, { ...english, ...newBudget })
    await resources.fillFirstStep({ types: ['Fixed budget'] })
    await resources.next().click()
    for (const [typed, message] of [
      ['0', 'The value cannot be 0'],
      ['-5', 'The value cannot be negative'],
      ['1e400', 'Enter a number'],
    ] as const) {
      await resources.field('fixed').fill(typed)
      await resources.next().click()
      await expect(resources.fault('fixed')).toHaveText(message)
      await expect(resources.field('fixed')).toHaveValue(typed)
    }
    await expect(resources.step('amounts')).toBeVisible()
  })

  test('R-366 there are exactly seven staff types', async ({ page }) => {
    const { resources } = await openResources(page, { ...english, ...newBudget })
    await resources.fillFirstStep({ types: ['Fixed budget'] })
    await resources.next().click()
    await resources.field('fixed').fill('10 000 000')
    await resources.next().click()
    await expect(resources.step('workers')).toBeVisible()
    const names = await page.locator('fieldset label').allTextContents()
    expect(names.toSorted()).toEqual(
      ['Buffer', 'Group leader', 'Scheduler', 'Substitutes', 'Planner', 'Administrative staff', 'Other'].toSorted(),
    )
  })

  test('R-367 each staff type takes a number of annual workers', async ({ page }) => {
    const { resources } = await openResources(page, newBudget)
    await resources.goToWorkers()
    const types = ['buffer', 'groupLeader', 'scheduler', 'substitutes', 'planner', 'administrative', 'other'] as const
    for (const [index, type] of types.entries()) await resources.field(type).fill(`${index + 1},5`)
    await resources.next().click()
    await resources.save().click()
    const rows = page.getByRole('table', { name: 'Personal utanför schemat' }).locator('tbody tr')
    await expect(rows).toHaveCount(7)
    await expect(rows.filter({ hasText: 'Gruppledare' })).toContainText('2,50')
  })

  test('R-371 annual workers cannot be 0', async ({ page }) => {
    const { resources } = await openResources(page, newBudget)
    await resources.goToWorkers()
    await resources.field('groupLeader').fill('0')
    await resources.next().click()
    await expect(resources.fault('groupLeader')).toHaveText('Värdet får inte vara 0')
    await expect(resources.step('workers')).toBeVisible()
  })

  test('R-368 step four has the shares of twelve months, and all are kept', async ({ page }) => {
    const { resources, place, person } = await openResources(page, newBudget)
    await resources.goToDistribution()
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

  test('R-361 step four says whether the budget is balanced, with both differences', async ({ page }) => {
    const { resources } = await openResources(page, newBudget)
    await resources.goToWorkers('1 000 000')
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

  test('R-362 an unbalanced budget may be saved', async ({ page }) => {
    const { resources } = await openResources(page, newBudget)
    await resources.goToWorkers('1 000 000')
    await resources.field('groupLeader').fill('3')
    await resources.next().click()
    await expect(resources.balance().getByRole('status')).toContainText('Ej i balans')
    await resources.save().click()
    await expect(page.getByText('Resurser 2026 är sparad')).toBeVisible()
    await expect(page.getByText('Den är ej i balans. Att låsa den så här måste bekräftas.')).toBeVisible()
  })

  test('R-356 after saving there is a success text and a way onward', async ({ page }) => {
    const { resources } = await openResources(page, newBudget)
    await resources.goToDistribution()
    await resources.save().click()
    await expect(page.getByText('Resurser 2026 är sparad')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Till listan' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Till resultatet' })).toBeVisible()
    await page.getByRole('button', { name: 'Aktivera Resurser 2026' }).click()
    await expect(page.getByRole('button', { name: 'Lås Resurser 2026' })).toBeVisible()
  })

  test('R-378 a second budget of the year with the same name is told to exist', async ({ page }) => {
    const { resources } = await openResources(page, {
      ...english,
      ...newBudget,
      before: async ({ lockedNeeds, resource }) => resource((await lockedNeeds()).id),
    })
    await resources.fillFirstStep({ types: ['Fixed budget'] })
    await resources.next().click()
    await resources.field('fixed').fill('10 000 000')
    await resources.next().click()
    await resources.next().click()
    await resources.save().click()
    await expect(page.getByText('This Budget already exists')).toBeVisible()
    await expect(resources.step('distribution')).toBeVisible()
  })

  test('R-379 the payroll overhead of the year is fetched and shown', async ({ page }) => {
    const asked = page.waitForRequest(/\/api\/budget\/po-values$/)
    const { resources } = await openResources(page, newBudget)
    expect((await asked).method()).toBe('GET')
    await resources.fillFirstStep()
    await resources.next().click()
    await expect(page.getByText(/Allmänt PO-pålägg 2026: \d+,\d\d\s%/)).toBeVisible()
    const basis = page.getByRole('region', { name: 'Det här räknas med för 2026' })
    expect(plain(await basis.textContent())).toContain('PO-pålägg44,53 %')
  })

  test('R-098 the unit cannot be switched while the steps are open', async ({ page }) => {
    const { resources, place } = await openResources(page, newBudget)
    await expect(resources.field('year')).toBeVisible()
    const switcher = page.getByRole('banner').getByRole('button', { name: new RegExp(place.unitName) })
    await expect(switcher).toHaveAttribute('aria-disabled', 'true')
    await resources.cancel().click()
    await expect(resources.create()).toBeVisible()
    await expect(switcher).not.toHaveAttribute('aria-disabled', 'true')
  })
})

test.describe('what the worked budget example comes to', () => {
  test('every figure stands beside the steps and tells how it came about', async ({ page }) => {
    const { resources } = await openResources(page, newBudget)
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
      expect.stringContaining('Hur det räknas'),
      'Gruppledare1,00 årsarbetare × 528 633 kr-528 633 kr',
      'Schemaläggare0,50 årsarbetare × 528 633 kr-264 316 kr',
      'Vikarier1,50 årsarbetare × 528 633 kr-792 949 kr',
      'OB-tillägg undersköterskor-350 000 kr',
    ])
  })

  test('last year stands beside each field, and an earlier year is copied', async ({ page }) => {
    const { resources } = await openResources(page, {
      ...newBudget,
      before: async ({ lockedNeeds, resource }) => {
        await lockedNeeds()
        await resource((await lockedNeeds({ year: 2025, name: 'Behov 2025' })).id, {
          year: 2025,
          name: 'Resurser 2025',
        })
      },
    })
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

test.describe('nothing is lost', () => {
  test('a draft survives a reload, is offered in the list, and can be thrown away', async ({ page }) => {
    const { resources } = await openResources(page, newBudget)
    await resources.goToWorkers()
    await resources.field('groupLeader').fill('1,25')
    await page.reload()
    await expect(resources.step('workers')).toBeVisible()
    await expect(resources.field('groupLeader')).toHaveValue('1,25')
    await expect(page.getByText('Du fortsätter där du slutade')).toBeVisible()
    await page.goto('/resources')
    await page.getByRole('button', { name: 'Fortsätt' }).click()
    await expect(resources.field('groupLeader')).toHaveValue('1,25')
    await page.getByRole('button', { name: 'Kasta' }).click()
    await expect(resources.field('year')).toHaveValue('2026')
    await expect(page.getByText('Du fortsätter där du slutade')).toHaveCount(0)
    await resources.goToWorkers()
    await resources.field('groupLeader').fill('1,25')
    await page.goto('/resources')
    await page.getByRole('button', { name: 'Kasta' }).click()
    await expect(page.getByRole('button', { name: 'Fortsätt' })).toBeHidden()
    await resources.create().click()
    await expect(resources.field('year')).toHaveValue('2026')
  })

  test('somebody else was first: the differences are shown and the choice is saved', async ({ page }) => {
    let id = 0
    const { resources, ask } = await openResources(page, {
      before: async ({ lockedNeeds, resource }) => ({ id } = await resource((await lockedNeeds()).id)),
    })
    await resources
      .item('Resurser 2026')
      .getByRole('button', { name: /^Redigera/ })
      .click()
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

  test('a needs budget that is gone under the open steps is told, and what was typed stays', async ({ page }) => {
    const { resources } = await openResources(page, newBudget)
    await resources.goToDistribution()
    const body = {
      statusCode: 409,
      code: 'needs-budget-first',
      message: 'Lås behovsbudgeten innan du skapar en resursbudget. Behovsbudgeten finns inte längre.',
      details: { reason: 'needs-budget-gone' },
    }
    // A locked needs budget cannot be deleted, so the answer stands in for a server where it was.
    await page.route(/\/api\/budget\/unit\/\d+$/, route =>
      route.request().method() === 'POST' ? route.fulfill({ status: 409, json: body }) : route.fallback(),
    )
    await resources.save().click()
    await expect(page.getByRole('alert').filter({ hasText: 'finns inte längre' })).toBeVisible()
    await resources.back().click()
    await resources.back().click()
    expect(plain(await resources.field('fixed').inputValue())).toBe('10 000 000')
  })

  test('a server that is not reached is told, and the save works when it is back', async ({ page }) => {
    const { resources } = await openResources(page, newBudget)
    await resources.goToDistribution()
    await breakConnection(page, /\/api\/budget\/unit\/\d+$/)
    await resources.save().click()
    await expect(
      page.getByText('Servern kunde inte nås. Det du har fyllt i finns kvar.', { exact: false }),
    ).toBeVisible()
    await page.unroute(/\/api\/budget\/unit\/\d+$/)
    await resources.save().click()
    await expect(page.getByText('Resurser 2026 är sparad')).toBeVisible()
  })
})

test.describe('the lock', () => {
  test('R-377 the second lock makes the forecast of the year', async ({ page }) => {
    const { resources } = await openResources(page, {
      before: async ({ lockedNeeds, activeResource }) => activeResource((await lockedNeeds()).id),
    })
    await resources.item('Resurser 2026').getByRole('button', { name: /^Lås/ }).click()
    await expect(resources.dialog()).toContainText('En låst budget kan inte låsas upp eller tas bort.')
    await expect(resources.dialog()).toContainText('skapas prognosen för 2026')
    await resources.inDialog('Lås budgeten').click()
    await expect(resources.dialog()).toContainText('Prognosen för 2026 är skapad')
    await resources.inDialog('Till prognosen').click()
    await expect(page).toHaveURL(/\/forecast\?year=2026/)
    await expect(page.getByRole('grid').first()).toBeVisible({ timeout: 30_000 })
  })

  test('a budget that is not balanced is not locked without a confirmation, and the dialog says so', async ({
    page,
  }) => {
    const { resources } = await openResources(page, {
      before: async ({ lockedNeeds, activeResource }) =>
        activeResource((await lockedNeeds()).id, { budgetTypes: [{ type: 'fixed', amount: 1000 }] }),
    })
    await resources.item('Resurser 2026').getByRole('button', { name: /^Lås/ }).click()
    await expect(resources.dialog()).toContainText('Budgeten är ej i balans')
    await expect(resources.inDialog('Lås budgeten')).toBeDisabled()
  })
})

test('axe finds nothing in the list, the steps and an explanation', async ({ page }) => {
  test.slow()
  const { resources } = await openResources(page, {
    before: async ({ lockedNeeds, activeResource }) => activeResource((await lockedNeeds()).id),
  })
  await expect(resources.create()).toBeVisible()
  await expectNoAxeViolationsInBothThemes(page)
  await resources.create().click()
  await resources.next().click()
  await expectNoAxeViolationsInBothThemes(page)
  await resources.fillFirstStep({ name: 'En till' })
  await resources.next().click()
  await resources.field('fixed').fill('10 000 000')
  await expectNoAxeViolationsInBothThemes(page)
  await resources.next().click()
  await expectNoAxeViolationsInBothThemes(page)
  await resources.next().click()
  await resources.why('left').click()
  await expectNoAxeViolationsInBothThemes(page)
})
