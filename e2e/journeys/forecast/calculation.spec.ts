import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/suite'
import { recordCalls } from '../../fixtures/stub'
import { plain } from '../../fixtures/plain-text'

const weeks = (texts: string[], first = 1) => Object.fromEntries(texts.map((text, index) => [index + first, text]))

const chartWeeks = (page: Page) => page.locator('[data-part=chart] [data-chart-week]')
const chartText = async (page: Page, week: number) => {
  await page.locator(`[data-part=chart] [data-chart-week="${week}"]`).hover()
  return plain(await page.locator('[data-part=chart] [role="tooltip"]').textContent())
}
const forecastCalls = (calls: readonly string[]) => calls.filter(call => !call.includes('/api/modules'))

test('R-147 R-148 R-188 R-192 R-194 R-207 R-208 R-209 R-210 R-212 R-213 R-217 R-219 R-220 R-221 the worked example, and what an edit of it moves', async ({
  page,
  forecast,
  openForecast,
}) => {
  const total = async () => plain(await forecast.totalEfficiency().textContent())
  const summaryText = async () => plain(await forecast.summary().textContent())
  const trend = forecast.summary().getByRole('img')
  await openForecast()
  const calls = recordCalls(page)

  await test.step('R-194 weekly staff cost starts from staffing hours times cost per hour', async () => {
    await forecast.expectCell('budget-staff-cost', 12, '100 000')
  })
  await test.step('R-188 changing the week range recalculates totals, chart and budget without a call', async () => {
    await expect(chartWeeks(page)).toHaveCount(52)
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
    await expect.poll(summaryText).toMatch(/Kvarvarande budget, v\. 3–4.*-7 500 kr.*Från årets början-18 000 kr/)
    expect(forecastCalls(calls)).toEqual([])
  })
  await forecast.choose(forecast.startWeek(), '1')
  await test.step('R-192 R-207 the ideal budget per week is the annual salary divided by 52; what remains', async () => {
    await forecast.expectCells('budget-incoming', weeks(['100 000', '98 000', '89 500', '86 000']))
    await forecast.expectCells('budget-staff-cost', weeks(['102 000', '108 500', '103 500', '104 000']))
    await forecast.expectCells('budget-remaining', weeks(['-2 000', '-10 500', '-14 000', '-18 000']))
  })
  const basis = page.getByRole('region', { name: 'Budgetunderlag' })
  await test.step('R-147 R-208 R-219 the cards: total efficiency beside its target, what remains, and the budget of the year', async () => {
    await expect.poll(total).toBe('96,8 %')
    for (const text of [
      'Mål 85,0 %',
      'Kvar av årets budget',
      '-118 000 kr',
      'Kvarvarande budget, v. 1–4',
      '-18 000 kr',
      '-219,12 tim',
      '250,00 kr',
      '40,00 %',
    ])
      expect(await summaryText()).toContain(text)
    expect(plain(await basis.textContent())).toMatch(/5 200 000 kr.*20 800 tim.*Årsarbetare.*Låst/)
  })
  await test.step('R-148 the arrow of an efficiency from 77,5 to 96,8 % points up', async () => {
    await expect(trend).toHaveAccessibleName('Trend: uppåt')
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
    await forecast
      .row('absences-1')
      .getByRole('button', { name: /procent/i })
      .click()
    await forecast.expectCells('absences-1', weeks(['5,0 %', '2,5 %', '0,0 %', '10,0 %']))
    await expect(basis).toHaveCount(0)
  })
  await test.step('R-220 editing overtime recalculates totals, budget and chart', async () => {
    await forecast.choose(forecast.endWeek(), '14')
    await forecast.choose(forecast.startWeek(), '12')
    await forecast.type('substitutes-overtime', 12, '8')
    await forecast.openTab('efficiency')
    await forecast.expectCells('budget-staff-cost', weeks(['104 000', '100 000', '100 000'], 12))
    await forecast.expectCells('budget-remaining', weeks(['-4 000', '-4 000', '-4 000'], 12))
    await forecast.expectCells('totals-extra-time', weeks(['8', '0', '0'], 12))
    await forecast.expectCells('totals-hourly-usage-result', weeks(['8', '0', '0'], 12))
    await expect.poll(() => chartText(page, 13)).toMatch(/Vecka 13.*808 tim/)
  })
  await test.step('R-221 editing my forecast recalculates totals and chart but not the budget', async () => {
    await forecast.openTab('details')
    await forecast.type('substitutes-overtime', 12, '0')
    await forecast.type('needs-my-forecast', 12, '340')
    await forecast.openTab('efficiency')
    await forecast.expectCells('totals-weekly-efficiency', weeks(['85,0 %', '42,5 %'], 12))
    await expect.poll(() => chartText(page, 12)).toMatch(/Rätt bemannad.*85,0 %/)
    await expect.poll(() => chartText(page, 13)).toMatch(/42,5 %/)
    await forecast.expectCells('budget-incoming', weeks(['100 000', '100 000'], 12))
    await forecast.expectCells('budget-staff-cost', weeks(['100 000', '100 000'], 12))
    await forecast.expectCells('budget-remaining', weeks(['0', '0'], 12))
    await expect(trend).toHaveAccessibleName('Trend: nedåt')
    expect(forecastCalls(calls)).toEqual([])
  })
})
