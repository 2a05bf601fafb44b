import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { control } from '../../fixtures/control'
import { expect, test } from '../../fixtures/journey'
import { makePlace, rolesOn, unique } from '../../fixtures/places'
import { callApi, enterNext, signInByApi, type Tokens } from '../../fixtures/session'
import type { UsersPage } from '../../pages/users-page'
import { mixedRoles, openUsers } from './users-world'

const fillPerson = async (users: UsersPage, { email, lastName }: { email?: string; lastName?: string } = {}) => {
  await users.field('firstName').fill('Maj')
  await users.field('lastName').fill(lastName ?? 'Ek')
  await users.field('email').fill(email ?? `${unique()}@prov.example`)
}

/** What somebody else changes of a person meanwhile. */
const changeByApi = async (tokens: Tokens, id: number | undefined, changes: object) => {
  const address = `/user/${id}`
  const etag = (await callApi(tokens, address)).headers.get('etag') ?? ''
  const init = { method: 'PATCH', headers: { 'if-match': etag }, body: JSON.stringify(changes) }
  expect((await callApi(tokens, address, init)).ok).toBe(true)
}

test('R-417 R-422 R-425 what the form of a user offers, and the e-mail that somebody has', async ({ page }) => {
  const titles = ['Administrator', 'Unit Manager', 'Operations Manager', 'Head of Administration', 'Economist']
  const { users, place, made } = await openUsers(page, { language: 'en' })

  await test.step('R-417 R-425 to an administrator', async () => {
    await users.ready()
    await users.add().click()
    expect(await users.entries(users.field('jobTitle'))).toEqual(titles)
    await fillPerson(users, { email: made[0]?.email.toUpperCase() ?? '' })
    await users.choosePlaces([place.unitName])
    await users.level('Forecast').selectOption('View')
    await users.save().click()
    await expect(users.dialog().getByRole('alert')).toHaveText('This email is already taken')
    await expect(users.field('lastName')).toHaveValue('Ek')
  })
  await test.step('R-417 R-422 to a super admin: one more job title, and six areas with three levels each', async () => {
    const person = await control.makeUser({ jobTitleId: 999, roles: [{ id: 999 }] })
    await enterNext(page, { person, language: 'en' }, '/users')
    await users.ready()
    await users.add().click()
    expect(await users.entries(users.field('jobTitle'))).toEqual([...titles, 'Super Admin'])
    for (const area of ['Diary', 'Staff', 'Budget', 'Forecast', 'Schedule', 'Users'])
      await expect(users.level(area).getByRole('option')).toHaveText(['None', 'View', 'Edit', 'Approve'])
    await expect(users.group(1).getByRole('combobox')).toHaveCount(7)
  })
})

test('R-418 a user gets roles, chosen live with what follows, and an invitation, which is sent again and taken back', async ({
  page,
}) => {
  const { users, place } = await openUsers(page)
  const lastName = `Ek ${unique()}`

  await test.step('unfinished roles are told, and an unsaved dialog asks before it is left', async () => {
    await users.ready()
    await users.add().click()
    await fillPerson(users, { lastName })
    await users.choosePlaces([place.departmentName])
    await users.save().click()
    await expect(users.dialog()).toContainText('Välj en nivå i minst ett område.')
    await users.cancel().click()
    await page.getByRole('button', { name: 'Stanna kvar' }).click()
    await expect(users.field('lastName')).toHaveValue(lastName)
  })
  await test.step('R-418 roles by area and level, which are kept', async () => {
    await users.level('Prognos').selectOption('Redigera')
    await expect(users.outcome()).toContainText('Ser och planerar prognosen')
    await expect(users.outcome()).toContainText(`i 1 enhet, genom rollen på ${place.departmentName}`)
    await users.level('Personal').selectOption('Visa')
    await expect(users.outcome()).toContainText('Ser personalen, utan löner')
    await expectNoAxeViolations(page, '[role=dialog]')
    await users.save().click()
    await expect(page.getByText(/är tillagd och får en inbjudan/)).toBeVisible()
    await users.open(lastName)
    for (const text of ['Prognos: Redigera', 'Personal: Visa']) await expect(users.dialog()).toContainText(text)
  })
  await test.step('the invitation, of which the history says who did it', async () => {
    await users.dialog().getByRole('button', { name: 'Skicka igen' }).click()
    await expect(page.getByText('Inbjudan är ändrad.')).toBeVisible()
    await users.dialog().getByRole('button', { name: 'Återkalla' }).click()
    await expect(users.dialog()).toContainText('Inbjudan: Återkallad')
    await users.dialog().getByRole('button', { name: 'Historik' }).click()
    const events = page.getByRole('list', { name: 'Händelser' })
    for (const text of ['Inbjudan återkallad', 'Roll tilldelad', 'Område: Prognos', 'Ada Admin'])
      await expect(events).toContainText(text)
  })
})

