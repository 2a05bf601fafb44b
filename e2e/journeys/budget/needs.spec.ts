import type { Locator } from '@playwright/test'
import { expect, test } from '../../fixtures/journey'
import { plain } from '../../fixtures/plain-text'
import { FramePage } from '../../pages/frame-page'
import { addNeeds, advance, ask, openNeeds, setFullTimeHours } from './needs-world'

/** The text that a field points to as its error. */
const expectTiedError = async (field: Locator, text: RegExp) => {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(text)
}

test('R-097 R-117 R-329 R-331 R-333 R-334 R-335 R-338 R-339 R-340 R-341 R-473 the fields of the needs steps and their rules', async ({
  page,
}) => {
  const { needs } = await openNeeds(page, { path: '/needs/new' })
  await needs.wizardReady()
  const required = /This field is required\./

  await test.step('R-329 the steps are two: create, finish', async () => {
    await expect(needs.steps()).toHaveCount(2)
    await expect(needs.steps()).toContainText(['Create', 'Finish'])
  })

  await test.step('R-117 on the needs steps the trigger of the picker does nothing', async () => {
    const { unitSwitch } = new FramePage(page)
    await unitSwitch().focus()
    await expect(page.getByRole('tooltip')).toHaveText('Currently unavailable switching of unit')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await needs.year().focus()
    await expect(page.getByRole('tooltip')).toHaveCount(0)
  })

  await test.step('R-097 with the flag set the unit switch is disabled and says why', async () => {
    const { unitSwitch } = new FramePage(page)
    await expect(unitSwitch()).toHaveAttribute('aria-disabled', 'true')
    await unitSwitch().hover()
    await expect(page.getByRole('tooltip')).toHaveText('Currently unavailable switching of unit')
  })

  await test.step('R-331 the year is a required field', async () => {
    await expect(needs.year()).toHaveAttribute('aria-required', 'true')
    for (const year of ['1999', '2200', '20']) {
      await needs.year().fill(year)
      await needs.year().blur()
      await expect(needs.notice('Enter a year from 2000 to 2100')).toBeVisible()
    }
  })

  await test.step('R-341 without a year there is an error', async () => {
    await needs.year().fill('')
    await needs.next().click()
    await expect(needs.year()).toHaveAccessibleDescription(required)
    await expect(needs.year()).toBeFocused()
    await needs.year().fill('2026')
  })

  await test.step('R-339 one need type must be chosen', async () => {
    await needs.name().fill('Needs')
    await needs.efficiency().fill('85')
    await needs.next().click()
    await expect(needs.timeType()).toHaveAccessibleDescription(required)
    await expect(needs.notice('Choose at least one need type: add a zone or a room type.')).toBeVisible()
    await expect(needs.save()).toHaveCount(0)
  })

  await test.step('errors belong to their fields', async () => {
    await needs.name().fill('')
    await needs.efficiency().fill('')
    await needs.addZone().click()
    await needs.next().click()
    for (const field of [needs.name(), needs.timeType(), needs.efficiency(), needs.zoneOf(1), needs.hours(1)])
      await expectTiedError(field, required)
    await needs.months().first().fill('x')
    await needs.months().first().blur()
    await expectTiedError(needs.months().first(), /0–100/)
  })

  for (const [title, texts, field] of [
    ['R-335 there are three time types', ['Granted time', 'Planned time', 'Actual performed time'], needs.timeType()],
    [
      'R-333 there are six zones',
      ['Urban area', 'Countryside', 'Nursing care', 'Service', 'Health care', 'Approved time'],
      needs.zoneOf(1),
    ],
    [
      'R-334 there are four room types',
      ['Dementia', 'Couple accommodation', 'Short term accommodation', 'Somatic'],
      needs.roomType(1),
    ],
  ] as const)
    await test.step(title, async () => {
      if (title.startsWith('R-334')) await needs.addRoom().click()
      await field.click()
      await expect(needs.optionTexts()).toHaveText([...texts])
      await field.press('Escape')
    })

  await test.step('R-473 the number of rooms is an integer', async () => {
    await needs.rooms(1).fill('2.5')
    await needs.rooms(1).blur()
    await expect(needs.rooms(1)).toHaveAccessibleDescription(/^The value must be an integer number$/)
  })

  await test.step('R-340 amounts and quantities are not 0', async () => {
    const amounts = [needs.hours(1), needs.zoneQuota(1), needs.rooms(1), needs.roomQuota(1)]
    for (const field of amounts) await field.fill('0')
    await needs.next().click()
    for (const field of amounts) await expect(field).toHaveAccessibleDescription(/The value cannot be 0/)
    await needs.hours(1).fill('-1')
    await expect(needs.hours(1)).toHaveAccessibleDescription(/negative/)
    await needs.hours(1).fill('1e400')
    await expect(needs.hours(1)).toHaveAccessibleDescription(/Enter a number/)
  })

  await test.step('R-338 the distribution has twelve months and has to come to 100 %', async () => {
    await page.reload()
    await needs.wizardReady()
    await needs.main().getByRole('button', { name: 'Discard' }).click()
    await expect(needs.months()).toHaveCount(12)
    await expect(needs.sum()).toContainText('Sum 100,00 %')
    await needs.fillExample()
    await expect(needs.months().first()).toHaveValue('9')
    await needs.months().nth(1).fill('7,8')
    await expect(needs.sum()).toContainText('Sum 99,80 %')
    await needs.next().click()
    await expect(needs.notice('The months must add up to 100 % (99.9–100.1)')).toBeVisible()
    await needs.months().nth(1).fill('8,1')
    await needs.next().click()
    await expect(needs.save()).toBeVisible()
  })
})

