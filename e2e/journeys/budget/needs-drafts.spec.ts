import { expect, test } from '../../fixtures/journey'
import { FramePage } from '../../pages/frame-page'
import { addNeeds, advance, ask, openNeeds } from './needs-world'

test('what was typed is kept, an earlier year is copied, and sign-out takes the drafts with it', async ({ page }) => {
  const { needs } = await openNeeds(page, {
    path: '/needs/new',
    before: (place, person) => addNeeds(person, place, { year: 2025, name: 'Needs 2025' }),
  })
  await needs.wizardReady()

  await test.step('what was typed survives a reload, is offered back, and can be thrown away', async () => {
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
    await needs.create().click()
    await expect(needs.name()).toHaveValue('')
  })

  await test.step('an earlier year is copied, and last year’s figures stand beside the fields', async () => {
    await expect(needs.main()).toContainText('2025: Granted time')
    await needs.choose(needs.main().getByRole('combobox', { name: 'Copy from an earlier year' }), '2025 – Needs 2025')
    await expect(needs.hours(1)).toHaveValue('900')
    await expect(needs.zone(1)).toContainText('2025: 900 h per month, quota 1,00')
    await expect(needs.months().first()).toHaveValue('9')
    await expect(needs.year()).toHaveValue('2026')
  })

  await test.step('the undo of a copy goes with the next change', async () => {
    const undo = page.getByRole('button', { name: 'Undo' })
    await expect(undo).toBeVisible()
    await needs.name().fill('Secret')
    await expect(undo).toHaveCount(0)
    await expect(needs.efficiency()).toHaveValue('85,00')
  })

  await test.step('sign-out takes the drafts with it', async () => {
    const drafts = () => page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('veckovis-draft')))
    await expect.poll(drafts).not.toEqual([])
    await new FramePage(page).signOut(/Prov Person/)
    await expect(page).toHaveURL(/\/login/)
    expect(await drafts()).toEqual([])
  })
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

test('nothing leads away from a save, and what somebody else has changed or locked is not written over unasked', async ({
  page,
}) => {
  const { needs, place, approver } = await openNeeds(page, { path: '/needs/new' })
  await needs.wizardReady()
  const stored = async () => {
    const answer = await ask(approver, `/need/unit/${place.unitId}`)
    const { budgets } = (await answer.json()) as { budgets: { id: number; efficiency: number }[] }
    return budgets[0] ?? { id: Number.NaN, efficiency: Number.NaN }
  }

  await test.step('while a budget is saved nothing leads away, and what comes after is the saved budget', async () => {
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
    await expect(needs.notice('The budget no longer exists.')).toHaveCount(0)
    await expect(needs.notice('Someone else has changed the budget')).toHaveCount(0)
    release()
    await expect(needs.notice('Needs 2026 is saved')).toBeVisible()
    await expect(needs.main().getByRole('region', { name: 'Needs 2026' })).toBeVisible()
    await page.unrouteAll()
  })

  const editEfficiency = async () => {
    await page.goto('/needs')
    await needs.action('Needs 2026', /^Edit/).click()
    await needs.efficiency().fill('90')
  }

  await test.step('a budget that somebody else has changed is not written over unasked', async () => {
    await editEfficiency()
    const body = JSON.stringify({ comment: 'By another' })
    await ask(approver, `/need/${(await stored()).id}`, { method: 'PATCH', body })
    await needs.next().click()
    await needs.save().click()
    await expect(needs.notice('Someone else has changed the budget')).toBeVisible()
    await needs.main().getByRole('button', { name: 'Use theirs' }).click()
    await needs.back().click()
    await expect(needs.comment()).toHaveValue('By another')
    await expect(needs.efficiency()).toHaveValue('85,00')
    await needs.next().click()
    await needs.save().click()
    await expect(needs.notice('Needs 2026 is saved')).toBeVisible()
  })

  await test.step('a budget that was locked meanwhile is changed only after the question', async () => {
    const { id } = await stored()
    await advance(approver, { id }, 'activate')
    await editEfficiency()
    await advance(approver, { id }, 'lock')
    await needs.next().click()
    await needs.save().click()
    await expect(needs.notice('Someone else has locked the budget')).toBeVisible()
    await needs.main().getByRole('button', { name: 'Keep mine' }).click()
    await needs.save().click()
    await expect(needs.dialog()).toContainText('Until it is locked the forecast shows no figures.')
    await needs.dialog().getByRole('button', { name: 'Cancel' }).click()
    expect((await stored()).efficiency).toBe(85)
    await needs.save().click()
    await needs.dialog().getByRole('button', { name: 'Change budget' }).click()
    await expect(needs.notice('Needs 2026 is saved')).toBeVisible()
    expect((await stored()).efficiency).toBe(90)
  })
})