test('R-419 units are chosen several at a time, with the suggestion of the job title, by keys alone, or copied from somebody', async ({
  page,
}) => {
  const place = await makePlace()
  const other = `Förlaga ${unique()}`
  const people = [{ firstName: 'Maj', lastName: other, roles: mixedRoles(place) }]
  const { users } = await openUsers(page, { place, people })

  await test.step('R-419 with the suggestion of the job title', async () => {
    const lastName = `Ek ${unique()}`
    await users.ready()
    await users.add().click()
    await fillPerson(users, { lastName })
    await users.choose(users.field('jobTitle'), 'Enhetschef')
    await page.getByRole('button', { name: 'Använd förslaget för Enhetschef' }).click()
    await expect(users.dialog()).toContainText('Välj enheter')
    await users.choosePlaces([place.unitName, place.departmentName])
    await expect(users.level('Budget')).toHaveValue('WRITE')
    await expect(users.level('Användare')).toHaveValue('')
    await users.save().click()
    await expect(users.dialog()).toContainText('brukar gälla enheter')
    await users.giveAnyway().click()
    await expect(users.row(lastName)).toBeVisible()
    await users.open(lastName)
    for (const text of [place.unitName, place.departmentName, 'Dagbok: Redigera'])
      await expect(users.dialog()).toContainText(text)
    await page.reload()
  })
  await test.step('by keys alone', async () => {
    const lastName = `Nord ${unique()}`
    await users.ready()
    await users.add().press('Enter')
    await fillPerson(users, { lastName })
    const places = users.group(1).getByRole('combobox').first()
    await places.focus()
    await page.keyboard.type(place.unitName)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await users.level('Budget').focus()
    await page.keyboard.type('Red')
    await expect(users.level('Budget')).toHaveValue('WRITE')
    await users.save().press('Enter')
    await expect(page.getByText(`Maj ${lastName} är tillagd och får en inbjudan`)).toBeVisible()
  })
  await test.step('somebody else’s roles are copied, as far as the caller may give them', async () => {
    await users.add().click()
    await users.dialog().getByRole('button', { name: 'Kopiera från en annan användare' }).click()
    await users.dialog().getByRole('searchbox', { name: 'Vems roller?' }).fill(other)
    await users
      .dialog()
      .getByRole('button', { name: `Kopiera Maj ${other}` })
      .click()
    await expect(users.dialog()).toContainText('så långt du själv kan ge rollerna')
    await expect(users.outcome()).toContainText('Ser prognosen')
    // Of the budgets, which the other one approves, the caller may give no more than this.
    await expect(users.outcome()).toContainText('Skapar och ändrar budgetar')
    await expect(users.outcome()).not.toContainText('låser')
  })
})

test('R-416 details and roles of a user are changed and kept, beside what the caller may not change and what somebody else did', async ({
  page,
}) => {
  const place = await makePlace()
  const { users, person, made } = await openUsers(page, {
    place,
    people: [
      { firstName: 'Åsa', lastName: 'Öberg' },
      { firstName: 'Maj', lastName: 'Ek', roles: mixedRoles(place) },
    ],
  })
  const [asa] = made
  const tokens = await signInByApi(person)
  const edit = async (name: string, part: 'Uppgifter' | 'Roller') => {
    await page.reload()
    await users.ready()
    await users.open(name)
    await users
      .dialog()
      .getByRole('button', { name: `Redigera ${part}` })
      .click()
  }

  await test.step('levels that the caller does not hold are not offered, and roles beyond stay as they are', async () => {
    await edit('Ek', 'Roller')
    await expect(users.level('Prognos').getByRole('option')).toHaveText(['Ingen', 'Visa', 'Redigera'])
    await expect(users.dialog().getByRole('group', { name: 'Kan inte ändras av dig' })).toContainText(
      'Budget: Godkänna',
    )
    await users.level('Prognos').selectOption('Redigera')
    await users.save().click()
    await expect(users.dialog()).toContainText('Prognos: Redigera')
    await expect(users.dialog()).toContainText('Budget: Godkänna')
  })
  await test.step('somebody else was first: what was chosen stays, and what they gave and took is kept', async () => {
    await edit('Öberg', 'Roller')
    await users.level('Prognos').selectOption('Visa')
    await changeByApi(tokens, asa?.id, { roles: [...rolesOn(place, [2]), ...rolesOn(place, [3], 'READ')] })
    await users.save().click()
    await expect(users.dialog().getByRole('alert')).toContainText('Någon annan har ändrat personen')
    await expect(users.level('Prognos')).toHaveValue('READ')
    await expect(users.level('Budget')).toHaveValue('READ')
    await expect(users.level('Personal')).toHaveValue('')
    await users.save().click()
    for (const text of ['Prognos: Visa', 'Budget: Visa']) await expect(users.dialog()).toContainText(text)
    await expect(users.dialog()).not.toContainText('Personal:')
  })
  await test.step('details that somebody else has changed meanwhile are shown once a save was refused for it', async () => {
    await edit('Öberg', 'Uppgifter')
    await users.field('firstName').fill('Min')
    await changeByApi(tokens, asa?.id, { firstName: 'Andras', phone: '08-123 45 67' })
    await users.save().click()
    await expect(users.dialog().getByRole('alert')).toContainText('Någon annan har ändrat personen')
    await expect(users.field('firstName')).toHaveValue('Min')
    await expect(users.field('phone')).toHaveValue('08-123 45 67')
    await users.save().click()
    await expect(users.dialog()).toHaveAccessibleName(/Min/)
  })
  await test.step('R-416 e-mail, names and phone, which are kept after a reload', async () => {
    const email = `Åsa.${unique()}@Prov.example`
    await edit('Öberg', 'Uppgifter')
    await users.field('firstName').fill('Åsa-Lill')
    await users.field('phone').fill('08-765 43 21')
    await users.field('email').fill(email)
    await users.save().click()
    await expect(users.outcome()).toBeVisible()
    await page.reload()
    await users.ready()
    await users.open('Åsa-Lill')
    for (const text of ['08-765 43 21', email.toLowerCase()]) await expect(users.dialog()).toContainText(text)
  })
})
