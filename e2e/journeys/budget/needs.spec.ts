import { expect, test } from '../../fixtures/journey'
import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { plain } from '../../fixtures/plain-text'
import { FramePage } from '../../pages/frame-page'
import { addNeeds, advance, ask, openNeeds, setFullTimeHours } from './needs-world'

test('R-325 the route /needs is there for those with permission 3', async ({ page }) => {
  const { needs } = await openNeeds(page)
  await needs.listReady()
  await expect(new FramePage(page).title()).toHaveText('Needs budget')
})

test('R-326 the landing screen lists the budgets and has a create button', async ({ page }) => {
  const { needs } = await openNeeds(page, { before: (place, person) => addNeeds(person, place) })
  await needs.listReady()
  await expect(needs.list(2026).getByRole('listitem')).toHaveCount(1)
  await expect(needs.item('Needs 2026')).toContainText('Granted time')
  await expectNoAxeViolations(page)
})

test('R-327 create opens a stepper', async ({ page }) => {
  const { needs } = await openNeeds(page)
  await needs.create().click()
  await expect(needs.steps().first()).toHaveAttribute('aria-current', 'step')
  await expect(needs.steps().first()).toContainText('Create')
})

test('R-329 the steps are two: create, finish', async ({ page }) => {
  const { needs } = await openNeeds(page, { path: '/needs/new' })
  await needs.wizardReady()
  await expect(needs.steps()).toHaveCount(2)
  await expect(needs.steps()).toContainText(['Create', 'Finish'])
  await expectNoAxeViolations(page)
})

test('R-328 after the finish there is a success text and a way back', async ({ page }) => {
  const { needs } = await openNeeds(page, { path: '/needs/new' })
  await needs.wizardReady()
  await needs.fillExample()
  await needs.next().click()
  await needs.save().click()
  await expect(needs.notice('Needs 2026 is saved')).toBeVisible()
  await expect(needs.main()).toContainText('Activate the budget')
  await needs.main().getByRole('link', { name: 'To the list' }).click()
  await expect(needs.item('Needs 2026')).toContainText('Saved')
})

