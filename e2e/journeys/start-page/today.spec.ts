import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { control } from '../../fixtures/control'
import { expect, test } from '../../fixtures/layout'
import { makePlace, rolesOn } from '../../fixtures/places'
import { callApi, enter, signInByApi } from '../../fixtures/session'

/** A unit on Wednesday 18 March 2026, with somebody who calls in sick, who begins and who leaves, and with what waits. */
const makeDay = async () => {
  const place = await makePlace({ years: [2026] })
  const { unitId } = place
  const roles = rolesOn(place, [1, 2, 3, 4, 5], 'APPROVE')
  const person = await control.makeUser({ jobTitleId: 1, roles, defaultUnitId: unitId })
  const { id } = await control.makeStaffMember({ unitId, firstName: 'Anna', lastName: 'Bergström' })
  await control.makeStaffMember({ unitId, firstName: 'Bo', lastName: 'Nyström', employedFrom: '2026-03-20' })
  await control.makeStaffMember({ unitId, firstName: 'Cia', lastName: 'Sjöberg', employedTo: '2026-03-18' })
  await control.makeStaffMember({ unitId, firstName: 'Disa', lastName: 'Ekberg', employedTo: '2026-04-30' })
  const tokens = await signInByApi(person)
  const add = async (path: string, entry: object) => {
    const body = JSON.stringify({ requestId: randomUUID(), ...entry })
    const answer = await callApi(tokens, `/diary/unit/${unitId}${path}`, { method: 'POST', body })
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  }
  const weekdays = [1, 2, 3, 4, 5]
  await add('/decided', {
    ...{ category: 'ABSENCE', reason: 1, staffId: id, from: '2026-03-18', to: '2026-03-20', weekdays },
    ...{ hours: { perDay: 8 }, substitute: { typeId: 3, perDay: 5.5 } },
  })
  await add('', {
    ...{ category: 'EXTRA_RESOURCE', reason: 'OTHER', typeId: 5, title: 'Extra', from: '2026-06-01', to: '2026-06-01' },
    ...{ weekdays, hours: { perDay: 8 } },
  })
  return { place, person }
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('today stands first on the start page: who is away, what is not covered, who begins and leaves, what waits, and which weeks are off target @layout', async ({
  page,
}) => {
  const { place, person } = await makeDay()
  await enter(page, { person, place, language: 'en' }, '/planning')
  const today = page.getByRole('region', { name: 'Today', exact: true })
  const absence = part(page, 'Absence')
  await expect(absence).toContainText('1 is away')
  // Today is with the forecast by hand, the days after it are approved: that is one absence.
  await expect(absence.getByRole('listitem')).toHaveText(
    'Anna Bergström Short term illness until 20 Mar · 2,5 h without a substitute',
  )
  const staff = part(page, 'Staff within seven days')
  await expect(staff).toContainText('1 begins, 1 leaves')
  await expect(staff.getByRole('listitem')).toHaveText(['Cia Sjöberg leaves 18 Mar', 'Bo Nyström begins 20 Mar'])
  await expect(part(page, 'Weeks ahead')).toContainText(/off target/)
  for (const width of [390, 320, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
  await expect(today.getByRole('heading', { name: 'Today', exact: true })).toBeInViewport()

  await test.step('what is decided in the list below waits no longer above it', async () => {
    await expect(absence.getByRole('link', { name: '1 item is waiting for a decision' })).toBeVisible()
    await page.getByRole('row').filter({ hasText: 'Extra' }).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(page.getByText('1 item is approved.')).toBeVisible()
    await expect(absence.getByRole('link', { name: /waiting for a decision/ })).toHaveCount(0)
  })

  await test.step('by keyboard from who is away to the entry', async () => {
    await absence.getByRole('link', { name: 'Anna Bergström' }).press('Enter')
    await expect(page).toHaveURL(/\/diary\?/)
    await expect(page.getByRole('dialog')).toContainText('Anna Bergström')
  })
})

test('a part that cannot be read says so by itself', async ({ page }) => {
  const { place, person } = await makeDay()
  const read = (url: URL) => url.pathname === '/api/diary/today'
  await page.route(read, route => route.fulfill({ status: 500, json: { statusCode: 500 } }))
  await enter(page, { person, place, language: 'en' }, '/planning')
  await expect(part(page, 'Staff within seven days')).toContainText('1 begins, 1 leaves')
  await page.clock.runFor(10_000)
  await expect(part(page, 'Absence').getByRole('alert')).toBeVisible()
  await expect(part(page, 'Absence')).not.toContainText('No one is away')
  await page.unroute(read)
  await part(page, 'Absence').getByRole('button', { name: 'Try again' }).click()
  await expect(part(page, 'Absence')).toContainText('1 is away')
})
