import { expectNoAxeViolations, expectNoAxeViolationsInBothThemes } from '../../fixtures/accessibility'
import { expect, test } from '../../fixtures/journey'
import { makePlace, rolesOn } from '../../fixtures/places'
import { callApi, signInByApi } from '../../fixtures/session'
import { openUsers } from './users-world'

test('R-420 a user’s sessions are ended, a user is made inactive or deleted, and what follows is told', async ({
  page,
}) => {
  const [place, elsewhere] = [await makePlace(), await makePlace()]
  const ofUnit = { kind: 'unit' as const, id: place.unitId }
  const { users, made } = await openUsers(page, {
    place,
    people: [
      { firstName: 'Åsa', lastName: 'Öberg', jobTitleId: 4 },
      { firstName: 'Maj', lastName: 'Ek', jobTitleId: 1, roles: [{ id: 2, levels: ['WRITE'], scope: ofUnit }] },
      { firstName: 'Bo', lastName: 'Lind', jobTitleId: 4, roles: [...rolesOn(place, [2]), ...rolesOn(elsewhere, [3])] },
    ],
  })
  const [person] = made
  if (person === undefined) throw new Error('nobody was made')
  const statusOf = async (held: Awaited<ReturnType<typeof signInByApi>>) => (await callApi(held, '/user/me')).status
  const press = (name: string) => users.dialog().getByRole('button', { name }).click()

  await test.step('the roles of somebody on other places are told without detail', async () => {
    await users.ready()
    await users.open('Lind')
    await expect(users.dialog()).toContainText('Personen har också roller på andra platser.')
    await expect(users.dialog()).not.toContainText(elsewhere.municipalityName)
    await expect(users.dialog()).not.toContainText('Budget')
    await users.close().click()
  })
  await test.step('before somebody is made inactive the page says which units are left without a manager', async () => {
    await users.open('Ek')
    await press('Inaktivera')
    await expect(users.dialog()).toContainText('1 enhet blir utan chef:')
    await expect(users.dialog()).toContainText(place.unitName)
    await page.reload()
  })
  await test.step('who never logged in can be deleted', async () => {
    await users.open('Ek')
    await press('Ta bort')
    await press('Ta bort')
    await expect(users.row('Ek, Maj')).toHaveCount(0)
  })
  await test.step('the sessions of somebody are ended without making them inactive, and the history says so', async () => {
    const tokens = await signInByApi(person)
    expect(await statusOf(tokens)).toBe(200)
    await users.open('Öberg')
    await press('Logga ut överallt')
    await expect(users.dialog()).toContainText('kan logga in igen med sitt lösenord')
    await expectNoAxeViolations(page, '[role=dialog]')
    await expect(users.dialog().getByRole('button', { name: 'Avbryt', exact: true })).toBeFocused()
    await users.dialog().getByRole('button', { name: 'Logga ut överallt' }).press('Enter')
    await expect(page.getByText('Åsa Öberg är utloggad överallt.')).toBeVisible()
    expect(await statusOf(tokens)).toBe(401)
    expect(await statusOf(await signInByApi(person))).toBe(200)
    await press('Historik')
    await expect(page.getByRole('list', { name: 'Händelser' })).toContainText('Utloggad överallt')
    await page.reload()
  })
  await test.step('R-420 who is made inactive is out at the next call and cannot log in', async () => {
    const tokens = await signInByApi(person)
    await users.open('Öberg')
    await press('Inaktivera')
    await press('Inaktivera')
    await expect(users.outcome()).toBeVisible()
    await expect(users.dialog()).toContainText('Inaktiv')
    expect(await statusOf(tokens)).toBe(401)
    await expect(signInByApi(person)).rejects.toThrow()
  })
})

test('list, view and role editor have no violations and do not scroll sideways; several users are invited, their invitations taken back, given a role and made inactive at once', async ({
  page,
}) => {
  test.slow()
  const { users, place } = await openUsers(page, {
    people: ['Ek', 'Öberg'].map(lastName => ({ firstName: 'Åsa', lastName })),
  })
  const ofSelected = (name: string) => page.getByRole('status').getByRole('button', { name, exact: true })
  const pick = async () => {
    for (const name of ['Välj Åsa Ek', 'Välj Åsa Öberg']) await page.getByRole('checkbox', { name }).check()
  }
  const confirm = async (name: string) => {
    await users.dialog().getByRole('button', { name }).click()
    await expect(users.dialog()).toContainText('Klart för 2 av 2.')
    await users.close().click()
  }

  await test.step('list, view and role editor have no violations and do not scroll sideways', async () => {
    const dialog = '[role=dialog]'
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
    await users.ready()
    expect(await fits()).toBe(true)
    await users.open('Öberg')
    await expectNoAxeViolationsInBothThemes(page, dialog)
    await users.close().click()
    await users.add().click()
    await users.choosePlaces([place.unitName])
    expect(await fits()).toBe(true)
    await expectNoAxeViolationsInBothThemes(page, dialog)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await fits()).toBe(true)
    await users.cancel().click()
    await page.getByRole('button', { name: 'Spara inte' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await fits()).toBe(true)
    await page.setViewportSize({ width: 1280, height: 800 })
  })
  await test.step('they are invited, and their invitations taken back', async () => {
    await users.ready()
    await pick()
    await expect(ofSelected('Återkalla inbjudan')).toHaveCount(0)
    await ofSelected('Bjud in').click()
    await confirm('Bjud in')
    await pick()
    await ofSelected('Återkalla inbjudan').click()
    await confirm('Återkalla')
    for (const name of ['Ek, Åsa', 'Öberg, Åsa']) await expect(users.row(name)).toContainText('Återkallad')
  })
  await test.step('they are given a role, and made inactive', async () => {
    await pick()
    await ofSelected('Ge roll').click()
    await users.choose(users.dialog().getByLabel('Plats'), new RegExp(`^${place.unitName},`))
    await users.choose(users.dialog().getByLabel('Behörighetsområde'), 'Budget')
    await users.choose(users.dialog().getByLabel('Nivå'), 'Redigera')
    await confirm('Ge rollen')
    await pick()
    await ofSelected('Inaktivera').click()
    await confirm('Inaktivera')
    await expect(users.row('Ek, Åsa')).toContainText('Inaktiv')
  })
})
