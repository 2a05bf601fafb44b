import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { control } from '../../fixtures/control'
import { expect, test } from '../../fixtures/journey'
import { makePlace, rolesOn, unique } from '../../fixtures/places'
import { callApi, enter, signInByApi } from '../../fixtures/session'
import { UsersPage } from '../../pages/users-page'
import { mixedRoles, openUsers } from './users-world'

const fillPerson = async (users: UsersPage, { email, firstName, lastName }: Record<string, string>) => {
  await users.field('firstName').fill(firstName ?? 'Maj')
  await users.field('lastName').fill(lastName ?? 'Ek')
  await users.field('email').fill(email ?? `${unique()}@prov.example`)
}

test('R-416 a user has e-mail, names and phone, which are kept after a reload', async ({ page }) => {
  const { users } = await openUsers(page)
  await users.ready()
  await users.open('Öberg')
  await users.dialog().getByRole('button', { name: 'Redigera Uppgifter' }).click()
  const email = `Åsa.${unique()}@Prov.example`
  await users.field('firstName').fill('Åsa-Lill')
  await users.field('phone').fill('08-123 45 67')
  await users.field('email').fill(email)
  await users.save().click()
  await expect(users.outcome()).toBeVisible()
  await page.reload()
  await users.ready()
  await users.open('Åsa-Lill')
  for (const text of ['08-123 45 67', email.toLowerCase()]) await expect(users.dialog()).toContainText(text)
})

test('R-417 a user has one of six job titles, the last of them offered by super admins only', async ({ page }) => {
  const titles = ['Administrator', 'Unit Manager', 'Operations Manager', 'Head of Administration', 'Economist']
  const { users } = await openUsers(page, { language: 'en' })
  await users.ready()
  await users.add().click()
  expect(await users.entries(users.field('jobTitle'))).toEqual(['No job title', ...titles])
  const person = await control.makeUser({ jobTitleId: 999, roles: [{ id: 999 }] })
  const other = await (await page.context().browser()?.newContext())?.newPage()
  if (other === undefined) throw new Error('no other page')
  await enter(other, { person, language: 'en' }, '/users')
  const seen = new UsersPage(other)
  await seen.ready()
  await seen.add().click()
  expect(await seen.entries(seen.field('jobTitle'))).toEqual(['No job title', ...titles, 'Super Admin'])
  await other.context().close()
})

test('R-422 the role editor has six areas with three levels each', async ({ page }) => {
  const person = await control.makeUser({ jobTitleId: 999, roles: [{ id: 999 }] })
  await enter(page, { person, language: 'en' }, '/users')
  const users = new UsersPage(page)
  await users.ready()
  await users.add().click()
  for (const area of ['Diary', 'Staff', 'Budget', 'Forecast', 'Schedule', 'Users'])
    await expect(users.level(area).getByRole('option')).toHaveText(['None', 'View', 'Edit', 'Approve'])
  await expect(users.group(1).getByRole('combobox')).toHaveCount(7)
})

test('R-418 a user has roles by area and level, chosen live with what follows, and kept', async ({ page }) => {
  const { users, place } = await openUsers(page)
  await users.ready()
  await users.add().click()
  const lastName = `Ek ${unique()}`
  await fillPerson(users, { lastName })
  await users.choosePlaces([place.departmentName])
  await users.level('Prognos').selectOption('Redigera')
  await expect(users.outcome()).toContainText('Ser och planerar prognosen')
  await expect(users.outcome()).toContainText(`i 1 enhet, genom rollen på ${place.departmentName}`)
  await users.level('Personal').selectOption('Visa')
  await expect(users.outcome()).toContainText('Ser personalen, utan löner')
  await expectNoAxeViolations(page)
  await users.save().click()
  await expect(page.getByText(/är tillagd och får en inbjudan/)).toBeVisible()
  await users.open(lastName)
  for (const text of ['Prognos: Redigera', 'Personal: Visa']) await expect(users.dialog()).toContainText(text)
})

