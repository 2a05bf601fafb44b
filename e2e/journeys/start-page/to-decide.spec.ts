import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { control } from '../../fixtures/control'
import { expect, test } from '../../fixtures/layout'
import { makePlace, rolesOn, unique } from '../../fixtures/places'
import { plain } from '../../fixtures/plain-text'
import { callApi, enter, signInByApi } from '../../fixtures/session'

const everyArea = [1, 2, 3, 4, 5]

/** Forty hours of overtime, which cost 20 000 kronor in the worked example. */
const overtime = (title: string, from: string, to: string) => ({
  ...{ category: 'EXTRA_RESOURCE', reason: 'OTHER', typeId: 5, title },
  ...{ from, to, hours: { perDay: 8 } },
})

/** A department with so many units, each with a forecast and something that waits; the first also with something of today. */
const makeUnits = async (count: number) => {
  const mark = unique()
  const names = Array.from({ length: count }, (_, place) => `Enhet ${String(place + 1).padStart(2, '0')} ${mark}`)
  const departments = [{ name: `Äldreomsorg ${mark}`, units: names }]
  const tree = await control.makeTree({
    counties: [{ name: `Provlän ${mark}`, municipalities: [{ name: `Provkommun ${mark}`, departments }] }],
  })
  const [county] = tree.counties
  const units = county?.municipalities[0]?.departments[0]?.units
  const [unit] = units ?? []
  if (county === undefined || units === undefined || unit === undefined) throw new Error('the test server made no unit')
  const roles = everyArea.map(id => ({
    id,
    levels: ['APPROVE' as const],
    scope: { kind: 'county' as const, id: county.id },
  }))
  const person = await control.makeUser({ jobTitleId: 1, roles, defaultUnitId: unit.id })
  const tokens = await signInByApi(person)
  const add = async (unitId: number, entry: object) => {
    const body = JSON.stringify({ requestId: randomUUID(), ...entry })
    const answer = await callApi(tokens, `/diary/unit/${unitId}`, { method: 'POST', body })
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  }
  for (const [place, { id, name }] of units.entries()) {
    await control.makeForecast({ unitId: id, year: 2026 })
    await add(id, overtime(`Vak ${name}`, `2026-06-${String(place + 1).padStart(2, '0')}`, '2026-06-30'))
  }
  await add(unit.id, overtime('I dag', '2026-03-18', '2026-03-18'))
  const place = {
    ...{ unitId: unit.id, unitName: unit.name },
    ...{ departmentName: `Äldreomsorg ${mark}`, municipalityName: `Provkommun ${mark}` },
    ...{ countyId: county.id, municipalityId: 0, departmentId: 0 },
  }
  return { person, place, names }
}

const slot = (page: Page) => page.getByRole('region', { name: 'Waiting for a decision in the diary', exact: true })
const list = (page: Page) => page.getByRole('table', { name: 'Waiting for a decision', exact: true })
const row = (page: Page, text: string) => list(page).getByRole('row').filter({ hasText: text })
const confirm = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true }).click()

