import { openList } from '../../fixtures/choices'
import { expect, test } from '../../fixtures/suite'
import { plain } from '../../fixtures/plain-text'
import { recordCalls } from '../../fixtures/stub'
import type { ForecastPage } from '../../pages/forecast-page'

const firstFour = '?year=2026&startWeek=1&endWeek=4'
const addressOf = (start: number, end: number) => new RegExp(`startWeek=${start}&endWeek=${end}`)
const rowIdsOf = (forecast: ForecastPage, caption: string | RegExp) =>
  forecast
    .grid(caption)
    .locator('[data-row-id]')
    .evaluateAll(rows => rows.map(row => row.getAttribute('data-row-id')))

test('R-128 R-129 R-130 R-131 R-132 R-133 R-134 R-187 R-189 R-524 R-525 R-527 the filters of the route /forecast', async ({
  page,
  forecast,
  openForecast,
}) => {
  const { place } = await openForecast({ years: [2025, 2026, 2027] })
  const expectOffered = async (week: string, isOffered: boolean) => {
    await forecast.startWeek().click()
    await forecast.startWeek().fill(week)
    const option = openList(page).getByTitle(week, { exact: true })
    await expect(option).toHaveCount(isOffered ? 1 : 0)
    await page.keyboard.press('Escape')
  }

  await test.step('R-128 the route /forecast exists', async () => {
    await expect(forecast.heading()).toHaveText('Prognos')
  })
  await test.step('R-525 the default week range is 1 to 52', async () => {
    await expect(forecast.weekHead(1)).toHaveCount(1)
    await expect(forecast.weekHead(52)).toHaveCount(1)
    await expect(forecast.weekHead(53)).toHaveCount(0)
    await expect(page.getByText(/^Vecka 53 finns 2026/)).toBeVisible()
    const include = page.getByRole('button', { name: 'Ta med vecka 53' })
    await include.click()
    await expect(include).toHaveCount(0)
    await expect(forecast.weekHead(53)).toHaveCount(1)
    await expect(page).toHaveURL(/endWeek=53/)
  })
  await test.step('R-527 there are exactly six presets', async () => {
    const presets = page.getByRole('group', { name: 'Period' }).getByRole('button')
    await expect(presets).toHaveText(['Nu', 'Kvartal 1', 'Kvartal 2', 'Kvartal 3', 'Kvartal 4', 'År'])
  })
  await test.step('R-134 R-189 the year is required, and lists the years of the years call', async () => {
    await expect(forecast.year()).toHaveAttribute('aria-required', 'true')
    await expect(page.getByText(/^År\s*\*$/)).toBeVisible()
    await forecast.year().click()
    await expect(page.getByRole('option')).toHaveText(['2025', '2026', '2027'])
    await page.keyboard.press('Escape')
  })
  await test.step('R-524 weeks run from 1 to 53 in a long year', async () => {
    for (const week of ['1', '52', '53']) await expectOffered(week, true)
    for (const week of ['0', '54']) await expectOffered(week, false)
  })
  await test.step('R-130 there are presets for the four quarters', async () => {
    const quarters = { 1: [1, 13], 2: [14, 26], 3: [27, 39], 4: [40, 53] } as const
    for (const [quarter, [start, end]] of Object.entries(quarters)) {
      await forecast.preset(`Kvartal ${quarter}`).click()
      await expect(page).toHaveURL(addressOf(start, end))
      await expect(forecast.cell('totals-absences', start)).toBeVisible()
    }
  })
  await test.step('R-129 there is a preset Now', async () => {
    await forecast.preset('Nu').click()
    await expect(page).toHaveURL(addressOf(12, 53))
  })
  await test.step('R-132 R-133 there are filters of the start week and the end week', async () => {
    await forecast.choose(forecast.startWeek(), '10')
    await expect(page).toHaveURL(/startWeek=10/)
    await expect(forecast.weekHead(9)).toHaveCount(0)
    await expect(forecast.weekHead(10)).toHaveCount(1)
    await forecast.choose(forecast.endWeek(), '20')
    await expect(page).toHaveURL(/endWeek=20/)
    await expect(forecast.weekHead(20)).toHaveCount(1)
    await expect(forecast.weekHead(21)).toHaveCount(0)
  })
  await test.step('R-131 the preset Year is the whole year', async () => {
    await forecast.preset('År').click()
    await expect(page).toHaveURL(addressOf(1, 53))
  })
  await test.step('R-187 changing the year reloads the data', async () => {
    const calls = recordCalls(page)
    await forecast.choose(forecast.year(), '2027')
    await expect.poll(() => calls).toContain(`GET /api/forecast/unit/${place.unitId}/2027/comprehensive`)
    await forecast.ready()
    await expect(page).toHaveURL(/year=2027/)
  })
  await test.step('R-131 R-524 a short year has 52 weeks', async () => {
    await forecast.preset('År').click()
    await expect(page).toHaveURL(addressOf(1, 52))
    for (const week of ['1', '52']) await expectOffered(week, true)
    await expectOffered('53', false)
  })
})

