import { expect, test } from '../../fixtures/journey'
import { plain } from '../../fixtures/plain-text'
import { control } from '../../fixtures/control'
import { makePlace, rolesOn } from '../../fixtures/places'
import { enter } from '../../fixtures/session'
import { answerWith, breakConnection, recordCalls } from '../../fixtures/stub'
import { openStaff } from './staff-world'

const listPath = /\/api\/staff\/unit\/\d+\/search\?/
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    firstName: 'Nr',
    lastName: `Person ${String(index + 1).padStart(2, '0')}`,
    weeklyHours: 20 + index,
  }))

test('R-380 /staff is the staff page for those who hold the permission', async ({ page }) => {
  const { staff } = await openStaff(page, { ids: [5] })
  await staff.ready()
  await expect(staff.heading()).toHaveText('Personal')
  await expect(page).toHaveURL(/\/staff$/)
})

test('R-381 the table has one row per staff member of the unit', async ({ page }) => {
  const { staff } = await openStaff(page, { members: [{}, { firstName: 'Bo', lastName: 'Ek' }, { lastName: 'Ärlig' }] })
  await staff.ready()
  await expect(staff.rows()).toHaveCount(3)
  await expect(staff.rows().getByRole('rowheader')).toHaveText(['Ek, Bo', 'Ärlig, Åsa', 'Öberg, Åsa'])
})

test('R-521 the table has a choice of rows per page, which the server honours', async ({ page }) => {
  const { staff } = await openStaff(page, { members: many(12) })
  const calls = recordCalls(page)
  await staff.ready()
  await expect(staff.rowsPerPage().getByRole('option')).toHaveText(['10', '25', '50', '100'])
  await expect(staff.rowsPerPage()).toHaveValue('10')
  await expect(staff.rows()).toHaveCount(10)
  await staff.rowsPerPage().selectOption('25')
  await expect(staff.rows()).toHaveCount(12)
  expect(calls.filter(call => call.includes('pageSize=25'))).toHaveLength(1)
  await staff.rowsPerPage().selectOption('10')
  await staff.nextPage().click()
  await expect(staff.rows()).toHaveCount(2)
  await expect(page).toHaveURL(/page=2/)
  await page.reload()
  await expect(staff.rows()).toHaveCount(2)
  await expect(page.getByText('11–12 av 12')).toBeVisible()
})

test('the server searches, and what is typed to find people stands in no address', async ({ page }) => {
  const { staff } = await openStaff(page, { members: [{}, { firstName: 'Bo', lastName: 'Ek' }] })
  await staff.ready()
  const calls = recordCalls(page)
  await staff.search().fill('ek')
  await expect(staff.rows()).toHaveCount(1)
  await expect(page).toHaveURL(/\/staff$/)
  await staff.search().fill('finns inte')
  await expect(page.getByText('Ingen medarbetare matchar sökningen')).toBeVisible()
  expect(calls.filter(call => /\/staff\/unit\//.test(call)).length).toBeGreaterThan(1)
  expect(calls.map(call => decodeURIComponent(call)).filter(call => /search=|ek\b|finns/.test(call))).toEqual([])
  expect(
    await page.evaluate(() => JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }])),
  ).not.toContain('finns inte')
  await page.getByRole('button', { name: 'Rensa sökningen' }).click()
  await expect(staff.rows()).toHaveCount(2)
  await expect(staff.search()).toHaveValue('')
})

test('the server sorts, by keyboard too, and says the order', async ({ page }) => {
  const { staff } = await openStaff(page, { members: many(3) })
  await staff.ready()
  const head = staff.columnHead(/^Veckoarbetstid/)
  await head.getByRole('button').press('Enter')
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await head.getByRole('button').press('Enter')
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await expect(staff.rows().first()).toContainText('Person 03')
  await expect(page).toHaveURL(/sort=weeklyHours&direction=descending/)
})

test('R-395 available hours are the weekly hours times the actual grade', async ({ page }) => {
  const { staff } = await openStaff(page)
  await staff.ready()
  expect(plain(await staff.row('Öberg').getByRole('cell').last().textContent())).toBe('27,75')
  await staff.open('Öberg')
  await expect(staff.fact('hours', 'Tillgängliga timmar per vecka')).toHaveText('27,75')
})

