import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/suite'
import { changeAnswer, paths, recordCalls, type ComprehensiveBody } from '../../fixtures/stub'
import { plain } from '../../fixtures/plain-text'
import type { ForecastPage } from '../../pages/forecast-page'

const weeks = (texts: string[], first = 1) => Object.fromEntries(texts.map((text, index) => [index + first, text]))

const kronor = (amount: number) => plain(amount.toLocaleString('sv-SE'))
const chartWeeks = (page: Page) => page.locator('[data-part=chart] [data-chart-week]')
const chartText = async (page: Page, week: number) => {
  await page.locator(`[data-part=chart] [data-chart-week="${week}"]`).hover()
  return plain(await page.locator('[data-part=chart] [role="tooltip"]').textContent())
}
const forecastCalls = (calls: readonly string[]) => calls.filter(call => !call.includes('/api/modules'))
const showPercent = (forecast: ForecastPage) =>
  forecast
    .row('absences-1')
    .getByRole('button', { name: /procent/i })
    .click()

test('R-188 R-192 R-194 R-207 R-208 R-209 R-210 R-212 R-213 R-217 R-219 the worked example', async ({
  page,
  forecast,
  openForecast,
}) => {
  const total = async () => plain(await forecast.totalEfficiency().textContent())
  await openForecast()

  await test.step('R-194 weekly staff cost starts from staffing hours times cost per hour', async () => {
    await forecast.expectCell('budget-staff-cost', 12, '100 000')
  })
  await test.step('R-188 changing the week range recalculates totals, chart and budget without a call', async () => {
    await expect(chartWeeks(page)).toHaveCount(52)
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
    await expect.poll(total).toBe('105,6 %')
    await expect(chartWeeks(page)).toHaveCount(2)
    await expect.poll(() => chartText(page, 4)).toMatch(/Vecka 4.*Underbemannad.*105,6 %/)
    expect(forecastCalls(calls)).toEqual([])
  })
  await forecast.choose(forecast.startWeek(), '1')
  await test.step('R-192 R-207 the ideal budget per week is the annual salary divided by 52; what remains', async () => {
    await forecast.expectCells('budget-incoming', weeks(['100 000', '98 000', '89 500', '86 000']))
    await forecast.expectCells('budget-staff-cost', weeks(['102 000', '108 500', '103 500', '104 000']))
    await forecast.expectCells('budget-remaining', weeks(['-2 000', '-10 500', '-14 000', '-18 000']))
  })
  await test.step('R-208 R-219 total efficiency has one decimal and stands beside its target', async () => {
    await expect.poll(async () => plain(await forecast.summary().textContent())).toContain('96,8 %')
    expect(plain(await forecast.summary().textContent())).toMatch(/85(,0)? %/)
    expect(await total()).toMatch(/^\d+[,.]\d ?%$/)
  })
  await test.step('R-210 R-212 the totals, and the efficiency, which is cumulative', async () => {
    await forecast.expectCells('totals-resource-time', weeks(['8', '0', '0', '0']))
    await forecast.expectCells('totals-extra-time', weeks(['20', '42', '15', '40']))
    await forecast.expectCells('totals-absences', weeks(['28', '58', '8', '56']))
    await forecast.expectCells('totals-hourly-usage-result', weeks(['0', '-16', '7', '-16']))
    await forecast.expectCells('totals-weekly-efficiency', weeks(['77,5 %', '88,0 %', '89,4 %', '96,8 %']))
  })
  await test.step('R-213 surplus and deficit of hours', async () => {
    await forecast.expectCells('deficit-hours', weeks(['35,29', '-63,06', '-34,18', '-157,18']))
    await forecast.expectCells('deficit-cumulative', weeks(['35,29', '-27,76', '-61,94', '-219,12']))
    await forecast.expectCells('meaning-fte', weeks(['0,88', '-1,58', '-0,85', '-3,93']))
    await forecast.expectCells('meaning-cost', weeks(['8 824', '-15 765', '-8 544', '-39 294']))
    await forecast.expectCells(
      'meaning-status',
      weeks(['Överbemannad', 'Rätt bemannad', 'Rätt bemannad', 'Underbemannad']),
    )
  })
  await test.step('R-209 efficiency is needs and my forecast over hour result and budgeted hours', async () => {
    await forecast.choose(forecast.endWeek(), '1')
    await expect(forecast.weekHead(2)).toHaveCount(0)
    await forecast.expectCell('totals-weekly-efficiency', 1, '77,5 %')
  })
  await test.step('R-217 short-term illness can be shown as a percentage of scheduled hours', async () => {
    await forecast.choose(forecast.endWeek(), '4')
    await forecast.openTab('details')
    await forecast.expectCell('absences-1', 1, '20')
    await showPercent(forecast)
    await forecast.expectCells('absences-1', weeks(['5,0 %', '2,5 %', '0,0 %', '10,0 %']))
  })
})