test('R-098 R-325 R-327 R-328 R-350 R-351 from the empty list to a saved budget, whose name is taken then', async ({
  page,
}) => {
  const { needs } = await openNeeds(page, { before: place => setFullTimeHours(place) })
  await needs.listReady()

  await test.step('R-325 the route /needs is there for those with permission 3', async () => {
    await expect(new FramePage(page).title()).toHaveText('Needs budget')
  })

  await test.step('R-327 create opens a stepper', async () => {
    await needs.create().click()
    await expect(needs.steps().first()).toHaveAttribute('aria-current', 'step')
    await expect(needs.steps().first()).toContainText('Create')
  })

  await test.step('R-098 the unit switch is disabled on the needs steps, and not after them', async () => {
    const { unitSwitch, entry } = new FramePage(page)
    await expect(unitSwitch()).toHaveAttribute('aria-disabled', 'true')
    await entry('Help').click()
    await expect(unitSwitch()).toHaveAttribute('aria-disabled', 'false')
  })

  await test.step('R-351 the finish shows the hours needed in a year', async () => {
    await page.goto('/needs/new')
    await needs.wizardReady()
    await needs.fillExample()
    // While it is typed, too: 12 510 from zones, 13 468 from rooms.
    await expect.poll(async () => plain(await needs.live().textContent())).toContain('25 978 h')
    await needs.next().click()
    await expect.poll(async () => plain(await needs.total().textContent())).toBe('25 978 h')
    const overview = plain(await needs.main().textContent())
    expect(overview).toContain('12 510 h from zones and 13 468 h from rooms')
    // The ISO year has 371 days: its weeks come to more than the calendar year, and the page says why.
    expect(overview).toContain('2026 has 53 weeks, which come to 26 430,52 h together')
    await needs.main().getByText('Hours week by week').click()
    const weeks = needs.main().getByRole('list', { name: 'Hours week by week' }).getByRole('listitem')
    const examples = [
      [1, '527,94'],
      [9, '512,38'],
      [27, '515,65'],
      [53, '527,94'],
    ] as const
    for (const [week, hours] of examples) await expect(weeks.nth(week - 1)).toContainText(hours)
  })

  await test.step('each step takes the focus with its heading', async () => {
    await needs.back().click()
    await expect(needs.main().getByRole('heading', { name: 'Fill in the needs of the year' })).toBeFocused()
    await needs.next().click()
    await expect(needs.main().getByRole('heading', { name: 'Review and save' })).toBeFocused()
  })

  await test.step('R-328 after the finish there is a success text and a way back', async () => {
    await needs.save().click()
    await expect(needs.notice('Needs 2026 is saved')).toBeVisible()
    await expect(needs.main()).toContainText('Activate the budget')
    await needs.main().getByRole('link', { name: 'Go to the list' }).click()
    await expect(needs.item('Needs 2026')).toContainText('Saved')
  })

  await test.step('R-350 a second budget of the same year and name is refused', async () => {
    await needs.create().click()
    await needs.wizardReady()
    await needs.fillExample()
    await needs.next().click()
    await needs.save().click()
    await expect(needs.main().getByText('This Budget already exists')).toBeVisible()
  })
})

