import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey'
import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { control } from '../../fixtures/control'
import { makePlace, rolesOn } from '../../fixtures/places'
import { enter } from '../../fixtures/session'
import { answerWith, breakConnection } from '../../fixtures/stub'
import { addNeeds, openNeeds } from './needs-world'
import { openResources } from './resource-world'

const pages = [
  { path: '/needs', call: /\/api\/need\/unit\/\d+$/ },
  { path: '/resources', call: /\/api\/budget\/unit\/\d+$/ },
  { path: '/results', call: /\/api\/budget\/unit\/\d+\/results\/\d+$/ },
  { path: '/settings/budget', call: /\/api\/settings\/budget\/municipality$/ },
] as const

const economist = 4

/** An economist who approves budgets in a place of their own: all four pages are open. */
const openAs = async (page: Page, path: string, language: 'sv' | 'en' = 'sv') => {
  const place = await makePlace()
  await control.makeStaffMember({ unitId: place.unitId, salary: 30_000, weeklyHours: 37 })
  const person = await control.makeUser({
    jobTitleId: economist,
    roles: rolesOn(place, [3], 'APPROVE'),
    defaultUnitId: place.unitId,
  })
  await enter(page, { person, place, language }, path)
  return page.getByRole('main')
}

const failures = [
  { what: 'a server error', answer: 500, sv: 'Serverfel. Försök igen senare.', en: 'Server error. Try again later.' },
  {
    what: 'a refusal',
    answer: 403,
    sv: 'Du saknar behörighet till enhetens uppgifter.',
    en: "You have no permission for the unit's data.",
  },
  {
    what: 'a lost connection',
    answer: null,
    sv: 'Det gick inte att hämta data. Kontrollera anslutningen.',
    en: 'Could not fetch data. Check the connection.',
  },
] as const

for (const { path, call } of pages)
  test.describe(path, () => {
    for (const { what, answer, sv, en } of failures)
      test(`${what} is told in words, and the retry brings the page`, async ({ page }) => {
        const language = answer === 500 ? 'en' : 'sv'
        if (answer === null) await breakConnection(page, call)
        else await answerWith(page, call, answer, { statusCode: answer, code: 'x', message: 'X' })
        const main = await openAs(page, path, language)
        const alert = main.getByRole('alert')
        for (const sentence of (language === 'sv' ? sv : en).split('. '))
          await expect(alert).toContainText(sentence, { timeout: 30_000 })
        await expectNoAxeViolations(page)
        await page.unroute(call)
        await main.getByRole('button', { name: /^(Försök igen|Try again)$/ }).click()
        await expect(alert).toHaveCount(0)
        await expect(main.getByRole('heading').or(main.getByRole('combobox')).first()).toBeVisible()
      })

    test('while it is fetched the page says that it loads', async ({ page }) => {
      const waiting: (() => void)[] = []
      let isHeld = true
      await page.route(call, async route => {
        if (isHeld) await new Promise<void>(resolve => waiting.push(resolve))
        await route.continue()
      })
      const main = await openAs(page, path)
      await expect(main.getByRole('status', { name: 'Läser in …' })).toBeVisible({ timeout: 30_000 })
      isHeld = false
      waiting.forEach(goOn => goOn())
      await expect(main.getByRole('status', { name: 'Läser in …' })).toHaveCount(0)
    })
  })

test('pages without a budget say what to do', async ({ page }) => {
  const main = await openAs(page, '/needs')
  await expect(main.getByText('Det finns ingen behovsbudget ännu')).toBeVisible()
  await page.goto('/resources')
  await expect(main.getByText('Ingen resursbudget än')).toBeVisible()
  await page.goto('/results?year=2026')
  await expect(main.getByText('Ingen budget för 2026')).toBeVisible()
})

test('a needs budget that is saved offline stays, says so, and is saved when the line is back', async ({
  page,
  context,
}) => {
  const { needs } = await openNeeds(page, { path: '/needs/new' })
  await needs.wizardReady()
  await needs.fillExample()
  await needs.next().click()
  await context.setOffline(true)
  await needs.save().click()
  await expect(needs.notice(/^The server could not be reached/)).toBeVisible()
  await needs.back().click()
  await expect(needs.name()).toHaveValue('Needs 2026')
  await expect(needs.hours(2)).toHaveValue('150')
  await needs.next().click()
  await context.setOffline(false)
  await needs.save().click()
  await expect(needs.notice('Needs 2026 is saved')).toBeVisible()
  await needs.main().getByRole('link', { name: 'To the list' }).click()
  await expect(needs.list(2026).getByRole('listitem')).toHaveCount(1)
})

