import { expect, test } from '../../fixtures/journey'
import { entriesOf } from '../../fixtures/choices'
import { plain } from '../../fixtures/plain-text'
import { control } from '../../fixtures/control'
import { downloadList } from '../../fixtures/downloads'
import { makeManager } from '../../fixtures/places'
import { enter, enterNext } from '../../fixtures/session'
import { answerWith, breakConnection, recordCalls } from '../../fixtures/stub'
import { openStaff } from './staff-world'

const listPath = /\/api\/staff\/unit\/\d+\/search\?/
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    firstName: 'Nr',
    lastName: `Person ${String(index + 1).padStart(2, '0')}`,
    weeklyHours: 20 + index,
  }))

const failures = [
  [403, 'forbidden', 'Du saknar behörighet till enhetens uppgifter.'],
  [500, 'server-error', 'Serverfel.'],
] as const

test('R-380 R-381 R-395 /staff lists the staff of the unit, searched and sorted by the server, and shows a reader no salaries, reasons or notes', async ({
  page,
}) => {
  const members = [{}, { firstName: 'Bo', lastName: 'Ek', weeklyHours: 20 }, { lastName: 'Ärlig', weeklyHours: 30 }]
  const { staff, place } = await openStaff(page, { ids: [5], members })
  await staff.ready()

  await test.step('R-380 it is the staff page for those who hold the permission', async () => {
    await expect(staff.heading()).toHaveText('Personal')
    await expect(page).toHaveURL(/\/staff$/)
  })

  await test.step('R-381 the table has one row per staff member of the unit', async () => {
    await expect(staff.rows()).toHaveCount(3)
    await expect(staff.rows().getByRole('rowheader')).toHaveText(['Ek, Bo', 'Ärlig, Åsa', 'Öberg, Åsa'])
  })

  await test.step('R-395 available hours are the weekly hours times the actual grade', async () => {
    expect(plain(await staff.row('Öberg').getByRole('cell').last().textContent())).toBe('27,75')
    await staff.open('Öberg')
    await expect(staff.fact('hours', 'Tillgängliga timmar per vecka')).toHaveText('27,75')
    await page.keyboard.press('Escape')
  })

  await test.step('what is typed to find people stands in no address', async () => {
    const calls = recordCalls(page)
    await staff.search().fill('ek')
    await expect(staff.rows()).toHaveCount(1)
    await expect(page).toHaveURL(/\/staff$/)
    await staff.search().fill('finns inte')
    await expect(page.getByText('Inget stämmer med sökning och filter')).toBeVisible()
    expect(calls.filter(call => /\/staff\/unit\//.test(call)).length).toBeGreaterThan(1)
    expect(calls.map(call => decodeURIComponent(call)).filter(call => /search=|ek\b|finns/.test(call))).toEqual([])
    expect(
      await page.evaluate(() => JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }])),
    ).not.toContain('finns inte')
    await page.getByRole('button', { name: 'Rensa sökning och filter' }).click()
    await expect(staff.rows()).toHaveCount(3)
    await expect(staff.search()).toHaveValue('')
  })

  await test.step('the server sorts, by keyboard too, and says the order', async () => {
    const head = staff.columnHead(/^Veckoarbetstid/)
    await head.getByRole('button').press('Enter')
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await head.getByRole('button').press('Enter')
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    await expect(staff.rows().first()).toContainText('Öberg')
    await expect(page).toHaveURL(/sort=weeklyHours&direction=descending/)
  })

  await test.step('something in the address that can not be used is told', async () => {
    await page.goto('/staff?sort=age&page=0')
    await staff.ready()
    await expect(page.getByText(/^Något i adressen går inte att använda/)).toBeVisible()
  })

  await test.step('a page behind the last one becomes the last one', async () => {
    await page.goto('/staff?page=9')
    await staff.ready()
    await expect(staff.rows()).toHaveCount(3)
    await expect(page).not.toHaveURL(/page=/)
  })

  await test.step('a table that is not answered, or without a connection, is told, and can be tried again', async () => {
    const main = page.getByRole('main')
    const tryAgain = () => main.getByRole('button', { name: 'Försök igen' }).click()
    await breakConnection(page, listPath)
    await page.reload()
    await expect(main.getByRole('alert')).toContainText('Kontrollera anslutningen.')
    for (const [status, code, text] of failures) {
      await page.unroute(listPath)
      await answerWith(page, listPath, status, { statusCode: status, code, message: 'X' })
      await tryAgain()
      await expect(main.getByRole('alert')).toContainText(text)
    }
    await page.unroute(listPath)
    await tryAgain()
    await staff.ready()
  })

  await test.step('a reader sees no salaries, reasons or notes and no controls that change anything, and takes the list along without them', async () => {
    await enterNext(page, { person: await makeManager(place, [4, 5], 'READ'), place, language: 'en' }, '/staff')
    await staff.ready()
    await expect(staff.columnHead(/^Weekly working hours/)).toBeVisible()
    await expect(staff.columnHead(/^Monthly salary/)).toHaveCount(0)
    await expect(staff.add()).toHaveCount(0)
    const { bytes } = await downloadList(page, 'CSV')
    const text = bytes.toString('utf8')
    expect(text.split('\r\n')[0]).toContain('"Last name";"First name"')
    expect(text).not.toMatch(/Salary|31500|Parental|Körkort/i)
    await staff.open('Öberg')
    await expect(staff.part('salary')).toHaveCount(0)
    await expect(staff.dialog()).not.toContainText(/31.500|Parental leave|Körkort/)
    await expect(staff.dialog().getByRole('button', { name: /^Edit/ })).toHaveCount(0)
    await expect(staff.remove()).toHaveCount(0)
  })
})

test('R-521 the table has a choice of rows per page, which the server honours', async ({ page }) => {
  const { staff } = await openStaff(page, { members: many(12) })
  const calls = recordCalls(page)
  await staff.ready()
  await expect(staff.pages()).toContainText('25 / sida')
  await expect(staff.rows()).toHaveCount(12)
  await staff.rowsPerPage().click()
  await expect(entriesOf(page)).toHaveText(['10 / sida', '25 / sida', '50 / sida', '100 / sida'])
  await entriesOf(page).nth(0).click()
  await expect(staff.rows()).toHaveCount(10)
  expect(calls.filter(call => call.includes('pageSize=10'))).toHaveLength(1)
  await staff.nextPage().click()
  await expect(staff.rows()).toHaveCount(2)
  await expect(page).toHaveURL(/page=2/)
  await page.reload()
  await expect(staff.rows()).toHaveCount(2)
  await expect(page.getByText('11–12 av 12')).toBeVisible()
})

test('R-124 without a unit the page asks for one and makes no call; each unit loads its own staff', async ({
  page,
}) => {
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
    defaultUnitId: null,
  })
  const calls = recordCalls(page)
  await enter(page, { person }, '/staff')
  await expect(page.getByRole('main').getByText('Välj en enhet.')).toBeVisible()
  expect(calls.filter(call => call.includes('/staff/'))).toEqual([])
  const callsOf = (unit: number) => calls.filter(call => call.includes(`/staff/unit/${unit}/search?`)).length
  for (const [name, unit] of [
    ['Norra', north],
    ['Södra', south],
  ] as const) {
    await page.getByRole('banner').locator('button[aria-haspopup="dialog"]').click()
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
    await expect.poll(() => callsOf(unit.id)).toBeGreaterThan(0)
    await expect(page.getByText('Enheten har ingen anställd personal')).toBeVisible()
  }
})