test('R-326 R-330 R-332 R-336 R-337 R-343 R-344 R-345 R-346 R-347 the list, what is kept of a budget, and what its state allows', async ({
  page,
}) => {
  let id = Number.NaN
  const { needs, place, approver } = await openNeeds(page, {
    before: async (where, person) => {
      ;({ id } = await addNeeds(person, where))
      await addNeeds(person, where, { year: 2027, name: 'Home care, östra', comment: 'Två rader\nom året' })
    },
  })
  await needs.listReady()
  const item = needs.item('Needs 2026')
  const remove = needs.action('Needs 2026', /^Delete/)

  await test.step('R-326 R-330 the landing screen lists the budgets of each year and has a create button', async () => {
    await expect(needs.list(2026).getByRole('listitem')).toHaveCount(1)
    await expect(needs.list(2027).getByRole('listitem')).toHaveCount(1)
    await expect(item).toContainText('Granted time')
  })

  await test.step('R-332 name and comment are kept, and the name stands in the list', async () => {
    await expect(needs.item('Home care, östra')).toBeVisible()
    await needs.action('Home care', /^Edit/).click()
    await expect(needs.year()).toHaveCount(1)
    await expect(needs.name()).toHaveValue('Home care, östra')
    await expect(needs.comment()).toHaveValue('Två rader\nom året')
    await page.goto('/needs')
  })

  await test.step('R-337 the efficiency is a number that is kept', async () => {
    await expect.poll(async () => plain(await item.textContent())).toContain('85,00 %')
    await needs.action('Needs 2026', /^Edit/).click()
    await expect(needs.efficiency()).toHaveValue('85,00')
    await needs.efficiency().fill('x')
    await needs.efficiency().blur()
    await expect(needs.efficiency()).toHaveAccessibleDescription(/Enter a number/)
    await needs.efficiency().fill('85')
  })

  await test.step('R-336 quota and number of rooms are kept', async () => {
    await expect(needs.rooms(1)).toHaveValue('10')
    await expect(needs.roomQuota(1)).toHaveValue('0,7')
    await expect(needs.zoneQuota(2)).toHaveValue('0,95')
    await needs.roomQuota(1).fill('0,7255')
    await needs.next().click()
    await needs.save().click()
    await expect(needs.notice('Needs 2026 is saved')).toBeVisible()
    await needs.main().getByRole('button', { name: /^Edit/ }).click()
    await expect(needs.roomQuota(1)).toHaveValue('0,7255')
    await page.goto('/needs')
  })

  await test.step('R-343 R-346 a budget is saved, active or locked, and an active one is not deleted', async () => {
    await expect(item).toContainText('Saved')
    await needs.action('Needs 2026', /^Activate/).click()
    await expect(item).toContainText('Active')
    await remove.click({ force: true })
    await expect(page.getByText('You cannot delete active Need', { exact: true }).first()).toBeVisible()
    await expect(needs.dialog()).toHaveCount(0)
    await needs.action('Needs 2026', /^Lock/).click()
    await expect(needs.dialog()).toContainText('A locked budget cannot be unlocked or deleted. Do you want to lock it?')
    await needs.dialog().getByRole('button', { name: 'Lock budget' }).click()
    await expect(needs.dialog()).toHaveCount(0)
    await expect(item).toContainText('Locked')
  })

  await test.step('R-344 nothing unlocks a locked budget', async () => {
    await expect(item.getByRole('button', { name: /unlock|activate|^lock/i })).toHaveCount(0)
    await expect(advance(approver, { id }, 'activate')).rejects.toThrow(/^409/)
  })

  await test.step('R-345 a locked budget is not deleted', async () => {
    await expect(remove).toHaveAttribute('aria-disabled', 'true')
    await remove.click({ force: true })
    await expect(needs.notification('A locked needs budget cannot be deleted')).toBeVisible()
    await expect(item).toBeVisible()
  })

  await test.step('R-347 a locked budget that a resource budget rests on is not edited', async () => {
    const body = JSON.stringify({
      requestId: crypto.randomUUID(),
      year: 2026,
      needsBudgetId: id,
      name: 'Resources 2026',
      budgetTypes: [{ type: 'fixed', amount: 9_000_000 }],
      staffTypes: [],
      obUsk: 0,
      monthlyShares: [9, 8, 8, 8, 8, 8, 9, 9, 8, 8, 8, 9],
    })
    expect((await ask(approver, `/budget/unit/${place.unitId}`, { method: 'POST', body })).ok).toBe(true)
    await page.reload()
    await expect(needs.action('Needs 2026', /^Edit/)).toHaveAttribute('aria-disabled', 'true')
    await page.goto(`/needs/${id}/edit`)
    await expect(needs.notice(/a resource budget is based on it/)).toBeVisible()
    await expect(needs.name()).toHaveCount(0)
  })
})
