import type { Page } from '@playwright/test'
import { openList } from '../../fixtures/choices'
import { expect, test } from '../../fixtures/suite'
import { plain } from '../../fixtures/plain-text'
import {
  answerWith,
  changeAnswer,
  paths,
  recordCalls,
  withoutFrozenOverhead,
  type ComprehensiveBody,
} from '../../fixtures/stub'

const firstFour = '?year=2026&startWeek=1&endWeek=4'

test('R-128 the route /forecast exists', async ({ forecast, openForecast }) => {
  await openForecast()
  await expect(forecast.heading()).toHaveText('Prognos')
})

test.describe('filters', () => {
  test('R-129 there is a preset Now', async ({ page, forecast, openForecast }) => {
    await openForecast()
    await forecast.preset('Nu').click()
    await expect(page).toHaveURL(/startWeek=12&endWeek=53/)
  })

  test('R-130 there are presets for the four quarters', async ({ page, forecast, openForecast }) => {
    await openForecast()
    const quarters = { 1: [1, 13], 2: [14, 26], 3: [27, 39], 4: [40, 53] }
    for (const [quarter, [start, end]] of Object.entries(quarters)) {
      await forecast.preset(`Kvartal ${quarter}`).click()
      await expect(page).toHaveURL(new RegExp(`startWeek=${start}&endWeek=${end}`))
      await expect(forecast.cell('totals-absences', start as number)).toBeVisible()
    }
  })

  test('R-131 the preset Year is the whole year', async ({ page, forecast, openForecast }) => {
    await openForecast({ search: '?year=2026&startWeek=5&endWeek=6', years: [2026, 2027] })
    await forecast.preset('År').click()
    await expect(page).toHaveURL(/startWeek=1&endWeek=53/)
    await forecast.choose(forecast.year(), '2027')
    await forecast.preset('År').click()
    await expect(page).toHaveURL(/startWeek=1&endWeek=52/)
  })

  test('R-132 there is a start-week filter', async ({ page, forecast, openForecast }) => {
    await openForecast()
    await forecast.choose(forecast.startWeek(), '10')
    await expect(page).toHaveURL(/startWeek=10/)
    await expect(forecast.weekHead(9)).toHaveCount(0)
    await expect(forecast.weekHead(10)).toHaveCount(1)
  })

  test('R-133 there is an end-week filter', async ({ page, forecast, openForecast }) => {
    await openForecast()
    await forecast.choose(forecast.endWeek(), '20')
    await expect(page).toHaveURL(/endWeek=20/)
    await expect(forecast.weekHead(20)).toHaveCount(1)
    await expect(forecast.weekHead(21)).toHaveCount(0)
  })

  test('R-134 the year selector is required and lists the years', async ({ page, forecast, openForecast }) => {
    await openForecast({ years: [2026, 2027] })
    await expect(forecast.year()).toHaveAttribute('aria-required', 'true')
    await expect(page.getByText(/^År\s*\*$/)).toBeVisible()
    await forecast.year().click()
    await expect(page.getByRole('option')).toHaveText(['2026', '2027'])
  })

  test('R-187 changing the year reloads the data', async ({ page, forecast, openForecast }) => {
    const { place } = await openForecast({ years: [2026, 2027] })
    const calls = recordCalls(page)
    await forecast.choose(forecast.year(), '2027')
    await expect.poll(() => calls).toContain(`GET /api/forecast/unit/${place.unitId}/2027/comprehensive`)
    await forecast.ready()
    await expect(page).toHaveURL(/year=2027/)
  })

  test('R-189 the year list comes from the years call', async ({ page, forecast, openForecast }) => {
    await openForecast({ years: [2025, 2026] })
    await forecast.year().click()
    await expect(page.getByRole('option')).toHaveText(['2025', '2026'])
  })

  test('R-524 weeks run from 1 to 52, and to 53 in a long year', async ({ page, forecast, openForecast }) => {
    await openForecast({ years: [2026, 2027] })
    const expectOffered = async (week: string, isOffered: boolean) => {
      await forecast.startWeek().click()
      await forecast.startWeek().fill(week)
      const option = openList(page).getByTitle(week, { exact: true })
      await expect(option).toHaveCount(isOffered ? 1 : 0)
      await page.keyboard.press('Escape')
    }
    for (const week of ['1', '52', '53']) await expectOffered(week, true)
    for (const week of ['0', '54']) await expectOffered(week, false)
    await forecast.choose(forecast.year(), '2027')
    await expect(page).toHaveURL(/year=2027/)
    await forecast.ready()
    for (const week of ['1', '52']) await expectOffered(week, true)
    await expectOffered('53', false)
  })

  test('R-525 the default week range is 1 to 52', async ({ page, forecast, openForecast }) => {
    await openForecast()
    await expect(forecast.weekHead(1)).toHaveCount(1)
    await expect(forecast.weekHead(52)).toHaveCount(1)
    await expect(forecast.weekHead(53)).toHaveCount(0)
    await expect(page.getByText(/^Vecka 53 finns 2026/)).toBeVisible()
  })

  test('R-527 there are exactly six presets', async ({ page, openForecast }) => {
    await openForecast()
    const presets = page.getByRole('group', { name: 'Period' }).getByRole('button')
    await expect(presets).toHaveText(['Nu', 'Kvartal 1', 'Kvartal 2', 'Kvartal 3', 'Kvartal 4', 'År'])
  })

  test('the start week moves with an earlier end week, and Back returns to the former range', async ({
    page,
    forecast,
    openForecast,
  }) => {
    await openForecast({ search: '?year=2026&startWeek=20&endWeek=30' })
    await forecast.choose(forecast.endWeek(), '10')
    await expect(page).toHaveURL(/startWeek=10&endWeek=10/)
    await page.goBack()
    await expect(page).toHaveURL(/startWeek=20&endWeek=30/)
    await expect(forecast.weekHead(30)).toHaveCount(1)
  })

  test('a whole year opens where the work is', async ({ page, forecast, openForecast }) => {
    await openForecast({ time: '2026-11-18T10:00:00Z', search: '?year=2026&startWeek=1&endWeek=53', tab: 'details' })
    await expect(forecast.weekHead(47)).toBeInViewport({ ratio: 1 })
    await expect(forecast.input('absences-2', 47)).toBeAttached()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('a broken address is told and answered with the usual range', async ({ page, forecast, openForecast }) => {
    await openForecast({ search: '?year=12abc&startWeek=-1&endWeek=99' })
    await expect(page.getByRole('main')).toContainText(/adressen/i)
    await expect(forecast.weekHead(1)).toHaveCount(1)
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

test.describe('tabs and tables', () => {
  test('R-135 there are two tabs', async ({ page, openForecast }) => {
    await openForecast()
    await expect(page.getByRole('tab')).toHaveText(['Effektivitet och överskott/underskott', 'Prognosdetaljer'])
  })

  test('R-136 there is a table of the remaining budget', async ({ forecast, openForecast }) => {
    await openForecast()
    await expect(forecast.grid('Kvarvarande budget').locator('[data-row-id="budget-incoming"]')).toBeVisible()
  })

  test('R-137 the table of totals has the total efficiency in percent', async ({ forecast, openForecast }) => {
    await openForecast({ search: firstFour })
    const totals = forecast.grid('Totalt')
    for (const id of totalsRows) await expect(totals.locator(`[data-row-id="totals-${id}"]`)).toHaveCount(1)
    // The efficiency runs on from the first week, so that the last one is that of the whole range.
    const last = totals.locator('[data-row-id="totals-weekly-efficiency"] [data-week="4"]')
    await expect.poll(async () => plain(await last.textContent())).toBe('96,8 %')
    expect(plain(await forecast.totalEfficiency().textContent())).toBe('96,8 %')
  })

  const detailTables = [
    ['R-138', 'staffing', 'Bemanning', ['staffing-budgeted-staff-hours', 'staffing-actual-hours']],
    [
      'R-139',
      'substitutes',
      /^Vikarier \(extra ?tid\)$/,
      [
        'substitutes-borrowed-resource',
        'substitutes-hourly-substitute',
        'substitutes-filling-time',
        'substitutes-overtime',
        'substitutes-staggered-working-hours',
        'substitutes-budgeted-hours',
      ],
    ],
    ['R-140', 'absences', 'Frånvaro', [1, 2, 3, 4, 5, 6].map(id => `absences-${id}`)],
    ['R-141', 'needs', 'Behov', ['needs-total-required', 'needs-my-forecast']],
  ] as const

  for (const [id, what, caption, rowIds] of detailTables) {
    test(`${id} there is a table of ${what}`, async ({ forecast, openForecast }) => {
      await openForecast({ tab: 'details' })
      const rows = forecast.grid(caption).locator('[data-row-id]')
      await expect
        .poll(() => rows.evaluateAll(elements => elements.map(element => element.getAttribute('data-row-id'))))
        .toEqual([...rowIds])
    })
  }

  test('R-142 there is a table of surplus and deficit', async ({ forecast, openForecast }) => {
    await openForecast()
    await expect(forecast.grid('Underskott/överskott').locator('[data-row-id="deficit-hours"]')).toBeVisible()
  })

  test('R-143 there is a table of what it means', async ({ forecast, openForecast }) => {
    await openForecast()
    const rows = forecast.grid('Vad det betyder').locator('[data-row-id]')
    await expect(rows).toHaveCount(4)
    const ids = await rows.evaluateAll(all => all.map(row => row.getAttribute('data-row-id')))
    expect(ids).toEqual(['meaning-own-status', 'meaning-status', 'meaning-fte', 'meaning-cost'])
  })

  test('R-178 the staffing table has budgeted and actual hours', async ({ forecast, openForecast }) => {
    await openForecast({ search: firstFour, tab: 'details' })
    await forecast.expectCells('staffing-budgeted-staff-hours', { 1: '400', 3: '400' })
    await forecast.expectCells('staffing-actual-hours', { 1: '400', 3: '390' })
  })

  test('R-179 the rows of totals are read-only, the efficiency of the week above the cumulative one', async ({
    forecast,
    openForecast,
  }) => {
    await openForecast()
    const rows = forecast.grid('Totalt').locator('[data-row-id]')
    await expect
      .poll(() => rows.evaluateAll(elements => elements.map(element => element.getAttribute('data-row-id'))))
      .toEqual(totalsRows.map(id => `totals-${id}`))
    await expect(forecast.grid('Totalt').getByRole('textbox')).toHaveCount(0)
  })

  test('R-180 the incoming budget and the staff cost are read-only rows', async ({ forecast, openForecast }) => {
    await openForecast()
    const grid = forecast.grid('Kvarvarande budget')
    await expect(grid.locator('[data-row-id="budget-incoming"]')).toHaveCount(1)
    await expect(grid.locator('[data-row-id="budget-staff-cost"]')).toHaveCount(1)
    await expect(grid.getByRole('textbox')).toHaveCount(0)
  })

  test('R-190 budgeted needs and resources stand beside the outcome', async ({ forecast, openForecast }) => {
    await openForecast({ search: firstFour, tab: 'details' })
    await forecast.expectCells('staffing-budgeted-staff-hours', { 1: '400', 2: '400', 3: '400', 4: '400' })
    await forecast.expectCells('staffing-actual-hours', { 1: '400', 2: '400', 3: '390', 4: '400' })
    await forecast.expectCells('needs-total-required', { 1: '310', 2: '380', 3: '380', 4: '450' })
    await forecast.expectCells('needs-my-forecast', { 1: '0', 2: '0', 3: '-5', 4: '10' })
    for (const row of ['staffing-budgeted-staff-hours', 'staffing-actual-hours', 'needs-total-required'])
      await expect(forecast.row(row)).toBeVisible()
  })

  test('R-191 weeks of the whole year can be planned', async ({ forecast, openForecast }) => {
    await openForecast({ tab: 'details' })
    for (const week of [12, 52]) {
      await forecast.show(week)
      for (const row of ['absences-2', 'substitutes-overtime', 'needs-my-forecast'])
        await expect(forecast.input(row, week)).toHaveCount(1)
    }
  })
})

test.describe('rows', () => {
  test('R-173 six absences in this order, each editable this week', async ({ forecast, openForecast }) => {
    await openForecast({ language: 'en', tab: 'details' })
    const names = [
      'Short-term illness',
      'Vacation',
      'Other absence',
      'Education',
      'Lent resource',
      /Care of sick child/,
    ]
    for (const [index, name] of names.entries()) {
      await expect(forecast.row(`absences-${index + 1}`).getByRole('rowheader')).toHaveText(
        name instanceof RegExp ? name : new RegExp(`^${name}`),
      )
      await expect(forecast.input(`absences-${index + 1}`, 12)).toHaveCount(1)
    }
  })

  test('R-174 five substitute rows are editable this week', async ({ forecast, openForecast }) => {
    await openForecast({ tab: 'details' })
    const ids = ['borrowed-resource', 'hourly-substitute', 'filling-time', 'overtime', 'staggered-working-hours']
    for (const id of ids) await expect(forecast.input(`substitutes-${id}`, 12)).toHaveCount(1)
  })

  const readOnly = [
    ['R-175', 'substitutes-budgeted-hours'],
    ['R-176', 'needs-total-required'],
  ] as const
  for (const [id, rowId] of readOnly) {
    test(`${id} the row ${rowId} is read-only`, async ({ forecast, openForecast }) => {
      await openForecast({ tab: 'details' })
      await expect(forecast.row(rowId)).toBeVisible()
      await expect(forecast.row(rowId).getByRole('textbox')).toHaveCount(0)
    })
  }

  test('R-177 my forecast is editable in current and future weeks', async ({ forecast, openForecast }) => {
    await openForecast({ tab: 'details' })
    await expect(forecast.input('needs-my-forecast', 11)).toHaveCount(0)
    await expect(forecast.input('needs-my-forecast', 12)).toHaveCount(1)
    await forecast.show(40)
    await expect(forecast.input('needs-my-forecast', 40)).toHaveCount(1)
  })

  test('R-160 rows show sums, averages, grey style, status and what can be edited, and hidden rows are absent', async ({
    forecast,
    openForecast,
  }) => {
    await openForecast({ search: '?year=2026&startWeek=1&endWeek=14', tab: 'details' })
    const summary = async (rowId: string, kind: 'sum' | 'average') =>
      plain(await forecast.row(rowId).locator(`[data-summary="${kind}"]`).textContent())
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

  test('R-161 each cell carries its week and old cells are read-only', async ({ forecast, openForecast }) => {
    await openForecast({ tab: 'details', search: '?year=2026&startWeek=10&endWeek=14' })
    const cells = forecast.row('absences-1').locator('[data-week]')
    await expect
      .poll(() => cells.evaluateAll(elements => elements.map(element => element.getAttribute('data-week'))))
      .toEqual(['10', '11', '12', '13', '14'])
    await expect(forecast.cell('absences-1', 11)).toHaveAttribute('aria-readonly', 'true')
    await expect(forecast.cell('absences-1', 12)).not.toHaveAttribute('aria-readonly', 'true')
  })

  test('R-162 short-term illness has a toggle between hours and percent', async ({ forecast, openForecast }) => {
    await openForecast({ tab: 'details' })
    const toggle = forecast.row('absences-1').getByRole('button', { name: /procent/i })
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect(forecast.row('absences-1').getByRole('textbox')).toHaveCount(0)
    await toggle.click()
    await expect(forecast.input('absences-1', 12)).toHaveCount(1)
  })
})

test.describe('what the answers fill', () => {
  test('R-166 every part of staffing fills its row', async ({ forecast, openForecast }) => {
    await openForecast({ search: firstFour, tab: 'details' })
    await forecast.expectCells('staffing-budgeted-staff-hours', { 1: '400' })
    await forecast.expectCells('staffing-actual-hours', { 3: '390' })
    await forecast.expectCells('absences-1', { 1: '20', 2: '10', 3: '0', 4: '40' })
    await forecast.expectCells('substitutes-filling-time', { 2: '4' })
    await forecast.expectCells('substitutes-budgeted-hours', { 1: '15', 4: '15' })
    await forecast.expectCells('needs-my-forecast', { 3: '-5', 4: '10' })
  })

  test('R-165 every shown value of the budget is the one of the answer', async ({ page, forecast, openForecast }) => {
    const basis = page.getByRole('region', { name: 'Budgetunderlag' })
    const shown = async () => (await basis.locator('dd').allTextContents()).map(text => plain(text))
    await openForecast()
    const before = await shown()
    await changeAnswer<ComprehensiveBody>(page, paths.comprehensive, body => {
      Object.assign(body.budget, {
        annualSalary: 10_400_000,
        hours: 10_400,
        hoursForSchedule: 4_321,
        leftForSchemeBudget: 1_234_567,
        obUsk: 98_765,
        lockedAt: '2025-11-20T10:00:00Z',
      })
      Object.assign(body.budget.annualWorker, { total: 12.34 })
      Object.assign(body.staffing.budgetedSubstituteHours, { '12': 77 })
    })
    await page.reload()
    await forecast.ready()
    const after = ['10 400 000 kr', '10 400 tim', '4 321 tim', '1 234 567 kr', '12,34', '98 765 kr', '2025-11-20']
    await expect.poll(shown).toEqual(after)
    expect(before.filter((text, index) => text === after[index])).toEqual([])
    await forecast.expectCell('budget-incoming', 1, '200 000')
    // 400 hours at 1 000 kronor.
    await forecast.expectCell('budget-staff-cost', 12, '400 000')
    await expect.poll(async () => plain(await forecast.summary().textContent())).toContain('1 000,00 kr')
    await forecast.openTab('details')
    await forecast.expectCell('substitutes-budgeted-hours', 12, '77')
    await page.unroute(paths.comprehensive)
    await changeAnswer<ComprehensiveBody>(page, paths.comprehensive, body => {
      body.budget.isLocked = false
    })
    await page.reload()
    await expect(page.getByText('Låst behovsbudget och resursbudget krävs för att visa prognosdata')).toBeVisible()
  })

  test('R-167 total required follows needs and changed needs', async ({ forecast, openForecast }) => {
    await openForecast({ search: firstFour, tab: 'details' })
    await forecast.expectCells('needs-total-required', { 1: '310', 2: '380', 3: '380', 4: '450' })
  })

  test('R-168 the target is given by week', async ({ page, forecast, openForecast }) => {
    await openForecast({
      search: firstFour,
      before: () =>
        changeAnswer<ComprehensiveBody>(page, paths.comprehensive, body => {
          body.metrics.target.efficiency['4'] = 95
        }),
    })
    await forecast.expectCells('meaning-status', { 3: 'Rätt bemannad', 4: 'Rätt bemannad' })
  })

  test('R-169 average cost and total hours of the answer are accepted', async ({ page, forecast, openForecast }) => {
    await openForecast({
      before: () =>
        changeAnswer<Record<string, unknown>>(page, paths.comprehensive, body => {
          body.avgCostPerHour = 999
          body.totalAvailableStaffHours = 1
          body.totalScheduledStaffHoursForSpan = 2
        }),
    })
    await forecast.expectCell('budget-staff-cost', 12, '100 000')
  })

  test('R-170 weekly values of the answer are accepted', async ({ page, forecast, openForecast }) => {
    await openForecast({
      before: () =>
        changeAnswer<Record<string, unknown>>(page, paths.comprehensive, body => {
          body.weeklyValues = { staffCost: { '12': 1 }, remainingBudget: { '12': 2 } }
        }),
    })
    await forecast.expectCell('budget-staff-cost', 12, '100 000')
  })

  test('R-181 server substitute ids map to rows', async ({ page, forecast, openForecast }) => {
    await openForecast({
      tab: 'details',
      before: () =>
        changeAnswer<ComprehensiveBody>(page, paths.comprehensive, body => {
          body.staffing.substitutes = [1, 2, 3, 4, 5, 6, 7].map(id => ({ id, values: { '20': id + 4 } }))
        }),
    })
    await forecast.expectCell('substitutes-borrowed-resource', 20, '6')
    await forecast.expectCell('substitutes-hourly-substitute', 20, '7')
    await forecast.expectCell('substitutes-filling-time', 20, '8')
    await forecast.expectCell('substitutes-overtime', 20, '9')
    await forecast.expectCell('substitutes-staggered-working-hours', 20, '10')
    await forecast.openTab('efficiency')
    await forecast.expectCell('totals-resource-time', 20, '5')
    await forecast.expectCell('totals-extra-time', 20, '40')
  })

  test('R-182 server absence ids map to rows', async ({ page, forecast, openForecast }) => {
    await openForecast({
      tab: 'details',
      before: () =>
        changeAnswer<ComprehensiveBody>(page, paths.comprehensive, body => {
          body.staffing.absences = [1, 2, 3, 4, 5, 6].map(id => ({ id, values: { '20': id + 10 } }))
        }),
    })
    for (const id of [1, 2, 3, 4, 5, 6]) await forecast.expectCell(`absences-${id}`, 20, String(id + 10))
  })
})

test.describe('locks, flags and messages', () => {
  const lockedNeeded = 'Låst behovsbudget och resursbudget krävs för att visa prognosdata'
  const unlock = (page: Page) =>
    changeAnswer<ComprehensiveBody>(page, paths.comprehensive, body => {
      body.budget.isLocked = false
    })

  test('R-158 forecast data needs both budgets locked', async ({ page, forecast, openForecast }) => {
    await openForecast({ tables: false, before: () => unlock(page) })
    await expect(page.getByText(lockedNeeded)).toBeVisible()
    await expect(forecast.grids()).toHaveCount(0)
    await page.unrouteAll()
    await page.reload()
    await forecast.ready()
  })

  test('R-159 without both locks the message is shown', async ({ page, openForecast }) => {
    await openForecast({ tables: false, before: () => unlock(page) })
    await expect(page.getByText(lockedNeeded, { exact: true })).toBeVisible()
  })

  test('R-156 success, error and info are announced', async ({ page, forecast, openForecast }) => {
    await openForecast({ tab: 'details' })
    await forecast.type('absences-2', 20, '8')
    await forecast.save().click()
    await expect(page.getByRole('status').filter({ hasText: 'Prognosen har uppdaterats' })).toBeVisible()
    await page.route(paths.save, route => route.fulfill({ status: 500, json: { message: 'X' } }))
    await forecast.type('absences-2', 21, '8')
    await forecast.save().click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'Något gick fel med att uppdatera prognosen' }),
    ).toBeVisible()
    await forecast.revert().click()
    await expect(page.getByRole('status').filter({ hasText: 'Ändringarna har avbrutits' })).toBeVisible()
  })

  test('R-171 payroll overhead is read from a list and from a map', async ({ page, openForecast, forecast }) => {
    const shown = async () => plain(await forecast.payrollOverhead().textContent())
    await openForecast({
      before: async () => {
        await withoutFrozenOverhead(page)
        await page.route(/po-values$/, route => route.fulfill({ json: [{ year: 2026, value: 44.53 }] }))
      },
    })
    await expect.poll(shown).toContain('44,53')
    await page.unroute(/po-values$/)
    await page.route(/po-values$/, route => route.fulfill({ json: { '2026': 44.53 } }))
    await page.reload()
    await forecast.ready()
    await expect.poll(shown).toContain('44,53')
  })

  test('the payroll overhead is the one that the lock froze', async ({ page, openForecast, forecast }) => {
    const shown = async () => plain(await forecast.payrollOverhead().textContent())
    await openForecast({ before: () => answerWith(page, /po-values$/, 200, []) })
    await expect.poll(shown).toContain('40,00 %')
  })

  test('R-172 without the write flag nothing can be edited', async ({ page, forecast, openForecast }) => {
    await openForecast({ level: 'READ', tab: 'details' })
    await expect(forecast.row('absences-1')).toBeVisible()
    await expect(page.getByRole('grid').getByRole('textbox')).toHaveCount(0)
    await expect(forecast.fillIn()).toHaveCount(0)
    await expect(forecast.save()).toHaveCount(0)
  })

  test('R-149 there is the action to fill in the forecast', async ({ forecast, openForecast }) => {
    await openForecast()
    await expect(forecast.fillIn()).toBeEnabled()
  })

  test('R-150 filling in has an option to use the average', async ({ page, forecast, openForecast }) => {
    await openForecast({ years: [2025, 2026] })
    await forecast.fillIn().click()
    await expect(page.getByRole('dialog').getByRole('checkbox', { name: 'Använd genomsnitt' })).toBeVisible()
  })

  test('R-151 there is the action to revert', async ({ forecast, openForecast }) => {
    await openForecast({ tab: 'details' })
    await expect(forecast.revert()).toBeDisabled()
    await forecast.type('absences-2', 20, '8')
    await expect(forecast.revert()).toBeEnabled()
  })
})
