import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { expect, test } from '../../fixtures/layout'
import { enter } from '../../fixtures/session'
import { FramePage } from '../../pages/frame-page'
import { NeedsPage } from '../../pages/needs-page'
import { addNeeds, advance, ask, openNeeds } from './needs-world'

test('what was typed survives a reload, is offered back, and can be thrown away', async ({ page }) => {
  const { needs } = await openNeeds(page, { path: '/needs/new' })
  await needs.wizardReady()
  await needs.name().fill('Begun')
  await needs.fillZone(1, 'Service', '12,5', '0,9')
  // No pause: what was typed last is written when the page goes away.
  await page.reload()
  await expect(needs.name()).toHaveValue('Begun')
  await expect(needs.hours(1)).toHaveValue('12,5')
  await expect(needs.zoneQuota(1)).toHaveValue('0,9')
  await needs.cancel().click()
  await expect(needs.notice(/^Needs budget in progress: Begun/)).toBeVisible()
  await needs.main().getByRole('button', { name: 'Continue' }).click()
  await expect(needs.name()).toHaveValue('Begun')
  await needs.cancel().click()
  await needs.main().getByRole('button', { name: 'Discard' }).click()
  await needs.create().first().click()
  await expect(needs.name()).toHaveValue('')
})

test('sign-out takes the drafts with it', async ({ page }) => {
  const { needs } = await openNeeds(page, { path: '/needs/new' })
  await needs.wizardReady()
  await needs.name().fill('Secret')
  await new FramePage(page).signOut(/Prov Person/)
  await expect(page).toHaveURL(/\/login/)
  const kept = await page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('veckovis-draft')))
  expect(kept).toEqual([])
})

test('steps that the browser does not keep are asked about before they are left', async ({ page }) => {
  await page.addInitScript(() => {
    const keep = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith('veckovis-draft:')) throw new DOMException('No room', 'QuotaExceededError')
      keep.call(this, key, value)
    }
  })
  const { needs } = await openNeeds(page, { path: '/needs/new' })
  await needs.wizardReady()
  await needs.name().fill('Begun')
  await expect(needs.notice(/^The browser cannot keep the draft/)).toBeVisible()
  const question = page.getByRole('dialog', { name: 'Unsaved changes' })
  for (const answer of ['Stay', 'Save']) {
    await needs.cancel().click()
    await question.getByRole('button', { name: answer, exact: true }).click()
    await expect(question).toHaveCount(0)
    await expect(needs.name()).toHaveValue('Begun')
  }
  await needs.cancel().click()
  await question.getByRole('button', { name: 'Do not save' }).click()
  await needs.listReady()
})

test('a budget that somebody else has changed is not written over unasked', async ({ page }) => {
  const { needs, place, approver } = await openNeeds(page, { before: (where, who) => addNeeds(who, where) })
  await needs.action('Needs 2026', /^Edit/).click()
  await needs.efficiency().fill('90')
  const { budgets } = (await (await ask(approver, `/need/unit/${place.unitId}`)).json()) as {
    budgets: { id: number }[]
  }
  const body = JSON.stringify({ comment: 'By another' })
  await ask(approver, `/need/${budgets[0]?.id}`, { method: 'PATCH', body })
  await needs.next().click()
  await needs.save().click()
  await expect(needs.notice('Someone else has changed the budget')).toBeVisible()
  await needs.main().getByRole('button', { name: 'Take theirs' }).click()
  await needs.back().click()
  await expect(needs.comment()).toHaveValue('By another')
  await expect(needs.efficiency()).toHaveValue('85,00')
})

test('a budget that was locked meanwhile is changed only after the question', async ({ page }) => {
  let id = Number.NaN
  const { needs, place, approver } = await openNeeds(page, {
    before: async (where, who) => {
      ;({ id } = await addNeeds(who, where))
      await advance(who, { id }, 'activate')
    },
  })
  const storedEfficiency = async () => {
    const answer = await ask(approver, `/need/unit/${place.unitId}`)
    const { budgets } = (await answer.json()) as { budgets: { id: number; efficiency: number }[] }
    return budgets.find(budget => budget.id === id)?.efficiency
  }
  await needs.action('Needs 2026', /^Edit/).click()
  await needs.efficiency().fill('90')
  await advance(approver, { id }, 'lock')
  await needs.next().click()
  await needs.save().click()
  await expect(needs.notice('Someone else has locked the budget')).toBeVisible()
  await needs.main().getByRole('button', { name: 'Keep mine' }).click()
  await needs.save().click()
  await expect(needs.dialog()).toContainText('Until it is locked the forecast shows no figures.')
  await needs.dialog().getByRole('button', { name: 'Cancel' }).click()
  expect(await storedEfficiency()).toBe(85)
  await needs.save().click()
  await needs.dialog().getByRole('button', { name: 'Change budget' }).click()
  await expect(needs.notice('Needs 2026 is saved')).toBeVisible()
  expect(await storedEfficiency()).toBe(90)
})

