import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { expect, test } from '../../fixtures/journey'
import { makePlace, rolesOn, unique } from '../../fixtures/places'
import { callApi, signInByApi } from '../../fixtures/session'
import { openUsers } from './users-world'

const looks = [
  ['sv', 'light', 1280],
  ['en', 'dark', 1280],
  ['sv', 'light', 390],
] as const
for (const [language, theme, width] of looks)
  test.describe(`${language} ${theme} ${width} px`, () => {
    test.use({ colorScheme: theme, viewport: { width, height: 844 } })

    test('list, view and role editor have no violations and do not scroll sideways', async ({ page }) => {
      const { users, place } = await openUsers(page, { language })
      const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
      await users.ready()
      await expectNoAxeViolations(page)
      expect(await fits()).toBe(true)
      await users.open('Öberg')
      await expectNoAxeViolations(page)
      await users.close().click()
      await users.add().click()
      await users.choosePlaces([place.unitName])
      await expectNoAxeViolations(page)
      expect(await fits()).toBe(true)
    })
  })

test('a role is given by keys alone', async ({ page }) => {
  const { users, place } = await openUsers(page)
  await users.ready()
  await users.add().press('Enter')
  await users.field('firstName').fill('Maj')
  await users.field('lastName').fill('Ek')
  await users.field('email').fill(`${unique()}@prov.example`)
  const places = users.group(1).getByRole('combobox').first()
  await places.focus()
  await page.keyboard.type(place.unitName)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await users.level('Budget').focus()
  await page.keyboard.type('Red')
  await expect(users.level('Budget')).toHaveValue('WRITE')
  await users.save().press('Enter')
  await expect(page.getByText(/är tillagd och får en inbjudan/)).toBeVisible()
})

test('an invitation is sent again and taken back, and the history says who did it', async ({ page }) => {
  const { users, place } = await openUsers(page)
  await users.ready()
  await users.add().click()
  const lastName = `Ek ${unique()}`
  await users.field('firstName').fill('Maj')
  await users.field('lastName').fill(lastName)
  await users.field('email').fill(`${unique()}@prov.example`)
  await users.choosePlaces([place.unitName])
  await users.level('Prognos').selectOption('Visa')
  await users.save().click()
  await users.open(lastName)
  await users.dialog().getByRole('button', { name: 'Skicka igen' }).click()
  await expect(page.getByText('Inbjudan är ändrad.')).toBeVisible()
  await users.dialog().getByRole('button', { name: 'Återta' }).click()
  await expect(users.dialog()).toContainText('Inbjudan: Återtagen')
  await users.dialog().getByRole('button', { name: 'Historik' }).click()
  const events = page.getByRole('list', { name: 'Händelser' })
  await expect(events).toContainText('Inbjudan återtagen')
  await expect(events).toContainText('Roll given')
  await expect(events).toContainText('Område: Prognos')
  await expect(events).toContainText('Ada Admin')
})

test('several are invited at once, and their invitations taken back', async ({ page }) => {
  const people = ['Ek', 'Öberg'].map(lastName => ({ firstName: 'Åsa', lastName }))
  const { users } = await openUsers(page, { people })
  await users.ready()
  const pick = async () => {
    for (const name of ['Välj Åsa Ek', 'Välj Åsa Öberg']) await page.getByRole('checkbox', { name }).check()
  }
  const cancel = page.getByRole('button', { name: 'Återta inbjudan' })
  await pick()
  await expect(cancel).toHaveCount(0)
  await page.getByRole('button', { name: 'Bjud in' }).click()
  await users.dialog().getByRole('button', { name: 'Bjud in' }).click()
  await expect(users.dialog()).toContainText('Klart för 2 av 2.')
  await users.close().click()
  await pick()
  await cancel.click()
  await users.dialog().getByRole('button', { name: 'Återta' }).click()
  await expect(users.dialog()).toContainText('Klart för 2 av 2.')
  await users.close().click()
  for (const name of ['Ek, Åsa', 'Öberg, Åsa']) await expect(users.row(name)).toContainText('Återtagen')
})

test('before somebody is made inactive the page says which units are left without a manager', async ({ page }) => {
  const place = await makePlace()
  const { users } = await openUsers(page, {
    place,
    people: [
      {
        firstName: 'Maj',
        lastName: 'Ek',
        jobTitleId: 1,
        roles: [{ id: 2, levels: ['WRITE'], scope: { kind: 'unit', id: place.unitId } }],
      },
    ],
  })
  await users.ready()
  await users.open('Ek')
  await users.dialog().getByRole('button', { name: 'Gör inaktiv' }).click()
  await expect(users.dialog()).toContainText('1 enhet får ingen chef:')
  await expect(users.dialog()).toContainText(place.unitName)
})

test('the sessions of somebody are ended without making them inactive, and the history says so', async ({ page }) => {
  const { users, made } = await openUsers(page)
  const [person] = made
  if (person === undefined) throw new Error('nobody was made')
  const tokens = await signInByApi(person)
  const me = async (held: typeof tokens) => (await callApi(held, '/user/me')).status
  expect(await me(tokens)).toBe(200)
  await users.ready()
  await users.open('Öberg')
  await users.dialog().getByRole('button', { name: 'Avsluta sessioner' }).click()
  await expect(users.dialog()).toContainText('kan logga in igen med sitt lösenord')
  await expectNoAxeViolations(page)
  await users.dialog().getByRole('button', { name: 'Avsluta sessioner' }).press('Enter')
  await expect(page.getByText('Åsa Öberg är utloggad överallt.')).toBeVisible()
  expect(await me(tokens)).toBe(401)
  expect(await me(await signInByApi(person))).toBe(200)
  await users.dialog().getByRole('button', { name: 'Historik' }).click()
  await expect(page.getByRole('list', { name: 'Händelser' })).toContainText('Sessioner avslutade')
})

test('the roles of somebody on other places are told without detail', async ({ page }) => {
  const [place, other] = [await makePlace(), await makePlace()]
  const { users } = await openUsers(page, {
    place,
    people: [{ firstName: 'Maj', lastName: 'Ek', roles: [...rolesOn(place, [2]), ...rolesOn(other, [3])] }],
  })
  await users.ready()
  await users.open('Ek')
  await expect(users.dialog()).toContainText('Personen har också roller på annat håll.')
  await expect(users.dialog()).not.toContainText(other.municipalityName)
  await expect(users.dialog()).not.toContainText('Budget')
})
