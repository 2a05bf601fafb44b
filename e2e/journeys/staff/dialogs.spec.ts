import { expect, test } from '../../fixtures/journey'
import { plain } from '../../fixtures/plain-text'
import { callApi, signInByApi } from '../../fixtures/session'
import { openStaff } from './staff-world'

test('R-382 opening a row shows all fields of the member', async ({ page }) => {
  const { staff } = await openStaff(page)
  await staff.ready()
  await staff.open('Öberg')
  await expect(staff.dialog()).toHaveAccessibleName('Åsa Öberg')
  const facts = await staff.dialog().locator('dd').allTextContents()
  expect(facts.map(plain)).toEqual([
    'Åsa',
    'Öberg',
    '1984-05-17',
    'Kvinna',
    '2024-01-01',
    'Tillsvidare',
    'Körkort',
    '0,75',
    'Föräldraledighet',
    '1,00',
    '–',
    '31 500 kr',
    '37,00',
    '27,75',
  ])
})

test('R-383 basic info is edited in its dialog', async ({ page }) => {
  const { staff } = await openStaff(page)
  await staff.ready()
  await staff.openPart('Öberg', 'basic')
  await staff.field('firstName').fill('Åse')
  await staff.field('lastName').fill('Öström')
  await staff.field('birthday').fill('1990-12-01')
  await staff.choose(staff.field('gender'), 'Annat')
  await staff.saved()
  await expect(staff.dialog()).toHaveAccessibleName('Åse Öström')
  await expect(staff.fact('basic', 'Kön')).toHaveText('Annat')
  await staff.close().click()
  await expect(staff.row('Öström')).toContainText('1990-12-01')
})

test('R-384 actual service grade and reason are edited in the current service dialog', async ({ page }) => {
  const { staff } = await openStaff(page)
  await staff.ready()
  await staff.openPart('Öberg', 'current')
  await expect(staff.field('validFrom')).toHaveValue('2026-03-18')
  await staff.field('actualGrade').fill('0,5')
  await staff.choose(staff.field('actualReason'), 'Sjukskrivning')
  await staff.saved()
  await expect(staff.fact('current', 'Aktuell sysselsättningsgrad')).toHaveText('0,50')
  await expect(staff.fact('current', 'Orsak')).toHaveText('Sjukskrivning')
  await staff.dialog().getByText('Anställningsvillkor (2 perioder)').click()
  const history = staff.dialog().getByRole('table').locator('tbody tr')
  await expect(history.first()).toContainText('2026-03-18')
  await expect(history.last()).toContainText('0,75')
})

test('R-385 ordinary service grade and reason are edited in the ordinary service dialog', async ({ page }) => {
  const { staff } = await openStaff(page)
  await staff.ready()
  await staff.openPart('Öberg', 'ordinary')
  await staff.field('ordinaryGrade').fill('0,8')
  await staff.choose(staff.field('ordinaryReason'), 'Eget önskemål')
  await staff.saved()
  await expect(staff.fact('ordinary', 'Orsak')).toHaveText('Eget önskemål')
})

test('R-386 the salary is edited in the salary dialog', async ({ page }) => {
  const { staff } = await openStaff(page)
  await staff.ready()
  await staff.openPart('Öberg', 'salary')
  await staff.field('salary').fill('33 000')
  await staff.saved()
  expect(plain(await staff.fact('salary', 'Månadslön').textContent())).toBe('33 000 kr')
})

test('R-387 weekly working hours are edited in their dialog', async ({ page }) => {
  const { staff } = await openStaff(page)
  await staff.ready()
  await staff.openPart('Öberg', 'hours')
  await staff.field('weeklyHours').fill('38,25')
  await staff.saved()
  await expect(staff.fact('hours', 'Veckoarbetstid')).toHaveText('38,25')
})

const kept = [
  ['R-390', 'salary', 'salary', '40000', 'Månadslön', '40 000 kr'],
  ['R-393', 'hours', 'weeklyHours', '40', 'Veckoarbetstid', '40,00'],
  ['R-394', 'basic', 'notes', 'Nattjänst\nsedan 2025', 'Anteckningar', 'Nattjänst sedan 2025'],
] as const
for (const [id, part, field, typed, label, shown] of kept) {
  test(`${id} ${field} is kept after a reload`, async ({ page }) => {
    const { staff } = await openStaff(page)
    await staff.ready()
    await staff.openPart('Öberg', part)
    await staff.field(field).fill(typed)
    await staff.saved()
    await page.reload()
    await staff.open('Öberg')
    expect(plain(await staff.fact(part, label).textContent())).toBe(shown)
  })
}