/** What hours in a row do to the cost of their week in kronor. */
const costEffects = [
  ['R-195', 'borrowed resource hours are added at factor 1.0', 'substitutes-borrowed-resource', 8, 2_000],
  ['R-196', 'hourly substitute hours are added at factor 1.0', 'substitutes-hourly-substitute', 8, 2_000],
  ['R-197', 'filling time is added at factor 1.5', 'substitutes-filling-time', 8, 3_000],
  ['R-198', 'overtime is added at factor 2', 'substitutes-overtime', 8, 4_000],
  ['R-199', 'staggered working hours are added at factor 1.2', 'substitutes-staggered-working-hours', 8, 2_400],
  ['R-200', 'short-term illness is subtracted at factor 0.2', 'absences-1', 10, -500],
  ['R-204', 'vacation has no effect on the cost', 'absences-2', 40, 0],
  ['R-203', 'other absence is subtracted at factor 1.0', 'absences-3', 10, -2_500],
  ['R-205', 'education counts as other absence', 'absences-4', 10, -2_500],
  ['R-201', 'lent resource is subtracted at factor 1.0', 'absences-5', 10, -2_500],
  ['R-202', 'care of sick child is subtracted at factor 1.0', 'absences-6', 10, -2_500],
] as const

test('R-193 R-195 R-196 R-197 R-198 R-199 R-200 R-201 R-202 R-203 R-204 R-205 R-220 R-221 what an edit recalculates', async ({
  page,
  forecast,
  openForecast,
}) => {
  await openForecast({ search: '?year=2026&startWeek=12&endWeek=24' })
  const calls = recordCalls(page)

  await test.step('R-221 editing my forecast recalculates totals and chart but not the budget', async () => {
    await expect.poll(() => chartText(page, 13)).toMatch(/ 0,0 %/)
    await forecast.openTab('details')
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
  })

  await forecast.openTab('details')
  for (const [index, [, , rowId, hours]] of costEffects.entries()) await forecast.type(rowId, 13 + index, String(hours))
  await forecast.type('substitutes-borrowed-resource', 24, '1')
  await forecast.openTab('efficiency')
  await forecast.expectCell('budget-staff-cost', 12, '100 000')
  let remaining = 0
  let available = 400
  for (const [index, [id, what, rowId, hours, cost]] of costEffects.entries())
    await test.step(`R-220 ${id} ${what}`, async () => {
      const week = 13 + index
      const isSubstitute = rowId.startsWith('substitutes')
      await forecast.expectCell('budget-incoming', week, kronor(100_000 + remaining))
      await forecast.expectCell('budget-staff-cost', week, kronor(100_000 + cost))
      remaining -= cost
      await forecast.expectCell('budget-remaining', week, kronor(remaining))
      await forecast.expectCell('totals-extra-time', week, isSubstitute ? String(hours) : '0')
      await forecast.expectCell('totals-absences', week, isSubstitute ? '0' : String(hours))
      await forecast.expectCell('totals-hourly-usage-result', week, String(isSubstitute ? hours : -hours))
      available += 400 + (isSubstitute ? hours : -hours)
      await expect.poll(() => chartText(page, week)).toMatch(new RegExp(`Vecka ${week}.*${kronor(available)} tim`))
    })
  await test.step('R-193 the average cost per hour is the annual salary divided by the budget hours', async () => {
    await forecast.expectCell('budget-staff-cost', 24, '100 250')
  })
  expect(forecastCalls(calls)).toEqual([])
})

