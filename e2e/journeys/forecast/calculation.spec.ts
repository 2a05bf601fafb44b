import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/suite'
import { changeAnswer, paths, recordCalls, type ComprehensiveBody } from '../../fixtures/stub'
import { plain } from '../../fixtures/plain-text'

const weeks = (texts: string[], first = 1) => Object.fromEntries(texts.map((text, index) => [index + first, text]))
const firstFour = '?year=2026&startWeek=1&endWeek=4'

test.describe('budget of the worked example', () => {
  test('R-192 the ideal budget per week is the annual salary divided by 52', async ({ forecast, openForecast }) => {
    await openForecast({ search: firstFour })
    await forecast.expectCell('budget-incoming', 1, '100 000')
  })

  test('R-193 the average cost per hour is the annual salary divided by the budget hours', async ({
    forecast,
    openForecast,
  }) => {
    await openForecast({ tab: 'details' })
    await forecast.type('substitutes-borrowed-resource', 20, '1')
    await forecast.openTab('efficiency')
    await forecast.expectCells('budget-staff-cost', { 19: '100 000', 20: '100 250' })
  })

  test('R-194 weekly staff cost starts from staffing hours times cost per hour', async ({ forecast, openForecast }) => {
    await openForecast()
    await forecast.expectCell('budget-staff-cost', 12, '100 000')
  })

  test('R-207 the remaining budget follows the worked example', async ({ forecast, openForecast }) => {
    await openForecast({ search: firstFour })
    await forecast.expectCells('budget-incoming', weeks(['100 000', '98 000', '89 500', '86 000']))
    await forecast.expectCells('budget-staff-cost', weeks(['102 000', '108 500', '103 500', '104 000']))
    await forecast.expectCells('budget-remaining', weeks(['-2 000', '-10 500', '-14 000', '-18 000']))
  })
})

const costEffects = [
  ['R-195', 'borrowed resource hours are added at factor 1.0', 'substitutes-borrowed-resource', '8', '102 000'],
  ['R-196', 'hourly substitute hours are added at factor 1.0', 'substitutes-hourly-substitute', '8', '102 000'],
  ['R-197', 'filling time is added at factor 1.5', 'substitutes-filling-time', '8', '103 000'],
  ['R-198', 'overtime is added at factor 2', 'substitutes-overtime', '8', '104 000'],
  ['R-199', 'staggered working hours are added at factor 1.2', 'substitutes-staggered-working-hours', '8', '102 400'],
  ['R-200', 'short-term illness is subtracted at factor 0.2', 'absences-1', '10', '99 500'],
  ['R-201', 'lent resource is subtracted at factor 1.0', 'absences-5', '10', '97 500'],
  ['R-202', 'care of sick child is subtracted at factor 1.0', 'absences-6', '10', '97 500'],
  ['R-203', 'other absence is subtracted at factor 1.0', 'absences-3', '10', '97 500'],
  ['R-204', 'vacation has no effect on the cost', 'absences-2', '40', '100 000'],
  ['R-205', 'education counts as other absence', 'absences-4', '10', '97 500'],
] as const

for (const [id, what, rowId, hours, cost] of costEffects) {
  test(`${id} ${what}`, async ({ forecast, openForecast }) => {
    await openForecast({ tab: 'details' })
    await forecast.type(rowId, 13, hours)
    await forecast.openTab('efficiency')
    await forecast.expectCells('budget-staff-cost', { 12: '100 000', 13: cost })
  })
}

test('R-206 an absence id beyond 6 counts as other absence', async ({ page, forecast, openForecast }) => {
  await openForecast({
    before: () =>
      changeAnswer<ComprehensiveBody>(page, paths.comprehensive, body => {
        body.staffing.absences.push({ id: 9, values: { '20': 10 } })
      }),
  })
  await forecast.expectCells('budget-staff-cost', { 19: '100 000', 20: '97 500' })
  await forecast.expectCells('totals-absences', { 19: '0', 20: '10' })
})