test('a reader sees no salaries, reasons or notes, and no controls that change anything', async ({ page }) => {
  const { staff } = await openStaff(page, { level: 'READ' })
  await staff.ready()
  await expect(staff.add()).toHaveCount(0)
  await expect(staff.columnHead('Månadslön')).toHaveCount(0)
  await staff.open('Öberg')
  await expect(staff.part('salary')).toHaveCount(0)
  await expect(staff.dialog()).not.toContainText(/31.500|Föräldraledighet|Körkort/)
  await expect(staff.dialog().getByRole('button', { name: /^Redigera/ })).toHaveCount(0)
  await expect(staff.remove()).toHaveCount(0)
})

test('R-124 another unit loads its own staff', async ({ page }) => {
  const tree = await control.makeTree({
    counties: [
      {
        name: `Län ${crypto.randomUUID()}`,
        municipalities: [{ name: 'Kommun', departments: [{ name: 'Avdelning', units: ['Norra', 'Södra'] }] }],
      },
    ],
  })
  const county = tree.counties[0]
  const [north, south] = county?.municipalities[0]?.departments[0]?.units ?? []
  if (county === undefined || north === undefined || south === undefined) throw new Error('No units')
  const person = await control.makeUser({
    jobTitleId: 1,
    roles: [{ id: 5, levels: ['READ'], scope: { kind: 'county', id: county.id } }],
    defaultUnitId: north.id,
  })
  const calls = recordCalls(page)
  await enter(page, { person }, '/staff')
  await expect(page.getByText('Enheten har ingen anställd personal')).toBeVisible()
  const callsOf = (unit: number) => calls.filter(call => call.includes(`/staff/unit/${unit}/search?`)).length
  await page.getByRole('banner').locator('button[aria-haspopup="dialog"]').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Södra', exact: true }).click()
  await expect.poll(() => callsOf(south.id)).toBeGreaterThan(0)
})

test('a unit without staff says so, and offers to add the first', async ({ page }) => {
  const { staff } = await openStaff(page, { members: [] })
  await expect(page.getByText('Enheten har ingen anställd personal')).toBeVisible()
  await expect(staff.add()).toHaveCount(2)
})

test('without a unit the page asks for one and makes no call', async ({ page }) => {
  const place = await makePlace()
  const calls = recordCalls(page)
  const person = await control.makeUser({ jobTitleId: 1, roles: rolesOn(place, [5]), defaultUnitId: null })
  await enter(page, { person }, '/staff')
  await expect(page.getByRole('main').getByText('Välj en enhet.')).toBeVisible()
  expect(calls.filter(call => call.includes('/staff/'))).toEqual([])
})

test('something in the address that can not be used is told', async ({ page }) => {
  const { staff } = await openStaff(page, { search: '?sort=age&page=0' })
  await staff.ready()
  await expect(page.getByText(/^Något i adressen går inte att använda/)).toBeVisible()
})

test('a page behind the last one becomes the last one', async ({ page }) => {
  const { staff } = await openStaff(page, { search: '?page=9' })
  await staff.ready()
  await expect(staff.rows()).toHaveCount(1)
  await expect(page).not.toHaveURL(/page=/)
})

const failures = [
  [403, 'forbidden', 'Du saknar behörighet till enhetens uppgifter.'],
  [500, 'server-error', 'Serverfel.'],
] as const
for (const [status, code, text] of failures) {
  test(`a table that is answered ${status} is told, and can be tried again`, async ({ page }) => {
    const { staff } = await openStaff(page, {
      before: () => answerWith(page, listPath, status, { statusCode: status, code, message: 'X' }),
    })
    await expect(page.getByRole('main').getByRole('alert')).toContainText(text)
    await page.unroute(listPath)
    await page.getByRole('main').getByRole('button', { name: 'Försök igen' }).click()
    await staff.ready()
  })
}

test('a table without a connection is told', async ({ page }) => {
  await openStaff(page, { before: () => breakConnection(page, listPath) })
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Kontrollera anslutningen.')
})