test('R-351 the finish shows the hours needed in a year', async ({ page }) => {
  const { needs } = await openNeeds(page, { path: '/needs/new', before: place => setFullTimeHours(place) })
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

test('R-330 a needs budget is of one year', async ({ page }) => {
  const { needs } = await openNeeds(page, {
    before: async (place, person) => {
      await addNeeds(person, place)
      await addNeeds(person, place, { year: 2027, name: 'Needs 2027' })
    },
  })
  await expect(needs.list(2026).getByRole('listitem')).toHaveCount(1)
  await expect(needs.list(2027).getByRole('listitem')).toHaveCount(1)
  await needs.create().click()
  await expect(needs.year()).toHaveCount(1)
})

test('R-331 the year is a required field', async ({ page }) => {
  const { needs } = await openNeeds(page, { path: '/needs/new' })
  await needs.wizardReady()
  await expect(needs.year()).toHaveAttribute('aria-required', 'true')
  for (const year of ['1999', '2200', '20']) {
    await needs.year().fill(year)
    await needs.year().blur()
    await expect(needs.notice('Enter a year from 2000 to 2100')).toBeVisible()
  }
})

test('R-341 without a year there is an error', async ({ page }) => {
  const { needs } = await openNeeds(page, { path: '/needs/new' })
  await needs.wizardReady()
  await needs.year().fill('')
  await needs.next().click()
  await expect(needs.year()).toHaveAccessibleDescription(/This field is required\./)
  await expect(needs.year()).toBeFocused()
})

test('R-332 name and comment are kept, and the name stands in the list', async ({ page }) => {
  const before = (place: Parameters<typeof addNeeds>[1], person: Parameters<typeof addNeeds>[0]) =>
    addNeeds(person, place, { name: 'Home care, östra', comment: 'Två rader\nom året' })
  const { needs } = await openNeeds(page, { before })
  await expect(needs.item('Home care, östra')).toBeVisible()
  await needs.action('Home care', /^Edit/).click()
  await expect(needs.name()).toHaveValue('Home care, östra')
  await expect(needs.comment()).toHaveValue('Två rader\nom året')
})

const choices = [
  [
    'R-333',
    'six zones',
    ['Urban area', 'Countryside', 'Nursing care', 'Service', 'Health care', 'Approved time'],
    'zone',
  ],
  ['R-334', 'four room types', ['Dementia', 'Couple accommodation', 'Short term accommodation', 'Somatic'], 'roomType'],
  ['R-335', 'three time types', ['Granted time', 'Planned time', 'Actual performed time'], 'timeType'],
] as const
for (const [id, what, texts, field] of choices)
  test(`${id} there are ${what}`, async ({ page }) => {
    const { needs } = await openNeeds(page, { path: '/needs/new' })
    await needs.wizardReady()
    if (field === 'zone') await needs.addZone().click()
    if (field === 'roomType') await needs.addRoom().click()
    await { zone: needs.zoneOf(1), roomType: needs.roomType(1), timeType: needs.timeType() }[field].click()
    await expect(needs.optionTexts()).toHaveText([...texts])
  })

test('R-336 quota and number of rooms are kept', async ({ page }) => {
  const { needs } = await openNeeds(page, { before: (place, person) => addNeeds(person, place) })
  await needs.action('Needs 2026', /^Edit/).click()
  await expect(needs.rooms(1)).toHaveValue('10')
  await expect(needs.roomQuota(1)).toHaveValue('0,7')
  await expect(needs.zoneQuota(2)).toHaveValue('0,95')
  await needs.roomQuota(1).fill('0,7255')
  await needs.next().click()
  await needs.save().click()
  await expect(needs.notice('Needs 2026 is saved')).toBeVisible()
  await needs.main().getByRole('button', { name: /^Edit/ }).click()
  await expect(needs.roomQuota(1)).toHaveValue('0,7255')
})

test('R-473 the number of rooms is an integer', async ({ page }) => {
  const { needs } = await openNeeds(page, { path: '/needs/new' })
  await needs.wizardReady()
  await needs.fillRoom(1, 'Dementia', '2.5', '1')
  await expect(needs.rooms(1)).toHaveAccessibleDescription(/^The value must be an integer number$/)
})

test('R-337 the efficiency is a number that is kept', async ({ page }) => {
  const { needs } = await openNeeds(page, { before: (place, person) => addNeeds(person, place) })
  await expect.poll(async () => plain(await needs.item('Needs 2026').textContent())).toContain('85,00 %')
  await needs.action('Needs 2026', /^Edit/).click()
  await expect(needs.efficiency()).toHaveValue('85,00')
  await needs.efficiency().fill('x')
  await needs.efficiency().blur()
  await expect(needs.efficiency()).toHaveAccessibleDescription(/Enter a number/)
})

test('R-338 the distribution has twelve months and has to come to 100 %', async ({ page }) => {
  const { needs } = await openNeeds(page, { path: '/needs/new' })
  await needs.wizardReady()
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

test('R-339 one need type must be chosen', async ({ page }) => {
  const { needs } = await openNeeds(page, { path: '/needs/new' })
  await needs.wizardReady()
  await needs.name().fill('Needs')
  await needs.efficiency().fill('85')
  await needs.next().click()
  await expect(needs.timeType()).toHaveAccessibleDescription(/This field is required\./)
  await expect(needs.notice('Choose at least one need type: add a zone or a room type.')).toBeVisible()
  await expect(needs.save()).toHaveCount(0)
})

test('R-340 amounts and quantities are not 0', async ({ page }) => {
  const { needs } = await openNeeds(page, { path: '/needs/new' })
  await needs.wizardReady()
  await needs.fillZone(1, 'Urban area', '0', '0')
  await needs.fillRoom(1, 'Somatic', '0', '0')
  await needs.next().click()
  for (const field of [needs.hours(1), needs.zoneQuota(1), needs.rooms(1), needs.roomQuota(1)])
    await expect(field).toHaveAccessibleDescription(/The value cannot be 0/)
  await needs.hours(1).fill('-1')
  await expect(needs.hours(1)).toHaveAccessibleDescription(/negative/)
  await needs.hours(1).fill('1e400')
  await expect(needs.hours(1)).toHaveAccessibleDescription(/Enter a number/)
})

test('R-342 without staff there is no budget, and the page says so', async ({ page }) => {
  const { needs, place, approver } = await openNeeds(page, { staff: false })
  await expect(needs.notice('Add staff before creating a budget')).toBeVisible()
  await expect(needs.create()).toHaveCount(0)
  await expect(addNeeds(approver, place)).rejects.toThrow(/no-staff/)
  await page.goto('/needs/new')
  await expect(needs.notice('Add staff before creating a budget')).toBeVisible()
})

test('R-343 a budget is saved, active or locked', async ({ page }) => {
  const { needs } = await openNeeds(page, { before: (place, person) => addNeeds(person, place) })
  await expect(needs.item('Needs 2026')).toContainText('Saved')
  await needs.action('Needs 2026', /^Activate/).click()
  await expect(needs.item('Needs 2026')).toContainText('Active')
  await needs.action('Needs 2026', /^Lock/).click()
  await expect(needs.dialog()).toContainText('A locked budget cannot be unlocked or deleted. Do you want to lock it?')
  await needs.dialog().getByRole('button', { name: 'Lock budget' }).click()
  await expect(needs.dialog()).toHaveCount(0)
  await expect(needs.item('Needs 2026')).toContainText('Locked')
})

const locked = async (place: Parameters<typeof addNeeds>[1], person: Parameters<typeof addNeeds>[0]) =>
  advance(person, await addNeeds(person, place), 'activate', 'lock')

test('R-344 nothing unlocks a locked budget', async ({ page }) => {
  const { needs, place, approver } = await openNeeds(page, { before: locked })
  await expect(needs.item('Needs 2026')).toContainText('Locked')
  await expect(needs.item('Needs 2026').getByRole('button', { name: /unlock|activate|^lock/i })).toHaveCount(0)
  const { budgets } = (await (await ask(approver, `/need/unit/${place.unitId}`)).json()) as {
    budgets: { id: number }[]
  }
  const again = await ask(approver, `/need/${budgets[0]?.id}/activate`, { method: 'POST', body: '{}' })
  expect(again.status).toBe(409)
})

test('R-345 a locked budget is not deleted', async ({ page }) => {
  const { needs } = await openNeeds(page, { before: locked })
  await expect(needs.action('Needs 2026', /^Delete/)).toHaveAttribute('aria-disabled', 'true')
  await needs.action('Needs 2026', /^Delete/).click({ force: true })
  await expect(needs.notification('A locked needs budget cannot be deleted')).toBeVisible()
  await expect(needs.item('Needs 2026')).toBeVisible()
})

test('R-346 an active budget is not deleted', async ({ page }) => {
  const { needs } = await openNeeds(page, {
    before: async (place, person) => advance(person, await addNeeds(person, place), 'activate'),
  })
  await needs.action('Needs 2026', /^Delete/).click({ force: true })
  await expect(page.getByText('You cannot delete active Need', { exact: true }).first()).toBeVisible()
  await expect(needs.dialog()).toHaveCount(0)
})

const linked = async (place: Parameters<typeof addNeeds>[1], person: Parameters<typeof addNeeds>[0]) => {
  const budget = await addNeeds(person, place)
  await advance(person, budget, 'activate', 'lock')
  const body = JSON.stringify({
    requestId: crypto.randomUUID(),
    year: 2026,
    needsBudgetId: budget.id,
    name: 'Resources 2026',
    budgetTypes: [{ type: 'fixed', amount: 9_000_000 }],
    staffTypes: [],
    obUsk: 0,
    monthlyShares: budget.monthlyShares,
  })
  const answer = await ask(person, `/budget/unit/${place.unitId}`, { method: 'POST', body })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
}

test('R-347 a locked budget that a resource budget rests on is not edited', async ({ page }) => {
  const { needs, place, approver } = await openNeeds(page, { before: linked })
  await expect(needs.action('Needs 2026', /^Edit/)).toHaveAttribute('aria-disabled', 'true')
  const { budgets } = (await (await ask(approver, `/need/unit/${place.unitId}`)).json()) as {
    budgets: { id: number }[]
  }
  await page.goto(`/needs/${budgets[0]?.id}/edit`)
  await expect(needs.notice(/a resource budget is based on it/)).toBeVisible()
  await expect(needs.name()).toHaveCount(0)
})

test('R-350 a second budget of the same year and name is refused', async ({ page }) => {
  const { needs } = await openNeeds(page, { path: '/needs/new', before: (place, person) => addNeeds(person, place) })
  await needs.wizardReady()
  await needs.fillExample()
  await needs.next().click()
  await needs.save().click()
  await expect(needs.main().getByText('This Budget already exists')).toBeVisible()
})

test('R-097 with the flag set the unit switch is disabled and says why', async ({ page }) => {
  const { needs } = await openNeeds(page, { path: '/needs/new' })
  await needs.wizardReady()
  const { unitSwitch } = new FramePage(page)
  await expect(unitSwitch()).toHaveAttribute('aria-disabled', 'true')
  await unitSwitch().hover()
  await expect(page.getByRole('tooltip')).toHaveText('Currently unavailable switching of unit')
})

test('R-098 the unit switch is disabled on the needs steps, and not after them', async ({ page }) => {
  const { needs } = await openNeeds(page)
  const { unitSwitch, entry } = new FramePage(page)
  await needs.create().click()
  await expect(unitSwitch()).toHaveAttribute('aria-disabled', 'true')
  await entry('Help').click()
  await expect(unitSwitch()).toHaveAttribute('aria-disabled', 'false')
})

test('R-117 on the needs steps the trigger of the picker does nothing', async ({ page }) => {
  const { needs } = await openNeeds(page, { path: '/needs/new' })
  await needs.wizardReady()
  const { unitSwitch } = new FramePage(page)
  await unitSwitch().focus()
  await expect(page.getByRole('tooltip')).toHaveText('Currently unavailable switching of unit')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