test('R-419 a user has units, chosen several at a time, with the suggestion of the job title', async ({ page }) => {
  const { users, place } = await openUsers(page)
  await users.ready()
  await users.add().click()
  const lastName = `Ek ${unique()}`
  await fillPerson(users, { lastName })
  await users.choose(users.field('jobTitle'), 'Enhetschef')
  await page.getByRole('button', { name: 'Använd förslaget för Enhetschef' }).click()
  await expect(users.dialog()).toContainText('Välj enheter')
  await users.choosePlaces([place.unitName, place.departmentName])
  await expect(users.level('Budget')).toHaveValue('WRITE')
  await expect(users.level('Användare')).toHaveValue('')
  await users.save().click()
  await expect(users.row(lastName)).toBeVisible()
  await users.open(lastName)
  for (const text of [place.unitName, place.departmentName, 'Dagbok: Redigera'])
    await expect(users.dialog()).toContainText(text)
})

test('R-420 a user who is made inactive is out at the next call and cannot log in', async ({ page }) => {
  const { users, made } = await openUsers(page)
  const [person] = made
  if (person === undefined) throw new Error('nobody was made')
  const tokens = await signInByApi(person)
  await users.ready()
  await users.open('Öberg')
  await users.dialog().getByRole('button', { name: 'Gör inaktiv' }).click()
  await users.dialog().getByRole('button', { name: 'Gör inaktiv' }).click()
  await expect(users.outcome()).toBeVisible()
  await expect(users.dialog()).toContainText('Inaktiv')
  expect((await callApi(tokens, '/user/me')).status).toBe(401)
  await expect(signInByApi(person)).rejects.toThrow()
})

test('R-425 an e-mail that somebody has is refused, and what was typed stays', async ({ page }) => {
  const { users, place, made } = await openUsers(page, { language: 'en' })
  await users.ready()
  await users.add().click()
  await fillPerson(users, { email: made[0]?.email.toUpperCase() ?? '' })
  await users.choosePlaces([place.unitName])
  await users.level('Forecast').selectOption('View')
  await users.save().click()
  await expect(users.dialog().getByRole('alert')).toHaveText('This email is already taken')
  await expect(users.field('lastName')).toHaveValue('Ek')
})

test('levels that the caller does not hold are not offered, and roles beyond stay as they are', async ({ page }) => {
  const place = await makePlace()
  const { users } = await openUsers(page, {
    place,
    people: [{ firstName: 'Maj', lastName: 'Ek', roles: mixedRoles(place) }],
  })
  await users.ready()
  await users.open('Ek')
  await users.dialog().getByRole('button', { name: 'Redigera Roller' }).click()
  await expect(users.level('Prognos').getByRole('option')).toHaveText(['Ingen', 'Visa', 'Redigera'])
  await expect(users.dialog().getByRole('group', { name: 'Ändras inte av dig' })).toContainText('Budget: Godkänna')
  await users.level('Prognos').selectOption('Redigera')
  await users.save().click()
  await expect(users.dialog()).toContainText('Prognos: Redigera')
  await expect(users.dialog()).toContainText('Budget: Godkänna')
})

test('somebody else was first: that is told, what was chosen stays, and what they gave and took is kept', async ({
  page,
}) => {
  const { users, place, person, made } = await openUsers(page)
  await users.ready()
  await users.open('Öberg')
  await users.dialog().getByRole('button', { name: 'Redigera Roller' }).click()
  await users.level('Prognos').selectOption('Visa')
  const tokens = await signInByApi(person)
  const address = `/user/${made[0]?.id}`
  const etag = (await callApi(tokens, address)).headers.get('etag') ?? ''
  const body = JSON.stringify({ roles: [...rolesOn(place, [2]), ...rolesOn(place, [3], 'READ')] })
  expect((await callApi(tokens, address, { method: 'PATCH', headers: { 'if-match': etag }, body })).ok).toBe(true)
  await users.save().click()
  await expect(users.dialog().getByRole('alert')).toContainText('Någon annan har ändrat personen')
  await expect(users.level('Prognos')).toHaveValue('READ')
  await expect(users.level('Budget')).toHaveValue('READ')
  await expect(users.level('Personal')).toHaveValue('')
  await users.save().click()
  for (const text of ['Prognos: Visa', 'Budget: Visa']) await expect(users.dialog()).toContainText(text)
  await expect(users.dialog()).not.toContainText('Personal:')
})