test.describe('efficiency of the worked example', () => {
  test('R-208 total efficiency is computed and stands beside its target', async ({ forecast, openForecast }) => {
    await openForecast({ search: firstFour })
    const summary = forecast.summary()
    await expect.poll(async () => plain(await summary.textContent())).toContain('96,8 %')
    expect(plain(await summary.textContent())).toMatch(/85(,0)? %/)
  })

  test('R-209 efficiency is needs and my forecast over hour result and budgeted hours', async ({
    forecast,
    openForecast,
  }) => {
    await openForecast({ search: '?year=2026&startWeek=1&endWeek=1' })
    await forecast.expectCell('totals-weekly-efficiency', 1, '77,5 %')
  })

  test('R-210 efficiency is cumulative', async ({ forecast, openForecast }) => {
    await openForecast({ search: firstFour })
    await forecast.expectCells('totals-weekly-efficiency', weeks(['77,5 %', '88,0 %', '89,4 %', '96,8 %']))
  })

  test('R-211 efficiency is 0 when there are no hours to divide by', async ({ page, forecast, openForecast }) => {
    await openForecast({
      search: '?year=2026&startWeek=20&endWeek=22',
      before: () =>
        changeAnswer<ComprehensiveBody>(page, paths.comprehensive, body => {
          body.staffing.budgetedStaffHours = {}
        }),
    })
    await forecast.expectCell('totals-weekly-efficiency', 20, '0,0 %')
    expect(await page.locator('main').textContent()).not.toMatch(/NaN|Infinity|∞/)
  })

  test('R-212 the totals follow the worked example', async ({ forecast, openForecast }) => {
    await openForecast({ search: firstFour })
    await forecast.expectCells('totals-resource-time', weeks(['8', '0', '0', '0']))
    await forecast.expectCells('totals-extra-time', weeks(['20', '42', '15', '40']))
    await forecast.expectCells('totals-absences', weeks(['28', '58', '8', '56']))
    await forecast.expectCells('totals-hourly-usage-result', weeks(['0', '-16', '7', '-16']))
    await forecast.expectCells('totals-weekly-efficiency', weeks(['77,5 %', '88,0 %', '89,4 %', '96,8 %']))
  })

  test('R-213 surplus and deficit of hours follow the worked example', async ({ forecast, openForecast }) => {
    await openForecast({ search: firstFour })
    await forecast.expectCells('deficit-hours', weeks(['35,29', '-63,06', '-34,18', '-157,18']))
    await forecast.expectCells('deficit-cumulative', weeks(['35,29', '-27,76', '-61,94', '-219,12']))
    await forecast.expectCells('meaning-fte', weeks(['0,88', '-1,58', '-0,85', '-3,93']))
    await forecast.expectCells('meaning-cost', weeks(['8 824', '-15 765', '-8 544', '-39 294']))
    await forecast.expectCells(
      'meaning-status',
      weeks(['Överbemannad', 'Rätt bemannad', 'Rätt bemannad', 'Underbemannad']),
    )
  })

  test('R-219 total efficiency has one decimal and a percent sign', async ({ forecast, openForecast }) => {
    await openForecast({ search: firstFour })
    const value = forecast.totalEfficiency()
    await expect.poll(async () => plain(await value.textContent())).toMatch(/^\d+[,.]\d ?%$/)
  })
})

test.describe('short-term illness as a percentage', () => {
  const toggle = /procent|percent/i

  test('R-217 the row can be shown as a percentage of scheduled hours', async ({ forecast, openForecast }) => {
    await openForecast({ search: firstFour, tab: 'details' })
    await forecast.expectCell('absences-1', 1, '20')
    await forecast.row('absences-1').getByRole('button', { name: toggle }).click()
    await forecast.expectCells('absences-1', weeks(['5,0 %', '2,5 %', '0,0 %', '10,0 %']))
  })

  test('R-218 that percentage has one decimal', async ({ forecast, openForecast, page }) => {
    await openForecast({
      search: firstFour,
      tab: 'details',
      before: () =>
        changeAnswer<ComprehensiveBody>(page, paths.comprehensive, body => {
          const illness = body.staffing.absences.find(row => row.id === 1)
          if (illness) illness.values['3'] = 40
        }),
    })
    await forecast.row('absences-1').getByRole('button', { name: toggle }).click()
    await forecast.expectCell('absences-1', 3, '10,3 %')
  })
})

const kronor = (amount: number) => plain(amount.toLocaleString('sv-SE'))
const chartWeek = (page: Page, week: number) => page.locator(`[data-part=chart] [data-chart-week="${week}"]`)
const chartText = async (page: Page, week: number) => {
  await chartWeek(page, week).hover()
  return plain(await page.locator('[data-part=chart] [role="tooltip"]').textContent())
}
const forecastCalls = (calls: readonly string[]) => calls.filter(call => !call.includes('/api/modules'))

/** What ten hours in a row do to the cost of their week in kronor, and to its available hours. */
const tenHours = [
  ['substitutes-borrowed-resource', 2_500, 10],
  ['substitutes-hourly-substitute', 2_500, 10],
  ['substitutes-filling-time', 3_750, 10],
  ['substitutes-overtime', 5_000, 10],
  ['substitutes-staggered-working-hours', 3_000, 10],
  ['absences-1', -500, -10],
  ['absences-2', 0, -10],
  ['absences-3', -2_500, -10],
  ['absences-4', -2_500, -10],
  ['absences-5', -2_500, -10],
  ['absences-6', -2_500, -10],
] as const