test('R-168 R-169 R-170 R-181 R-182 R-206 R-211 R-218 R-224 what is made of the answer', async ({
  page,
  forecast,
  openForecast,
}) => {
  const answerChanged = async (change: (body: ComprehensiveBody) => void) => {
    await page.unroute(paths.comprehensive)
    await changeAnswer<ComprehensiveBody>(page, paths.comprehensive, change)
  }
  const firstAnswer = (body: ComprehensiveBody) => {
    body.metrics.target.efficiency['4'] = 95
    body.staffing.absences.push({ id: 9, values: { '20': 10 } })
    Object.assign(body.budget, { PO: 61.5, obUsk: 900_000 })
    Object.assign(body, {
      avgCostPerHour: 999,
      totalAvailableStaffHours: 1,
      totalScheduledStaffHoursForSpan: 2,
      weeklyValues: { staffCost: { '12': 1 }, remainingBudget: { '12': 2 } },
    })
  }
  await openForecast({ before: () => answerChanged(firstAnswer) })

  await test.step('R-168 the target is given by week', async () => {
    await forecast.expectCells('meaning-status', { 3: 'Rätt bemannad', 4: 'Rätt bemannad' })
  })
  await test.step('R-169 R-170 R-224 its own costs, payroll overhead and unsocial hours do not change the cost', async () => {
    await forecast.expectCell('budget-staff-cost', 12, '100 000')
  })
  await test.step('R-206 an absence id beyond 6 counts as other absence', async () => {
    await forecast.expectCells('budget-staff-cost', { 19: '100 000', 20: '97 500' })
    await forecast.expectCells('totals-absences', { 19: '0', 20: '10' })
  })

  await answerChanged(({ staffing }) => {
    staffing.substitutes = [1, 2, 3, 4, 5, 6, 7].map(id => ({ id, values: { '20': id + 4 } }))
    staffing.absences = [1, 2, 3, 4, 5, 6].map(id => ({ id, values: { '20': id + 10, ...(id === 1 && { '3': 40 }) } }))
  })
  await page.reload()
  await forecast.ready()
  await test.step('R-181 server substitute ids map to rows', async () => {
    await forecast.expectCell('totals-resource-time', 20, '5')
    await forecast.expectCell('totals-extra-time', 20, '40')
    await forecast.openTab('details')
    await forecast.expectCell('substitutes-borrowed-resource', 20, '6')
    await forecast.expectCell('substitutes-hourly-substitute', 20, '7')
    await forecast.expectCell('substitutes-filling-time', 20, '8')
    await forecast.expectCell('substitutes-overtime', 20, '9')
    await forecast.expectCell('substitutes-staggered-working-hours', 20, '10')
  })
  await test.step('R-182 server absence ids map to rows', async () => {
    for (const id of [1, 2, 3, 4, 5, 6]) await forecast.expectCell(`absences-${id}`, 20, String(id + 10))
  })
  await test.step('R-218 the percentage of short-term illness has one decimal', async () => {
    await showPercent(forecast)
    await forecast.expectCell('absences-1', 3, '10,3 %')
  })

  await test.step('R-211 efficiency is 0 when there are no hours to divide by', async () => {
    await answerChanged(body => {
      body.staffing.budgetedStaffHours = {}
    })
    await page.goto('/forecast?year=2026&startWeek=20&endWeek=22')
    await forecast.expectCell('totals-weekly-efficiency', 20, '0,0 %')
    expect(await page.locator('main').textContent()).not.toMatch(/NaN|Infinity|∞/)
  })
})
