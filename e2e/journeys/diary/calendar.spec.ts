import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectNoAxeViolationsInBothThemes } from '../../fixtures/accessibility'
import { suiteAddress } from '../../fixtures/addresses'
import { control } from '../../fixtures/control'
import { layoutFaults } from '../../fixtures/layout-faults'
import { expect, test } from '../../fixtures/layout'
import { makePlace, rolesOn, type Place } from '../../fixtures/places'
import { callApi, enter, signInByApi, type Tokens } from '../../fixtures/session'
import { PlacesPage } from '../../pages/places-page'
import { vacationOf } from './diary-world'

const card = (page: Page) =>
  page.getByRole('main').locator('section', { has: page.getByRole('heading', { name: /kalendern|in a calendar/ }) })

const post = async (tokens: Tokens, path: string, body: object) => {
  const answer = await callApi(tokens, path, { method: 'POST', body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return (await answer.json()) as { id: number }
}

/** A place with a reader of its diary, in which one vacation is approved. */
const makeWorld = async () => {
  const place = await makePlace({ licences: ['diary'] })
  const { id: staffId } = await control.makeStaffMember({ unitId: place.unitId, firstName: 'Åsa' })
  const decider = await control.makeUser({ jobTitleId: 1, roles: rolesOn(place, [1], 'APPROVE') })
  const tokens = await signInByApi(decider)
  const body = { requestId: randomUUID(), ...vacationOf(staffId, { title: 'Hemlig titel' }) }
  const { id } = await post(tokens, `/diary/unit/${place.unitId}`, body)
  await post(tokens, '/diary/approve', { entries: [{ id }] })
  const person = await control.makeUser({
    jobTitleId: 1,
    roles: rolesOn(place, [1], 'READ'),
    defaultUnitId: place.unitId,
  })
  return { place, person }
}

const allow = async ({ municipalityId }: Place) => {
  const admin = await signInByApi(await control.makeUser({ jobTitleId: 999, roles: [] }))
  const answer = await callApi(admin, `/municipality/${municipalityId}`, {
    method: 'PATCH',
    body: JSON.stringify({ allowsCalendars: true }),
  })
  expect(answer.status).toBe(200)
}

test('R-532 the administrator of the municipality allows calendar addresses in the settings, and forbids them', async ({
  page,
}) => {
  const place = await makePlace({ licences: ['diary'] })
  const roles = (['municipality', 'unit'] as const).map(kind => ({
    id: kind === 'unit' ? 1 : 6,
    levels: ['APPROVE' as const],
    scope: { kind, id: kind === 'unit' ? place.unitId : place.municipalityId },
  }))
  const person = await control.makeUser({ jobTitleId: 1, roles, defaultUnitId: place.unitId })
  await enter(page, { person, place }, '/settings')
  const making = card(page).getByRole('button', { name: `Skapa adress för ${place.unitName}` })
  const allowance = page
    .getByRole('main')
    .locator('section', { has: page.getByRole('heading', { name: 'Kalenderadresser i kommunen' }) })
  await expect(allowance).toContainText(`Kalenderadresser är inte tillåtna i ${place.municipalityName}.`)
  await expect(card(page)).toContainText('Kommunen har inte tillåtit kalenderadresser.')
  await allowance.getByRole('button', { name: 'Tillåt kalenderadresser', exact: true }).click()
  await expect(allowance).toContainText(`Kalenderadresser är tillåtna i ${place.municipalityName}.`)
  await expect(making).toBeVisible()
  await expectNoAxeViolationsInBothThemes(page)
  await allowance.getByRole('button', { name: 'Tillåt inte längre kalenderadresser' }).click()
  await expect(allowance).toContainText(`Kalenderadresser är inte tillåtna i ${place.municipalityName}.`)
  await expect(making).toHaveCount(0)
})

test('R-532 a super admin allows calendar addresses; a person makes one, copies it and takes it back', async ({
  page,
  context,
  browser,
}) => {
  const { place, person } = await makeWorld()
  await enter(page, { person, place }, '/settings')
  const own = card(page)
  await expect(own).toContainText('Kommunen har inte tillåtit kalenderadresser.')
  await expect(own.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Kalenderadresser i kommunen' })).toHaveCount(0)

  const admin = await control.makeUser({ jobTitleId: 999, roles: [], defaultUnitId: place.unitId })
  const adminContext = await browser.newContext({ baseURL: suiteAddress })
  const adminPage = await adminContext.newPage()
  await enter(adminPage, { person: admin, place, language: 'en' }, `/municipalities?countyId=${place.countyId}`)
  const places = new PlacesPage(adminPage)
  await places.open(place.municipalityName)
  await places.dialog().getByRole('checkbox', { name: 'Allow calendar addresses of the diary' }).check()
  await expectNoAxeViolationsInBothThemes(adminPage)
  await places.save().click()
  await expect(places.dialog()).toBeHidden()
  await adminContext.close()

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.reload()
  await own.getByRole('button', { name: `Skapa adress för ${place.unitName}` }).click()
  const field = own.getByRole('textbox', { name: `Kalenderadress för ${place.unitName}` })
  await expect(field).toBeFocused()
  await own.getByRole('button', { name: 'Kopiera' }).click()
  await expect(page.getByText('Adressen är kopierad.')).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(address).toBe(await field.inputValue())
  const fetched = () => fetch(`${suiteAddress}${new URL(address).pathname}`)
  const calendar = await (await fetched()).text()
  expect(calendar).toContain('SUMMARY:Frånvaro: Åsa Medarbetare')
  expect(calendar).not.toContain('Hemlig')
  await expectNoAxeViolationsInBothThemes(page)

  // It was told once.
  await page.reload()
  const items = own.getByRole('list', { name: 'Dina kalenderadresser' }).getByRole('listitem')
  await expect(items).toHaveCount(1)
  await expect(items).toContainText('Senast hämtad')
  await expect(field).toBeHidden()
  expect(await page.content()).not.toContain(new URL(address).pathname)
  await own.getByRole('button', { name: `Skapa ny adress för ${place.unitName}` }).click()
  await expect(field).toBeFocused()
  expect((await fetched()).status).toBe(404)
  await own.getByRole('button', { name: `Ta tillbaka adressen för ${place.unitName}` }).click()
  await expect(items).toHaveCount(0)
  await expect(field).toBeHidden()
  await expect(own.getByRole('button', { name: `Skapa adress för ${place.unitName}` })).toBeVisible()
})

for (const width of [390, 320])
  test.describe(`${width} px`, { tag: '@layout' }, () => {
    test.use({ viewport: { width, height: 780 } })

    test('addresses, a new one and their buttons keep within the page', async ({ page }) => {
      const { place, person } = await makeWorld()
      await allow(place)
      await enter(page, { person, place, language: 'en' }, '/settings')
      await card(page)
        .getByRole('button', { name: `Make an address for ${place.unitName}` })
        .click()
      await expect(card(page).getByRole('textbox')).toBeVisible()
      await expect(card(page).getByRole('listitem')).toHaveCount(1)
      expect(await layoutFaults(page)).toEqual([])
    })
  })