test('a user’s details that somebody else has changed meanwhile are shown once a save was refused for it', async ({
  page,
}) => {
  const { users, person, made } = await openUsers(page)
  await users.ready()
  await users.open('Öberg')
  await users.dialog().getByRole('button', { name: 'Redigera Uppgifter' }).click()
  await users.field('firstName').fill('Min')
  const tokens = await signInByApi(person)
  const address = `/user/${made[0]?.id}`
  const etag = (await callApi(tokens, address)).headers.get('etag') ?? ''
  const body = JSON.stringify({ firstName: 'Andras', phone: '08-123 45 67' })
  expect((await callApi(tokens, address, { method: 'PATCH', headers: { 'if-match': etag }, body })).ok).toBe(true)
  await users.save().click()
  await expect(users.dialog().getByRole('alert')).toContainText('Någon annan har ändrat personen')
  await expect(users.field('firstName')).toHaveValue('Min')
  await expect(users.field('phone')).toHaveValue('08-123 45 67')
  await users.save().click()
  await expect(users.dialog()).toHaveAccessibleName(/Min/)
})

test('somebody else’s roles are copied, as far as the caller may give them', async ({ page }) => {
  const place = await makePlace()
  const lastName = `Förlaga ${unique()}`
  const { users } = await openUsers(page, {
    place,
    people: [{ firstName: 'Maj', lastName, roles: mixedRoles(place) }],
  })
  await users.ready()
  await users.add().click()
  await users.dialog().getByRole('button', { name: 'Kopiera från en annan användare' }).click()
  await users.dialog().getByRole('searchbox', { name: 'Vems roller?' }).fill(lastName)
  await users
    .dialog()
    .getByRole('button', { name: `Kopiera Maj ${lastName}` })
    .click()
  await expect(users.dialog()).toContainText('så långt du själv kan ge rollerna')
  await expect(users.outcome()).toContainText('Ser prognosen')
  // Of the budgets, which the other one approves, the caller may give no more than this.
  await expect(users.outcome()).toContainText('Gör och ändrar budgetar')
  await expect(users.outcome()).not.toContainText('låser')
})

test('unfinished roles are told, and an unsaved dialog asks before it is left', async ({ page }) => {
  const { users, place } = await openUsers(page)
  await users.ready()
  await users.add().click()
  await fillPerson(users, {})
  await users.choosePlaces([place.unitName])
  await users.save().click()
  await expect(users.dialog()).toContainText('Välj en nivå i minst ett område.')
  await users.cancel().click()
  await page.getByRole('button', { name: 'Stanna kvar' }).click()
  await expect(users.field('lastName')).toHaveValue('Ek')
})

test('who never logged in can be deleted', async ({ page }) => {
  const { users } = await openUsers(page)
  await users.ready()
  await users.open('Öberg')
  await users.dialog().getByRole('button', { name: 'Ta bort' }).click()
  await users.dialog().getByRole('button', { name: 'Ta bort' }).click()
  await expect(users.row('Öberg')).toHaveCount(0)
})

test('a role is given to all who are selected, and they are made inactive together', async ({ page }) => {
  const people = [
    { firstName: 'Maj', lastName: 'Ek' },
    { firstName: 'Åsa', lastName: 'Öberg' },
  ]
  const { users, place } = await openUsers(page, { people })
  await users.ready()
  for (const name of ['Välj Maj Ek', 'Välj Åsa Öberg']) await page.getByRole('checkbox', { name }).check()
  await page.getByRole('button', { name: 'Ge roll' }).click()
  await users.choose(users.dialog().getByLabel('Plats'), new RegExp(`^${place.unitName},`))
  await users.choose(users.dialog().getByLabel('Behörighetsområde'), 'Budget')
  await users.choose(users.dialog().getByLabel('Nivå'), 'Redigera')
  await users.dialog().getByRole('button', { name: 'Ge rollen' }).click()
  await expect(users.dialog()).toContainText('Klart för 2 av 2.')
  await users.close().click()
  for (const name of ['Välj Maj Ek', 'Välj Åsa Öberg']) await page.getByRole('checkbox', { name }).check()
  await page.getByRole('button', { name: 'Gör inaktiva' }).click()
  await users.dialog().getByRole('button', { name: 'Gör inaktiva' }).click()
  await expect(users.dialog()).toContainText('Klart för 2 av 2.')
  await users.close().click()
  await expect(users.row('Ek, Maj')).toContainText('Inaktiv')
})
