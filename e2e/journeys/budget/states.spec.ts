import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey'
import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { control } from '../../fixtures/control'
import { makePlace, rolesOn } from '../../fixtures/places'
import { plain } from '../../fixtures/plain-text'
import { enter } from '../../fixtures/session'
import { answerWith, breakConnection } from '../../fixtures/stub'
import { NeedsPage } from '../../pages/needs-page'
import { addNeeds, openNeeds } from './needs-world'
import { exampleShares, openResources } from './resource-world'

const pages = {
  needs: { path: '/needs', call: /\/api\/need\/unit\/\d+$/, empty: 'Det finns ingen behovsbudget ännu' },
  resources: { path: '/resources', call: /\/api\/budget\/unit\/\d+$/, empty: 'Ingen resursbudget än' },
  results: {
    path: '/results?year=2026',
    call: /\/api\/budget\/unit\/\d+\/results\/\d+$/,
    empty: 'Ingen budget för 2026',
  },
  settings: { path: '/settings/budget', call: /\/api\/settings\/budget\/municipality$/, empty: null },
} as const

const economist = 4

/** As an economist who approves budgets in a place of their own: all four pages are open. */
const enterAsEconomist = async (page: Page) => {
  const place = await makePlace()
  await control.makeStaffMember({ unitId: place.unitId, salary: 30_000, weeklyHours: 37 })
  const person = await control.makeUser({
    jobTitleId: economist,
    roles: rolesOn(place, [3], 'APPROVE'),
    defaultUnitId: place.unitId,
  })
  await enter(page, { person, place }, '/help')
}

const lostConnection = { what: 'a lost connection', answer: null, text: 'Kontrollera anslutningen.' } as const

/** Each in its words; the three differ in these alone, and a refusal and a server error are told the same way everywhere. */
const failures = {
  needs: [
    lostConnection,
    { what: 'a refusal', answer: 403, text: 'Du saknar behörighet till enhetens uppgifter.' },
    { what: 'a server error', answer: 500, text: 'Serverfel.' },
  ],
  resources: [lostConnection],
  results: [lostConnection],
  settings: [lostConnection],
} as const

for (const areas of [
  ['needs', 'resources'],
  ['results', 'settings'],
] as const)
  test(`${areas.join(' and ')} say that they load, what to do without a budget, and what has failed, and the retry brings the page`, async ({
    page,
  }) => {
    const main = page.getByRole('main')
    const loading = main.getByRole('status', { name: 'Läser in …' })
    const shown = main.getByRole('heading').or(main.getByRole('combobox')).first()
    const alert = main.getByRole('alert')
    const expectLoading = async ({ path, call, empty }: (typeof pages)[keyof typeof pages]) => {
      const waiting: (() => void)[] = []
      let isHeld = true
      await page.route(call, async route => {
        if (isHeld) await new Promise<void>(resolve => waiting.push(resolve))
        await route.continue()
      })
      await page.goto(path)
      await expect(loading).toBeVisible({ timeout: 30_000 })
      isHeld = false
      waiting.forEach(goOn => goOn())
      await expect(loading).toHaveCount(0)
      await expect(shown).toBeVisible()
      if (empty !== null) await expect(main.getByText(empty)).toBeVisible()
      await page.unroute(call)
    }
    await enterAsEconomist(page)
    for (const area of areas) {
      const { call } = pages[area]
      await test.step(`${area}: while it is fetched the page says that it loads`, () => expectLoading(pages[area]))
      for (const { what, answer, text } of failures[area])
        await test.step(`${area}: ${what} is told in words`, async () => {
          if (answer === null) await breakConnection(page, call)
          else await answerWith(page, call, answer, { statusCode: answer, code: 'x', message: 'X' })
          await page.reload()
          await expect(alert).toContainText(text, { timeout: 30_000 })
          if (answer === null) await expectNoAxeViolations(page, 'main')
          await page.unroute(call)
          await main.getByRole('button', { name: 'Försök igen' }).click()
          await expect(alert).toHaveCount(0)
          await expect(shown).toBeVisible()
        })
    }
  })