test('a resource budget that is saved offline survives a closed page, and is saved once', async ({ page, context }) => {
  const { resources } = await openResources(page, { path: '/resources/new' })
  await resources.goToDistribution()
  await context.setOffline(true)
  await resources.save().click()
  await expect(page.getByText('Servern kunde inte nås. Det du har fyllt i finns kvar.', { exact: false })).toBeVisible()
  await context.setOffline(false)
  await page.goto('/resources')
  await expect(page.getByText('Du har en påbörjad resursbudget')).toBeVisible()
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(resources.step('distribution')).toBeVisible()
  await resources.save().click()
  await expect(page.getByText('Resurser 2026 är sparad')).toBeVisible()
})

test('a save whose answer is lost makes one budget when it is sent again', async ({ page }) => {
  const { needs } = await openNeeds(page, { path: '/needs/new' })
  await needs.wizardReady()
  await needs.fillExample()
  await needs.next().click()
  const call = /\/api\/need\/unit\/\d+$/
  await page.route(call, async route => {
    if (route.request().method() !== 'POST') return route.continue()
    // The server has it; the answer does not come through.
    await route.fetch()
    return route.abort('connectionreset')
  })
  await needs.save().click()
  await expect(needs.notice(/^The server could not be reached/)).toBeVisible()
  await page.unroute(call)
  await needs.save().click()
  await expect(needs.notice('Needs 2026 is saved')).toBeVisible()
  await needs.main().getByRole('link', { name: 'To the list' }).click()
  await expect(needs.list(2026).getByRole('listitem')).toHaveCount(1)
})

test('a server error at the save is told, and nothing that was typed is lost', async ({ page }) => {
  const { needs } = await openNeeds(page, { before: (place, person) => addNeeds(person, place) })
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

test('offline, an activation and a lock are told and can be done again', async ({ page, context }) => {
  const { needs } = await openNeeds(page, { before: (place, person) => addNeeds(person, place) })
  await needs.listReady()
  await context.setOffline(true)
  await needs.action('Needs 2026', /^Activate/).click()
  await expect(page.getByText(/^The server could not be reached/).first()).toBeVisible()
  await context.setOffline(false)
  await needs.action('Needs 2026', /^Activate/).click()
  await needs.action('Needs 2026', /^Lock/).click()
  await context.setOffline(true)
  await needs.dialog().getByRole('button', { name: 'Lock budget' }).click()
  await expect(needs.dialog()).toContainText('The server could not be reached')
  await context.setOffline(false)
  await needs.dialog().getByRole('button', { name: 'Lock budget' }).click()
  await expect(needs.dialog()).toBeHidden()
  await expect(needs.item('Needs 2026')).toContainText('Locked')
})

test('offline, a deletion of a needs budget is told and can be done again', async ({ page, context }) => {
  const { needs } = await openNeeds(page, { before: (place, person) => addNeeds(person, place) })
  await needs.action('Needs 2026', /^Delete/).click()
  await context.setOffline(true)
  await needs.dialog().getByRole('button', { name: 'Delete' }).click()
  await expect(needs.dialog()).toContainText('The server could not be reached')
  await context.setOffline(false)
  await needs.dialog().getByRole('button', { name: 'Delete' }).click()
  await expect(needs.dialog()).toBeHidden()
  await expect(needs.item('Needs 2026')).toHaveCount(0)
})

test('offline, what is done to resource budgets is told and can be done again', async ({ page, context }) => {
  const { resources } = await openResources(page, {
    before: async ({ lockedNeeds, resource }) => {
      const { id } = await lockedNeeds()
      await resource(id)
      await resource(id, { name: 'Utkast' })
    },
  })
  const button = (budget: string, action: RegExp) => resources.item(budget).getByRole('button', { name: action })
  const told = 'Servern kunde inte nås.'

  await button('Utkast', /^Ta bort/).click()
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
  await context.setOffline(true)
  await resources.inDialog('Lås budgeten').click()
  await expect(resources.dialog()).toContainText(told)
  await context.setOffline(false)
  await resources.inDialog('Lås budgeten').click()
  await expect(resources.dialog()).toContainText('Prognosen för 2026 är skapad')
})

test('a setting that is saved offline stays in its dialog', async ({ page, context }) => {
  const main = await openAs(page, '/settings/budget', 'en')
  await main.getByRole('button', { name: 'New value for Full time, hours per week' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Full time/).fill('38,25')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The server could not be reached')
  await expect(dialog.getByLabel(/^Full time/)).toHaveValue('38,25')
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
})
