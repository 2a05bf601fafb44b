import { control } from '../../fixtures/control'
import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { expect, test } from '../../fixtures/journey'
import { unique } from '../../fixtures/places'
import { callApi, enterNext, signInByApi } from '../../fixtures/session'
import { openUsers } from './users-world'

/** A module that declares rights of its own; its one page is for super admins, and nobody opens it. */
const listsModule = {
  id: 'mf-lists-of-test',
  title: { sv: 'Listor', en: 'Lists' },
  contract: { from: 1, to: 1 },
  licenceKey: null,
  permissions: [999],
  routes: [{ path: '/lists-of-test', permission: 999, title: { sv: 'Listor', en: 'Lists' } }],
  navigation: [],
  rights: [
    { key: 'check-lists', label: { sv: 'Bocka av checklistor', en: 'Tick off check lists' } },
    { key: 'templates', label: { sv: 'Ändra mallar', en: 'Change templates' } },
  ],
}

test('rights that a module declares of its own are given and taken in the editor and when a user is made, and stand in the security log', async ({
  page,
}) => {
  await control.registerModule({ manifest: listsModule })
  const { users, place, made } = await openUsers(page)
  const [person] = made
  if (person === undefined) throw new Error('nobody was made')
  const rights = () => users.dialog().getByRole('group', { name: 'Behörigheter i Listor' })
  const right = (label: string) => rights().getByRole('checkbox', { name: label })
  const edit = async (name: string) => {
    await users.open(name)
    await users.dialog().getByRole('button', { name: 'Redigera Roller' }).click()
  }
  const save = async () => {
    await users.save().click()
    await expect(page.getByText('Rollerna är sparade.').last()).toBeVisible()
    await users.close().click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  const ownRights = async () =>
    ((await (await callApi(await signInByApi(person), '/user/me')).json()) as { ownRights?: string[] }).ownRights

  await test.step('one of two is given in the editor, and the person holds it', async () => {
    await users.ready()
    await edit('Öberg')
    await expect(right('Ändra mallar')).not.toBeChecked()
    await right('Bocka av checklistor').check()
    await expectNoAxeViolations(page, '[role=dialog]')
    await save()
    expect(await ownRights()).toEqual(['mf-lists-of-test/check-lists'])
  })
  await test.step('it is taken, and the other one given', async () => {
    await edit('Öberg')
    await expect(right('Bocka av checklistor')).toBeChecked()
    await right('Bocka av checklistor').uncheck()
    await right('Ändra mallar').check()
    await save()
    expect(await ownRights()).toEqual(['mf-lists-of-test/templates'])
  })
  await test.step('a new user gets one at once', async () => {
    const lastName = `Ek ${unique()}`
    await users.add().click()
    await users.field('firstName').fill('Maj')
    await users.field('lastName').fill(lastName)
    await users.field('email').fill(`${unique()}@prov.example`)
    await users.choosePlaces([place.unitName])
    await users.level('Prognos').selectOption('Visa')
    await right('Bocka av checklistor').check()
    await users.save().click()
    await expect(page.getByText(`Maj ${lastName} är tillagd och får en inbjudan`)).toBeVisible()
    await edit(lastName)
    await expect(right('Bocka av checklistor')).toBeChecked()
    await expect(right('Ändra mallar')).not.toBeChecked()
  })
  await test.step('the security log has an event of each, found by its kind', async () => {
    const superAdmin = await control.makeUser({ jobTitleId: 999, roles: [] })
    await enterNext(page, { person: superAdmin, place }, '/settings/security')
    await page.getByRole('combobox', { name: 'Händelse' }).click()
    await page.getByTitle('Behörighet i modul ändrad').click()
    const rows = page
      .getByRole('table', { name: 'Säkerhetshändelser, de senaste först' })
      .getByRole('row')
      .filter({ hasText: `(${person.id})` })
    await expect(rows).toHaveCount(2)
    await expect(rows.filter({ hasText: 'mf-lists-of-test/templates' })).toContainText('tilldelad')
    await expect(rows.last()).toContainText('mf-lists-of-test/check-lists')
    await expect(rows.first()).toContainText('borttagen')
  })
})