test('R-342 R-372 a unit without staff gets no budget, and the pages say so', async ({ page }) => {
  const { resources, ask, place, approver } = await openResources(page, {
    language: 'en',
    path: '/needs',
    hasStaff: false,
    before: () => Promise.resolve(),
  })
  const needs = new NeedsPage(page)
  const first = page.getByRole('main').getByText('Add staff before creating a budget')

  await test.step('R-342 needs', async () => {
    await expect(first).toBeVisible()
    await expect(needs.create()).toHaveCount(0)
    await expect(addNeeds(approver, place)).rejects.toThrow(/no-staff/)
    await page.goto('/needs/new')
    await expect(first).toBeVisible()
  })

  await test.step('R-372 resources', async () => {
    await page.goto('/resources')
    await expect(first).toBeVisible()
    await expect(resources.create()).toBeHidden()
    await page.goto('/resources/new')
    await expect(first).toBeVisible()
    const refused = await ask('POST', `/budget/unit/${place.unitId}`, {
      requestId: '7f1f0e0c-6a39-4a43-9d2d-4d1b6a2f8c11',
      year: 2026,
      needsBudgetId: 1,
      name: 'X',
      budgetTypes: [{ type: 'fixed', amount: 1 }],
      staffTypes: [],
      obUsk: 0,
      monthlyShares: exampleShares,
    })
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, 'no-staff'])
  })
})

test('who may only read sees the budgets and no way to change them', async ({ page }) => {
  const { resources } = await openResources(page, {
    language: 'en',
    level: 'READ',
    before: async ({ lockedNeeds, activeResource, needs }) => {
      await activeResource((await lockedNeeds()).id)
      await needs({ year: 2027, name: 'Behov 2027' })
    },
  })
  await expect(resources.item('Resurser 2026')).toBeVisible()
  await expect(resources.item('Resurser 2026').getByRole('button')).toHaveCount(0)
  await expect(resources.create()).toBeHidden()
  await expect(page.getByText('You can read the budgets but not change them.')).toBeVisible()

  await page.goto('/needs')
  const needs = new NeedsPage(page)
  await expect(needs.notice('You can read the needs budgets of the unit but not change them.')).toBeVisible()
  await expect(needs.create()).toHaveCount(0)
  await expect(needs.item('Behov 2027').getByRole('button')).toHaveCount(0)
  await needs.main().getByRole('link', { name: 'Behov 2027' }).click()
  await expect(needs.main().getByRole('region', { name: 'Behov 2027' })).toBeVisible()
})

test('what is done to needs budgets without a server is told, loses nothing, and is done once', async ({
  page,
  context,
}) => {
  const { needs } = await openNeeds(page, {
    path: '/needs/new',
    before: (place, person) => addNeeds(person, place, { year: 2027, name: 'Needs 2027' }),
  })
  await needs.wizardReady()
  const unreached = /^The server could not be reached/

  await test.step('a budget that is saved offline stays, and says so', async () => {
    await needs.fillExample()
    await needs.next().click()
    await expect(needs.save()).toBeVisible()
    await context.setOffline(true)
    await needs.save().click()
    await expect(needs.notice(unreached)).toBeVisible()
    await needs.back().click()
    await expect(needs.name()).toHaveValue('Needs 2026')
    await expect(needs.hours(2)).toHaveValue('150')
    await needs.next().click()
    await context.setOffline(false)
  })

  await test.step('a save whose answer is lost makes one budget when it is sent again', async () => {
    const call = /\/api\/need\/unit\/\d+$/
    await page.route(call, async route => {
      if (route.request().method() !== 'POST') return route.continue()
      // The server has it; the answer does not come through.
      await route.fetch()
      return route.abort('connectionreset')
    })
    const aborted = page.waitForEvent('requestfailed', request => call.test(request.url()))
    await needs.save().click()
    await aborted
    await expect(needs.notice(unreached)).toBeVisible()
    await page.unroute(call)
    await needs.save().click()
    await expect(needs.notice('Needs 2026 is saved')).toBeVisible()
    await needs.main().getByRole('link', { name: 'Go to the list' }).click()
    await expect(needs.list(2026).getByRole('listitem')).toHaveCount(1)
  })

  await test.step('a server error at the save is told', async () => {
    await needs.action('Needs 2026', /^Edit/).click()
    await needs.efficiency().fill('90')
    await needs.next().click()
    await answerWith(page, /\/api\/need\/\d+$/, 500, { statusCode: 500, code: 'server-error', message: 'X' })
    await needs.save().click()
    await expect(needs.main().getByRole('alert')).toContainText('Server error')
    await page.unroute(/\/api\/need\/\d+$/)
    await needs.save().click()
    await expect(needs.notice('Needs 2026 is saved')).toBeVisible()
    await expect(needs.main()).toContainText('90,00 %')
  })

  await test.step('an activation and a lock', async () => {
    await page.goto('/needs')
    await needs.listReady()
    await context.setOffline(true)
    await needs.action('Needs 2026', /^Activate/).click()
    await expect(page.getByText(unreached).first()).toBeVisible()
    await context.setOffline(false)
    await needs.action('Needs 2026', /^Activate/).click()
    await needs.action('Needs 2026', /^Lock/).click()
    // Its code is fetched when it is asked for.
    await expect(needs.dialog()).toBeVisible()
    await context.setOffline(true)
    await needs.dialog().getByRole('button', { name: 'Lock budget' }).click()
    await expect(needs.dialog()).toContainText('The server could not be reached')
    await context.setOffline(false)
    await needs.dialog().getByRole('button', { name: 'Lock budget' }).click()
    await expect(needs.dialog()).toBeHidden()
    await expect(needs.item('Needs 2026')).toContainText('Locked')
  })

  await test.step('a deletion', async () => {
    await needs.action('Needs 2027', /^Delete/).click()
    await expect(needs.dialog()).toBeVisible()
    await context.setOffline(true)
    await needs.dialog().getByRole('button', { name: 'Delete' }).click()
    await expect(needs.dialog()).toContainText('The server could not be reached')
    await context.setOffline(false)
    await needs.dialog().getByRole('button', { name: 'Delete' }).click()
    await expect(needs.dialog()).toBeHidden()
    await expect(needs.item('Needs 2027')).toHaveCount(0)
  })
})