test('R-388 first name, last name and birthday are kept after a reload', async ({ page }) => {
  const { staff } = await openStaff(page)
  await staff.ready()
  await staff.openPart('Öberg', 'basic')
  await staff.field('firstName').fill('Zoë')
  await staff.field('lastName').fill('Ångström')
  await staff.field('birthday').fill('2000-02-29')
  await staff.saved()
  await page.reload()
  await staff.open('Ångström')
  await expect(staff.fact('basic', 'Förnamn')).toHaveText('Zoë')
  await expect(staff.fact('basic', 'Efternamn')).toHaveText('Ångström')
  await expect(staff.fact('basic', 'Födelsedatum')).toHaveText('2000-02-29')
})

const grades = [
  ['R-391', 'ordinary', 'ordinaryGrade', 'ordinaryReason', 'Heltid som norm'],
  ['R-392', 'current', 'actualGrade', 'actualReason', 'Fackligt uppdrag'],
] as const
for (const [id, part, grade, reason, text] of grades) {
  test(`${id} the ${part} grade and its reason are kept after a reload`, async ({ page }) => {
    const { staff } = await openStaff(page)
    await staff.ready()
    await staff.openPart('Öberg', part)
    await staff.field(grade).fill('0.6')
    await staff.choose(staff.field(reason), text)
    await staff.saved()
    await page.reload()
    await staff.open('Öberg')
    await expect(staff.part(part)).toContainText('0,60')
    await expect(staff.fact(part, 'Orsak')).toHaveText(text)
  })
}

test('a new member is added once and stands in the table', async ({ page }) => {
  const { staff } = await openStaff(page)
  await staff.ready()
  await staff.add().click()
  await staff.field('firstName').fill('Nils')
  await staff.field('lastName').fill('Ny')
  await staff.field('birthday').fill('1999-01-02')
  await staff.choose(staff.field('gender'), 'Man')
  await staff.field('salary').fill('29 000')
  await expect(staff.field('weeklyHours')).toHaveValue('40')
  await staff.save().dblclick()
  await expect(page.getByText('Nils Ny har lagts till.')).toBeVisible()
  await expect(staff.dialog()).toHaveCount(0)
  await expect(staff.rows()).toHaveCount(2)
  await expect(staff.row('Ny, Nils')).toContainText('40,00')
})

test('an employment ends on a chosen day: the member leaves the list, stays behind the filter and in the schedule', async ({
  page,
}) => {
  const { staff } = await openStaff(page, { members: [{}, { firstName: 'Cem', lastName: 'Kvar' }] })
  await staff.ready()
  await staff.open('Öberg')
  await staff.end().click()
  await expect(staff.dialog()).toContainText('Historiken finns kvar')
  await expect(staff.lastDay()).toHaveValue('2026-03-18')
  await staff.lastDay().fill('2023-12-31')
  await staff.end().click()
  await expect(staff.dialog()).toContainText('Sista dagen ligger före den första')
  await staff.lastDay().fill('2026-02-28')
  await staff.end().click()
  await expect(page.getByText('Sista anställningsdag för Åsa Öberg är 2026-02-28.')).toBeVisible()
  await expect(staff.end()).toHaveCount(0)
  await staff.close().click()
  await expect(staff.rows()).toHaveCount(1)
  await staff.choose(staff.employment(), 'Har slutat')
  await expect(page).toHaveURL(/employment=left/)
  await expect(staff.rows()).toHaveCount(1)
  await expect(staff.row('Öberg, Åsa')).toContainText('Slutade 2026-02-28')
  await expect(staff.row('Öberg, Åsa').getByRole('cell').last()).toHaveText('–')
  await page.goto('/schedule?year=2026&startWeek=1&endWeek=15')
  const row = page.getByRole('row').filter({ hasText: 'Öberg, Åsa' })
  await expect(row.locator('[data-week="5"]')).toContainText('27,75')
  await expect(row.locator('[data-week="10"]')).toHaveAccessibleDescription('inte anställd')
})

test('somebody whose employment has not begun is taken back after a question', async ({ page }) => {
  const { staff } = await openStaff(page, { members: [{ employedFrom: '2026-08-01' }] })
  await staff.ready()
  await expect(staff.row('Öberg')).toContainText('Börjar 2026-08-01')
  await staff.open('Öberg')
  await expect(staff.end()).toHaveCount(0)
  await staff.remove().click()
  await expect(staff.dialog()).toContainText('Anställningen har inte börjat')
  await staff.cancel().click()
  await staff.remove().click()
  await staff.remove().click()
  await expect(page.getByText('Åsa Öberg har tagits bort.')).toBeVisible()
  await expect(page.getByText('Enheten har ingen anställd personal')).toBeVisible()
})