test('the range in the address: Back, where a whole year opens, and an address that is broken', async ({
  page,
  forecast,
  openForecast,
}) => {
  await test.step('the start week moves with an earlier end week, and Back returns to the former range', async () => {
    await openForecast({ search: '?year=2026&startWeek=20&endWeek=30' })
    await forecast.choose(forecast.endWeek(), '10')
    await expect(page).toHaveURL(addressOf(10, 10))
    await page.goBack()
    await expect(page).toHaveURL(addressOf(20, 30))
    await expect(forecast.weekHead(30)).toHaveCount(1)
  })
  await test.step('a broken address is told and answered with the usual range', async () => {
    await page.goto('/forecast?year=12abc&startWeek=-1&endWeek=99')
    await expect(page.getByRole('main')).toContainText(/adressen/i)
    await expect(forecast.weekHead(1)).toHaveCount(1)
  })
  await test.step('a whole year opens where the work is', async () => {
    await page.clock.setSystemTime('2026-11-18T10:00:00Z')
    await page.goto('/forecast?year=2026&startWeek=1&endWeek=53')
    await forecast.ready()
    await forecast.openTab('details')
    await expect(forecast.weekHead(47)).toBeInViewport({ ratio: 1 })
    await expect(forecast.input('absences-2', 47)).toBeAttached()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

const totalsRows = [
  'resource-time',
  'extra-time',
  'absences',
  'hourly-usage-result',
  'own-week-efficiency',
  'weekly-efficiency',
]

const substituteRows = [
  'borrowed-resource',
  'hourly-substitute',
  'filling-time',
  'overtime',
  'staggered-working-hours',
] as const

const detailTables = [
  ['Bemanning', ['staffing-budgeted-staff-hours', 'staffing-actual-hours', 'staffing-vacant-hours']],
  [/^Vikarier \(extra ?tid\)$/, [...substituteRows, 'budgeted-hours'].map(id => `substitutes-${id}`)],
  ['Frånvaro', [1, 2, 3, 4, 5, 6].map(id => `absences-${id}`)],
  ['Behov', ['needs-total-required', 'needs-my-forecast']],
] as const

test('R-135 R-136 R-137 R-138 R-139 R-140 R-141 R-142 R-143 R-149 R-160 R-161 R-162 R-166 R-167 R-173 R-174 R-175 R-176 R-177 R-178 R-179 R-180 R-190 R-191 the tabs and their tables, what their rows and cells hold, and which of them are edited', async ({
  page,
  forecast,
  openForecast,
}) => {
  await openForecast({ search: firstFour })

  await test.step('R-135 there are two tabs', async () => {
    await expect(page.getByRole('tab')).toHaveText(['Effektivitet och överskott/underskott', 'Prognosdetaljer'])
  })
  await test.step('R-149 there is the action to fill in the forecast', async () => {
    await expect(forecast.fillIn()).toBeEnabled()
  })
  await test.step('R-136 R-180 the remaining budget, the incoming one and the staff cost are read-only', async () => {
    const grid = forecast.grid('Kvarvarande budget')
    await expect(grid.locator('[data-row-id="budget-incoming"]')).toBeVisible()
    await expect(grid.locator('[data-row-id="budget-incoming"]')).toHaveCount(1)
    await expect(grid.locator('[data-row-id="budget-staff-cost"]')).toHaveCount(1)
    await expect(grid.getByRole('textbox')).toHaveCount(0)
  })
  await test.step('R-137 R-179 the totals are read-only, and the efficiency runs on from the first week', async () => {
    await expect.poll(() => rowIdsOf(forecast, 'Totalt')).toEqual(totalsRows.map(id => `totals-${id}`))
    const totals = forecast.grid('Totalt')
    await expect(totals.getByRole('textbox')).toHaveCount(0)
    // So the last week's is that of the whole range.
    const last = totals.locator('[data-row-id="totals-weekly-efficiency"] [data-week="4"]')
    await expect.poll(async () => plain(await last.textContent())).toBe('96,8 %')
    expect(plain(await forecast.totalEfficiency().textContent())).toBe('96,8 %')
  })
  await test.step('R-142 R-143 there are tables of surplus and deficit and of what it means', async () => {
    await expect(forecast.grid('Underskott/överskott').locator('[data-row-id="deficit-hours"]')).toBeVisible()
    await expect
      .poll(() => rowIdsOf(forecast, 'Vad det betyder'))
      .toEqual(['meaning-own-status', 'meaning-status', 'meaning-fte', 'meaning-cost'])
  })

  await forecast.openTab('details')
  await test.step('R-138 R-139 R-140 R-141 there are tables of staffing, substitutes, absences and needs', async () => {
    for (const [caption, rowIds] of detailTables)
      await expect.poll(() => rowIdsOf(forecast, caption)).toEqual([...rowIds])
  })
  await test.step('R-178 R-190 budgeted needs and resources stand beside the outcome', async () => {
    await forecast.expectCells('staffing-budgeted-staff-hours', { 1: '400', 2: '400', 3: '400', 4: '400' })
    await forecast.expectCells('staffing-actual-hours', { 1: '400', 2: '400', 3: '390', 4: '400' })
    for (const row of ['staffing-budgeted-staff-hours', 'staffing-actual-hours', 'needs-total-required'])
      await expect(forecast.row(row)).toBeVisible()
  })
  await test.step('R-167 total required follows needs and changed needs', async () => {
    await forecast.expectCells('needs-total-required', { 1: '310', 2: '380', 3: '380', 4: '450' })
  })
  await test.step('R-166 every part of staffing fills its row', async () => {
    await forecast.expectCells('absences-1', { 1: '20', 2: '10', 3: '0', 4: '40' })
    await forecast.expectCells('substitutes-filling-time', { 2: '4' })
    await forecast.expectCells('substitutes-budgeted-hours', { 1: '15', 4: '15' })
    await forecast.expectCells('needs-my-forecast', { 1: '0', 2: '0', 3: '-5', 4: '10' })
  })

  await forecast.chooseWeeks(10, 14)
  const summary = async (rowId: string, kind: 'sum' | 'average') =>
    plain(await forecast.row(rowId).locator(`[data-summary="${kind}"]`).textContent())

  await test.step('R-161 each cell carries its week and old cells are read-only', async () => {
    const cells = forecast.row('absences-1').locator('[data-week]')
    await expect
      .poll(() => cells.evaluateAll(elements => elements.map(element => element.getAttribute('data-week'))))
      .toEqual(['10', '11', '12', '13', '14'])
    await expect(forecast.cell('absences-1', 11)).toHaveAttribute('aria-readonly', 'true')
    await expect(forecast.cell('absences-1', 12)).not.toHaveAttribute('aria-readonly', 'true')
  })
  await test.step('R-162 short-term illness has a toggle between hours and percent', async () => {
    const toggle = forecast.row('absences-1').getByRole('button', { name: /procent/i })
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect(forecast.row('absences-1').getByRole('textbox')).toHaveCount(0)
    await toggle.click()
    await expect(forecast.input('absences-1', 12)).toHaveCount(1)
  })
  await test.step('R-160 sums, averages, grey style, status and what can be edited; hidden rows are absent', async () => {
    await forecast.choose(forecast.startWeek(), '1')
    await expect(page).toHaveURL(addressOf(1, 14))
    await expect.poll(() => summary('substitutes-hourly-substitute', 'sum')).toBe('90')
    expect(await summary('substitutes-hourly-substitute', 'average')).toBe('6,43')
    for (const [rowId, isEditable] of [
      ['substitutes-hourly-substitute', true],
      ['needs-my-forecast', true],
      ['substitutes-budgeted-hours', false],
      ['staffing-budgeted-staff-hours', false],
    ] as const) {
      await expect(forecast.input(rowId, 12)).toHaveCount(isEditable ? 1 : 0)
      await expect(forecast.input(rowId, 11)).toHaveCount(0)
      await expect(forecast.row(rowId)).toHaveAttribute('data-tone', isEditable ? 'normal' : 'grey')
      await expect(forecast.row(rowId)).toHaveAttribute('data-status', 'normal')
    }
    for (const hidden of ['own-resource-shift', 'no-substitute'])
      await expect(forecast.row(`substitutes-${hidden}`)).toHaveCount(0)
    await forecast.type('substitutes-hourly-substitute', 12, '8')
    await expect(forecast.row('substitutes-hourly-substitute')).toHaveAttribute('data-status', 'dirty')
    await expect.poll(() => summary('substitutes-hourly-substitute', 'sum')).toBe('98')
    await forecast.openTab('efficiency')
    expect(await summary('totals-own-week-efficiency', 'sum')).toBe('')
    expect(await summary('totals-weekly-efficiency', 'sum')).toBe('')
    expect(await summary('totals-weekly-efficiency', 'average')).toBe('')
    expect(await summary('budget-incoming', 'average')).toBe('')
  })
  await forecast.openTab('details')
  await forecast.revert().click()
  await forecast.preset('År').click()
  await forecast.show(12)

  await test.step('R-174 five substitute rows are editable this week', async () => {
    for (const id of substituteRows) await expect(forecast.input(`substitutes-${id}`, 12)).toHaveCount(1)
  })
  await test.step('R-175 R-176 the budgeted substitutes and the total required are read-only', async () => {
    for (const rowId of ['substitutes-budgeted-hours', 'needs-total-required']) {
      await expect(forecast.row(rowId)).toBeVisible()
      await expect(forecast.row(rowId).getByRole('textbox')).toHaveCount(0)
    }
  })
  await test.step('R-177 R-191 weeks are planned from the current one to the end of the year', async () => {
    await expect(forecast.input('needs-my-forecast', 11)).toHaveCount(0)
    for (const week of [12, 40, 52]) {
      await forecast.show(week)
      for (const row of ['absences-2', 'substitutes-overtime', 'needs-my-forecast'])
        await expect(forecast.input(row, week)).toHaveCount(1)
    }
  })
  await forecast.show(12)
  await test.step('R-173 six absences in this order, each editable this week', async () => {
    const names = [/^Korttidssjukfrånvaro/, /^Semester/, /^Övrig frånvaro/, /^Utbildning/, /^Utlånad resurs/, /^VAB/]
    for (const [index, name] of names.entries()) {
      await expect(forecast.row(`absences-${index + 1}`).getByRole('rowheader')).toHaveText(name)
      await expect(forecast.input(`absences-${index + 1}`, 12)).toHaveCount(1)
    }
  })
})