test('what is done to resource budgets without a server is told, loses nothing, and is done once', async ({
  page,
  context,
}) => {
  const { resources } = await openResources(page, {
    path: '/resources/new',
    before: async ({ lockedNeeds, resource }) => resource((await lockedNeeds()).id, { name: 'Utkast' }),
  })
  const button = (budget: string, action: RegExp) => resources.item(budget).getByRole('button', { name: action })
  const told = 'Servern kunde inte nås.'
  const stays = page.getByText('Servern kunde inte nås. Det du har fyllt i finns kvar.', { exact: false })
  const call = /\/api\/budget\/unit\/\d+$/

  await test.step('a needs budget that is gone under the open steps is told, and what was typed stays', async () => {
    await resources.goToDistribution()
    const body = {
      statusCode: 409,
      code: 'needs-budget-first',
      message: 'Lås behovsbudgeten innan du skapar en resursbudget. Behovsbudgeten finns inte längre.',
      details: { reason: 'needs-budget-gone' },
    }
    // A locked needs budget cannot be deleted, so the answer stands in for a server where it was.
    await page.route(call, route =>
      route.request().method() === 'POST' ? route.fulfill({ status: 409, json: body }) : route.fallback(),
    )
    await resources.save().click()
    await expect(page.getByRole('alert').filter({ hasText: 'finns inte längre' })).toBeVisible()
    await resources.back().click()
    await resources.back().click()
    expect(plain(await resources.field('fixed').inputValue())).toBe('10 000 000')
    await page.unroute(call)
    await resources.next().click()
    await resources.next().click()
  })

  await test.step('a budget that is saved offline survives a closed page, and is saved once', async () => {
    await context.setOffline(true)
    await resources.save().click()
    await expect(stays).toBeVisible()
    await context.setOffline(false)
    await page.goto('/resources')
    await expect(page.getByText('Du har en påbörjad resursbudget')).toBeVisible()
    await page.getByRole('button', { name: 'Fortsätt' }).click()
    await expect(resources.step('distribution')).toBeVisible()
  })

  await test.step('a server that is not reached is told, and the save works when it is back', async () => {
    await breakConnection(page, call)
    await resources.save().click()
    await expect(stays).toBeVisible()
    await page.unroute(call)
    await resources.save().click()
    await expect(page.getByText('Resurser 2026 är sparad')).toBeVisible()
  })

  await test.step('a deletion, an activation and a lock', async () => {
    await page.goto('/resources')
    await button('Utkast', /^Ta bort/).click()
    // Its code is fetched when it is asked for.
    await expect(resources.dialog()).toBeVisible()
    await context.setOffline(true)
    await resources.inDialog('Ta bort').click()
    await expect(resources.dialog()).toContainText(told)
    await context.setOffline(false)
    await resources.inDialog('Ta bort').click()
    await expect(resources.item('Utkast')).toHaveCount(0)

    await context.setOffline(true)
    await button('Resurser 2026', /^Aktivera/).click()
    await expect(page.getByText(told, { exact: false }).first()).toBeVisible()
    await context.setOffline(false)
    await button('Resurser 2026', /^Aktivera/).click()
    await button('Resurser 2026', /^Lås/).click()
    await expect(resources.dialog()).toBeVisible()
    await context.setOffline(true)
    await resources.inDialog('Lås budgeten').click()
    await expect(resources.dialog()).toContainText(told)
    await context.setOffline(false)
    await resources.inDialog('Lås budgeten').click()
    await expect(resources.dialog()).toContainText('Prognosen för 2026 är skapad')
  })
})