test.describe('what an edit recalculates', () => {
  test('R-220 editing any absence or substitute recalculates budget, totals, remaining budget and chart', async ({
    page,
    forecast,
    openForecast,
  }) => {
    test.slow()
    await openForecast({ tab: 'details', search: '?year=2026&startWeek=12&endWeek=22' })
    const calls = recordCalls(page)
    for (const [index, [rowId]] of tenHours.entries()) await forecast.type(rowId, 12 + index, '10')
    await forecast.openTab('efficiency')
    let remaining = 0
    let available = 0
    for (const [index, [rowId, cost, hours]] of tenHours.entries()) {
      const week = 12 + index
      await forecast.expectCell('budget-incoming', week, kronor(100_000 + remaining))
      await forecast.expectCell('budget-staff-cost', week, kronor(100_000 + cost))
      remaining -= cost
      await forecast.expectCell('budget-remaining', week, kronor(remaining))
      await forecast.expectCell('totals-extra-time', week, rowId.startsWith('substitutes') ? '10' : '0')
      await forecast.expectCell('totals-absences', week, rowId.startsWith('absences') ? '10' : '0')
      await forecast.expectCell('totals-hourly-usage-result', week, String(hours))
      available += 400 + hours
      await expect.poll(() => chartText(page, week)).toMatch(new RegExp(`Vecka ${week}.*${kronor(available)} tim`))
    }
    expect(forecastCalls(calls)).toEqual([])
  })

  test('R-221 editing my forecast recalculates totals and chart but not the budget', async ({
    page,
    forecast,
    openForecast,
  }) => {
    await openForecast({ search: '?year=2026&startWeek=12&endWeek=20' })
    await expect.poll(() => chartText(page, 13)).toMatch(/ 0,0 %/)
    await forecast.openTab('details')
    const calls = recordCalls(page)
    await forecast.type('needs-my-forecast', 12, '340')
    await forecast.openTab('efficiency')
    await forecast.expectCells('totals-weekly-efficiency', { 12: '85,0 %', 13: '42,5 %' })
    await expect.poll(() => chartText(page, 12)).toMatch(/Rätt bemannad.*85,0 %/)
    await expect.poll(() => chartText(page, 13)).toMatch(/42,5 %/)
    for (const week of [12, 13]) {
      await forecast.expectCell('budget-incoming', week, '100 000')
      await forecast.expectCell('budget-staff-cost', week, '100 000')
      await forecast.expectCell('budget-remaining', week, '0')
    }
    expect(forecastCalls(calls)).toEqual([])
  })

  test('R-188 changing the week range recalculates totals, chart and budget without a call', async ({
    page,
    forecast,
    openForecast,
  }) => {
    await openForecast()
    await expect(page.locator('[data-part=chart] [data-chart-week]')).toHaveCount(52)
    const calls = recordCalls(page)
    await forecast.chooseWeeks(3, 4)
    await forecast.expectCells('budget-incoming', { 3: '100 000', 4: '96 500' })
    await forecast.expectCells('budget-staff-cost', { 3: '103 500', 4: '104 000' })
    await forecast.expectCells('budget-remaining', { 3: '-3 500', 4: '-7 500' })
    await forecast.expectCells('totals-resource-time', { 3: '0', 4: '0' })
    await forecast.expectCells('totals-extra-time', { 3: '15', 4: '40' })
    await forecast.expectCells('totals-absences', { 3: '8', 4: '56' })
    await forecast.expectCells('totals-hourly-usage-result', { 3: '7', 4: '-16' })
    await forecast.expectCells('totals-weekly-efficiency', { 3: '92,1 %', 4: '105,6 %' })
    await expect.poll(async () => plain(await forecast.totalEfficiency().textContent())).toBe('105,6 %')
    await expect(page.locator('[data-part=chart] [data-chart-week]')).toHaveCount(2)
    await expect.poll(() => chartText(page, 4)).toMatch(/Vecka 4.*Underbemannad.*105,6 %/)
    expect(forecastCalls(calls)).toEqual([])
  })
})

test('R-224 payroll overhead and unsocial hours do not change the cost per hour', async ({
  page,
  forecast,
  openForecast,
}) => {
  await openForecast({
    before: () =>
      changeAnswer<ComprehensiveBody>(page, paths.comprehensive, body => {
        body.budget.PO = 61.5
        body.budget.obUsk = 900_000
      }),
  })
  await forecast.expectCell('budget-staff-cost', 12, '100 000')
})