test('while a budget is saved nothing leads away, and what comes after is the saved budget', async ({ page }) => {
  const { needs } = await openNeeds(page, { path: '/needs/new' })
  await needs.wizardReady()
  await needs.fillExample()
  await needs.next().click()
  let release = () => {}
  const released = new Promise<void>(resolve => (release = resolve))
  await page.route(/\/api\/need\/unit\/\d+$/, async route => {
    if (route.request().method() === 'GET') await released
    await route.continue()
  })
  await needs.save().click()
  await expect(needs.back()).toBeDisabled()
  await expect(needs.cancel()).toBeDisabled()
  await expect(needs.notice('The budget is no longer there.')).toHaveCount(0)
  await expect(needs.notice('Someone else has changed the budget')).toHaveCount(0)
  release()
  await expect(needs.notice('Needs 2026 is saved')).toBeVisible()
  await expect(needs.main().getByRole('region', { name: 'Needs 2026' })).toBeVisible()
})

test('the undo of a copy goes with the next change', async ({ page }) => {
  const { needs } = await openNeeds(page, {
    path: '/needs/new',
    before: (place, person) => addNeeds(person, place, { year: 2025, name: 'Needs 2025' }),
  })
  await needs.wizardReady()
  await needs.choose(needs.main().getByRole('combobox', { name: 'Copy from an earlier year' }), '2025 – Needs 2025')
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  await needs.name().fill('Needs 2026')
  await expect(undo).toHaveCount(0)
  await expect(needs.efficiency()).toHaveValue('85,00')
})

test('who may only read gets neither create nor change', async ({ page }) => {
  const { needs } = await openNeeds(page, { level: 'READ', before: (place, person) => addNeeds(person, place) })
  await expect(needs.notice('You can read the needs budgets of the unit but not change them.')).toBeVisible()
  await expect(needs.create()).toHaveCount(0)
  await expect(needs.item('Needs 2026').getByRole('button')).toHaveCount(0)
  await needs.main().getByRole('link', { name: 'Needs 2026' }).click()
  await expect(needs.main().getByRole('region', { name: 'Needs 2026' })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('a failed read is told and can be tried again', async ({ page }) => {
  await page.route(/\/api\/need\/unit\/\d+$/, route =>
    route.fulfill({ status: 500, json: { statusCode: 500, code: 'server-error', message: 'X' } }),
  )
  const { needs } = await openNeeds(page)
  await expect(needs.main().getByRole('alert')).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await needs.main().getByRole('button', { name: 'Try again' }).click()
  await needs.listReady()
})

test('an earlier year is copied, and last year’s figures stand beside the fields', async ({ page }) => {
  const { needs } = await openNeeds(page, {
    path: '/needs/new',
    before: (place, person) => addNeeds(person, place, { year: 2025, name: 'Needs 2025' }),
  })
  await needs.wizardReady()
  await expect(needs.main()).toContainText('2025: Granted time')
  await needs.choose(needs.main().getByRole('combobox', { name: /^Copy from/ }), '2025 – Needs 2025')
  await expect(needs.hours(1)).toHaveValue('900')
  await expect(needs.zone(1)).toContainText('2025: 900 h per month, quota 1,00')
  await expect(needs.months().first()).toHaveValue('9')
  await expect(needs.year()).toHaveValue('2026')
})

test(
  'by keyboard alone, in a narrow window, from the list to a saved budget in Swedish',
  { tag: '@layout' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { needs } = await openNeeds(page, { language: 'sv' })
    await needs.create().first().focus()
    await page.keyboard.press('Enter')
    await needs.wizardReady()
    await needs.name().focus()
    await page.keyboard.type('Behov 2026')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(needs.optionTexts().first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(needs.timeType()).toHaveValue('Beviljad tid')
    await needs.efficiency().focus()
    await page.keyboard.type('85')
    await needs.addRoom().focus()
    await page.keyboard.press('Enter')
    // The new line's first field has the focus.
    await expect(needs.roomType(1)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(needs.optionTexts().first()).toBeVisible()
    await page.keyboard.press('Enter')
    // While its list is open, Tab stays in the field.
    await expect(needs.roomType(1)).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Tab')
    await page.keyboard.type('10')
    await page.keyboard.press('Tab')
    await page.keyboard.type('0,7')
    await page.keyboard.press('Enter')
    await expect(needs.save()).toBeVisible()
    await expect(page.evaluate(() => document.documentElement.scrollWidth)).resolves.toBe(390)
    await needs.save().focus()
    await page.keyboard.press('Enter')
    await expect(needs.notice('Behov 2026 är sparad')).toBeVisible()
    await expectNoAxeViolations(page)
  },
)

test('two browsers that finish with the same name and year make one budget', async ({ page, browser }) => {
  const { needs, place, person } = await openNeeds(page, { path: '/needs/new' })
  const otherPage = await browser.newPage()
  await enter(otherPage, { person, place, language: 'en' }, '/needs/new')
  const other = new NeedsPage(otherPage)
  for (const one of [needs, other]) {
    await one.wizardReady()
    await one.fillExample()
    await one.next().click()
  }
  await Promise.all([needs.save().click(), other.save().click()])
  const outcomes = await Promise.all(
    [needs, other].map(async one => {
      await expect(one.notice(/2026 is saved|already exists/)).toBeVisible()
      return one.notice(/2026 is saved|already exists/).textContent()
    }),
  )
  const count = (text: string) => outcomes.filter(outcome => outcome?.includes(text)).length
  expect([count('Needs 2026 is saved'), count('This Budget already exists')]).toEqual([1, 1])
  await otherPage.close()
})