test('an operations manager sees what waits in her twelve units, what would follow, and decides it from the start page', async ({
  page,
}) => {
  const { person, place, names } = await makeUnits(12)
  await enter(page, { person, place, language: 'en' }, '/planning')
  await expect(page.getByRole('table', { name: 'Coming weeks of the units' }).locator('tbody tr')).toHaveCount(12)
  await expect(list(page).locator('tbody tr')).toHaveCount(10)
  await expect(list(page).locator('tbody tr').first()).toContainText('Cannot be approved')
  await expect(slot(page)).toContainText('The 10 of 13 that begin first are shown.')
  const [first = '', second = ''] = names
  await expect(row(page, `Vak ${first}`)).toContainText('Overstaffed')
  // Units of two departments may share a name.
  await expect(row(page, `Vak ${first}`)).toContainText(place.departmentName)
  expect(plain(await row(page, `Vak ${first}`).textContent())).toMatch(/Week 2\d: .*budget SEK -\d+ 000, 5 weeks/)

  // By keyboard: the one of today beside two that may be approved.
  const today = row(page, 'I dag').getByRole('checkbox')
  await today.focus()
  await page.keyboard.press('Space')
  for (const name of [first, second]) await row(page, `Vak ${name}`).getByRole('checkbox').check()
  await expect(slot(page).getByText('3 selected')).toBeVisible()
  await slot(page).getByRole('button', { name: 'Approve', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('This action cannot be reversed')
  await expect(dialog.getByRole('table', { name: `Impact on ${second} 2026, ${place.departmentName}` })).toBeVisible()
  await dialog.getByLabel('Comment').fill('Agreed')
  await confirm(dialog, 'Approve')
  const refusal = dialog.getByRole('alert')
  await expect(refusal).toContainText('You cannot approve diary item in the present and past')
  await expect(refusal).toContainText('I dag, 2026-03-18: begins today or earlier')
  await confirm(dialog, 'Leave it out')
  await confirm(dialog, 'Approve')
  await expect(page.getByText('2 items are approved.')).toBeVisible()
  await expect(row(page, `Vak ${first}`)).toHaveCount(0)
  await expect(slot(page)).toContainText('The 10 of 11 that begin first are shown.')

  await row(page, 'I dag').getByRole('checkbox').check()
  await slot(page).getByRole('button', { name: 'Reject', exact: true }).click()
  await confirm(dialog, 'Reject')
  await expect(row(page, 'I dag')).toHaveCount(0)
  await expect(list(page).locator('tbody tr')).toHaveCount(10)
  await expect(row(page, `Vak ${names[2] ?? ''}`).getByRole('link')).toHaveAttribute(
    'href',
    /\/diary\?unit=\d+&entry=\d+$/,
  )
})

test('with one unit the list is that unit’s, holds in a narrow window, and a refused answer can be asked for again @layout', async ({
  page,
}) => {
  const { person, place, names } = await makeUnits(1)
  const waiting = (url: URL) => url.pathname === '/api/diary/waiting'
  await page.route(waiting, route => route.fulfill({ status: 500, json: { statusCode: 500 } }))
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, { person, place, language: 'en' }, '/planning')
  // The code of all is there: the time that passes is that of the call.
  await expect(page.getByText('No employment begins, ends or changes')).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(slot(page).getByRole('alert')).toBeVisible()
  await page.unroute(waiting)
  await slot(page).getByRole('button', { name: 'Try again' }).click()
  await expect(list(page).locator('tbody tr')).toHaveCount(2)
  await row(page, `Vak ${names[0] ?? ''}`)
    .getByRole('checkbox')
    .check()
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await expect(slot(page).getByRole('button', { name: 'Approve', exact: true })).toBeInViewport()
  }
})

test('the code of the contributions comes when the pointer is on the entry, and a line leaves no room below it', async ({
  page,
}) => {
  const place = await makePlace({ years: [2026] })
  const person = await control.makeUser({
    jobTitleId: 1,
    roles: rolesOn(place, everyArea),
    defaultUnitId: place.unitId,
  })
  const fetched = new Set<string>()
  page.on('request', request => {
    const [, id] = /^\/modules\/([^/]+)\/.*__federation_expose_start_page/.exec(new URL(request.url()).pathname) ?? []
    if (id !== undefined) fetched.add(id)
  })
  await enter(page, { person, place, language: 'en' }, '/help')
  const entry = page.getByRole('navigation').first().getByRole('link', { name: 'Start page', exact: true })
  await expect(entry).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect([...fetched]).toEqual([])
  await entry.hover()
  await expect.poll(() => [...fetched].toSorted()).toEqual(['mf-budget', 'mf-diary', 'mf-forecast', 'mf-staff'])
  await entry.click()
  await expect(slot(page)).toContainText('Nothing is waiting for a decision in the diary.')
  const heights = () =>
    slot(page).evaluate(section => [...section.children].map(child => Math.round(child.getBoundingClientRect().height)))
  expect((await heights()).at(-1)).toBeLessThan(40)
})