test('two people of one name are told apart in the list, in the dialogs and in the schedule', async ({ page }) => {
  const { staff } = await openStaff(page, { members: [{}, { birthday: '1991-02-03' }, { firstName: 'Ida' }] })
  await staff.ready()
  await expect(staff.rows().getByRole('rowheader')).toHaveText([
    'Öberg, Ida',
    'Öberg, Åsa (f. 1984)',
    'Öberg, Åsa (f. 1991)',
  ])
  await staff.open('(f. 1991)')
  await expect(page.getByRole('dialog', { name: 'Åsa Öberg (f. 1991)' })).toBeVisible()
  await staff.end().click()
  await expect(staff.dialog()).toContainText('Avsluta anställningen för Åsa Öberg (f. 1991)?')
  await page.goto('/schedule?year=2026&startWeek=10&endWeek=12')
  await expect(page.getByRole('row').filter({ hasText: 'Åsa (f. 1991)' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Åsa (f. 1984)' })).toBeVisible()
})

test('somebody else was first: that is told, what is typed stays, the rest shows theirs, and a second save goes on from it', async ({
  page,
}) => {
  const { staff, made, writer } = await openStaff(page)
  await staff.ready()
  await staff.openPart('Öberg', 'basic')
  const tokens = await signInByApi(writer)
  await callApi(tokens, `/staff/${made[0]}`, { method: 'PATCH', body: JSON.stringify({ lastName: 'Andras' }) })
  await staff.field('firstName').fill('Min')
  let release = () => {}
  const released = new Promise<void>(resolve => (release = resolve))
  await page.route(new RegExp(`/api/staff/${made[0]}$`), async route => {
    if (route.request().method() === 'GET') await released
    await route.continue()
  })
  await staff.save().click()
  // No second save before the stored member is here: it would rest on the old one again.
  await expect(staff.save()).toBeDisabled()
  release()
  await expect(staff.dialog().getByRole('alert')).toContainText('Någon annan har ändrat medarbetaren')
  await expect(staff.field('firstName')).toHaveValue('Min')
  await expect(staff.field('lastName')).toHaveValue('Andras')
  await staff.saved()
  await expect(staff.dialog()).toHaveAccessibleName('Min Andras')
})

test('unsaved changes are asked about before the dialog is closed', async ({ page }) => {
  const { staff } = await openStaff(page)
  await staff.ready()
  await staff.openPart('Öberg', 'salary')
  await staff.field('salary').fill('34000')
  await staff.field('salary').press('Escape')
  const question = page.getByRole('dialog').filter({ hasText: 'Du har osparade ändringar' })
  await question.getByRole('button', { name: 'Stanna kvar' }).click()
  await expect(staff.field('salary')).toHaveValue('34000')
  await staff.cancel().click()
  await question.getByRole('button', { name: 'Spara inte' }).click()
  expect(plain(await staff.fact('salary', 'Månadslön').textContent())).toBe('31 500 kr')
  await staff.edit('salary').click()
  await staff.field('salary').fill('35000')
  await staff.cancel().click()
  await question.getByRole('button', { name: 'Spara', exact: true }).click()
  await expect(staff.fact('salary', 'Månadslön')).toHaveText(/35.000.kr/)
})

test('a save without a connection is told and loses nothing', async ({ page }) => {
  const { staff } = await openStaff(page)
  await staff.ready()
  await staff.openPart('Öberg', 'salary')
  await staff.field('salary').fill('34000')
  await page.route(/\/api\/staff\/\d+$/, route => route.abort('connectionrefused'))
  await staff.save().click()
  await expect(staff.dialog().getByRole('alert')).toContainText('Kontrollera anslutningen.')
  await expect(staff.field('salary')).toHaveValue('34000')
  await page.unrouteAll()
  await staff.saved()
})

test('by keyboard alone a member is opened, changed and closed', async ({ page }) => {
  const { staff } = await openStaff(page)
  await staff.ready()
  await staff.row('Öberg').getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(staff.part('hours')).toBeVisible()
  for (let presses = 0; presses < 12; presses++) {
    if (await staff.edit('hours').evaluate(button => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(staff.edit('hours')).toBeFocused()
  await page.keyboard.press('Enter')
  await staff.field('weeklyHours').focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('39')
  await page.keyboard.press('Enter')
  await expect(staff.fact('hours', 'Veckoarbetstid')).toHaveText('39,00')
  await page.keyboard.press('Escape')
  await expect(staff.dialog()).toHaveCount(0)
  await expect(staff.row('Öberg')).toContainText('39,00')
})
