import { control } from '../../fixtures/control'
import { layoutFaults } from '../../fixtures/layout-faults'
import { plain } from '../../fixtures/plain-text'
import { callApi, enter, signInByApi } from '../../fixtures/session'
import { expect, test } from '../../fixtures/suite'
import { makeBudgetPlace } from '../budget/resource-world'

/** A unit whose locked budget gives money per hour, where an hour of either zone is paid 485 kr. */
const makePaidPlace = async () => {
  const { place, approver, lockedNeeds, activeResource, lock } = await makeBudgetPlace()
  const admin = await signInByApi(await control.makeUser({ jobTitleId: 999, roles: [] }))
  const prices = ['urban-area', 'countryside'].map(zone => ({
    key: `price-granted-hour:${zone}`,
    value: 485,
    basedOn: null,
  }))
  const answer = await callApi(admin, `/settings/budget/municipality/${place.municipalityId}/prices`, {
    method: 'POST',
    body: JSON.stringify({ validFrom: '2026-01-01', prices }),
  })
  expect(answer.status).toBe(200)
  await lock((await activeResource((await lockedNeeds()).id)).id)
  return { place, person: approver }
}

const kronorOf = (text: string) => Number(plain(text).replace(/[^\d-]/g, ''))

test('the manager of a unit that is paid by the hour sees what fewer hours lose and dearer hours cost next month', async ({
  page,
  forecast,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 800 })
  const { place, person } = await makePaidPlace()
  await enter(page, { person, place }, '/forecast?startWeek=14&endWeek=17')
  await forecast.ready()
  const balance = async () => {
    await forecast.openTab('efficiency')
    return kronorOf(await forecast.shown('income-balance', 15))
  }
  const enterHours = async (hours: Record<string, string>) => {
    await forecast.openTab('details')
    for (const [rowId, text] of Object.entries(hours)) await forecast.type(rowId, 15, text)
  }
  const rowsOfWhy = (name: RegExp) => forecast.why().getByRole('row', { name }).getByRole('cell').allTextContents()

  await test.step('income stands below the remaining budget and on a card; the sheet begins in sight', async () => {
    await expect(forecast.grid('Intäkter')).toBeVisible()
    expect(await forecast.shown('income-break-even', 15)).toMatch(/^\d+,\d %$/)
    await expect(forecast.summary()).toContainText('Intäkter, v. 14–17')
    expect(await layoutFaults(page)).toEqual([])
    const inSight = await page
      .locator('[data-part=scroller] [data-row-id]')
      .evaluateAll(rows => rows.filter(row => row.getBoundingClientRect().bottom <= innerHeight).length)
    expect(inSight).toBeGreaterThanOrEqual(2)
  })

  const planned = await balance()
  await test.step('100 hours fewer at 485 kr are 48,500 kr less, and the balance says why', async () => {
    await enterHours({ 'needs-my-forecast': '-100' })
    expect((await balance()) - planned).toBe(-48_500)
    await forecast.cell('income-balance', 15).dblclick()
    await expect(forecast.why('Varför? Balans, v. 15')).toBeVisible()
    expect((await rowsOfWhy(/^Min prognos/)).map(plain)).toEqual(['-100 tim', '× 485', '-48 500 kr'])
    await forecast.closeWhy().click()
  })

  await test.step('overtime that becomes hourly substitutes costs less, and the balance rises', async () => {
    await enterHours({ 'substitutes-overtime': '20' })
    const withOvertime = await balance()
    await enterHours({ 'substitutes-overtime': '0', 'substitutes-hourly-substitute': '20' })
    const withHourly = await balance()
    expect(withOvertime).toBeLessThan(withHourly)
    await forecast.cell('budget-staff-cost', 15).dblclick()
    await expect(forecast.why('Varför? Personalkostnad, v. 15')).toBeVisible()
    expect((await rowsOfWhy(/^Timvikarie/)).map(plain)).toEqual(['20 tim', '× 1', '20 tim'])
    await forecast.closeWhy().click()
    await page.getByRole('button', { name: 'Varför? Balans efter kostnader' }).click()
    await expect(forecast.why('Varför? Balans efter kostnader')).toContainText('Periodens veckor sammanlagda.')
    await forecast.closeWhy().click()
  })

  await test.step('the chart tells of kronor, for this person from now on', async () => {
    await page.getByRole('button', { name: 'Kronor', exact: true }).click()
    const legend = page.getByRole('group', { name: 'Teckenförklaring' })
    await expect(legend).toContainText('Intäkter från v. 14')
    await expect(page.getByRole('img', { name: /^Linjediagram i kronor, vecka 14–17/ })).toBeVisible()
    await forecast.save().click()
    await expect(forecast.save()).toBeDisabled()
    await page.reload()
    await expect(legend).toContainText('Intäkter från v. 14')
  })
})
