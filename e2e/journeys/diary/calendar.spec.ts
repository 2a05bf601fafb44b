import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectNoAxeViolationsInBothThemes } from '../../fixtures/accessibility'
import { suiteAddress } from '../../fixtures/addresses'
import { control } from '../../fixtures/control'
import { layoutFaults } from '../../fixtures/layout-faults'
import { expect, test } from '../../fixtures/layout'
import { makePlace, rolesOn, type Place } from '../../fixtures/places'
import { callApi, enter, enterNext, signInByApi, type Tokens } from '../../fixtures/session'
import { PlacesPage } from '../../pages/places-page'
import { vacationOf } from './diary-world'

const card = (page: Page) =>
  page.getByRole('main').locator('section', { has: page.getByRole('heading', { name: /kalendern|in a calendar/ }) })

const post = async (tokens: Tokens, path: string, body: object) => {
  const answer = await callApi(tokens, path, { method: 'POST', body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return (await answer.json()) as { id: number }
}

/** Makes an address of the unit: the dialog asks for the password first. */
const make = async (page: Page, name: string, { password, submit }: { password: string; submit: string }) => {
  await card(page).getByRole('button', { name }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^(Ditt lösenord|Your password)/).fill(password)
  await dialog.getByRole('button', { name: submit }).click()
  await expect(dialog).toBeHidden()
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
  await expect(allowance).toContainText(`Kalendrar får inga namn i ${place.municipalityName}`)
  await allowance.getByRole('button', { name: 'Tillåt namn i kalendrar' }).click()
  await expect(allowance).toContainText(`Kalendrar får de frånvarandes namn i ${place.municipalityName}.`)
  await expectNoAxeViolationsInBothThemes(page, 'main')
  await allowance.getByRole('button', { name: 'Tillåt inte längre kalenderadresser' }).click()
  await expect(allowance).toContainText(`Kalenderadresser är inte tillåtna i ${place.municipalityName}.`)
  await expect(making).toHaveCount(0)
})

test('R-532 a super admin allows calendar addresses; a person makes one, copies it and takes it back', async ({
  page,
  context,
}) => {
  const { place, person } = await makeWorld()
  await enter(page, { person, place }, '/settings')
  const own = card(page)
  await expect(own).toContainText('Kommunen har inte tillåtit kalenderadresser.')
  await expect(own.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Kalenderadresser i kommunen' })).toHaveCount(0)

  const admin = await control.makeUser({ jobTitleId: 999, roles: [], defaultUnitId: place.unitId })
  await enterNext(page, { person: admin, place, language: 'en' }, `/municipalities?countyId=${place.countyId}`)
  const places = new PlacesPage(page)
  await places.open(place.municipalityName)
  await places.dialog().getByRole('checkbox', { name: 'Allow calendar addresses of the diary' }).check()
  await places.save().click()
  await expect(places.dialog()).toBeHidden()

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enterNext(page, { person, place }, '/settings')
  await own.getByRole('button', { name: `Skapa adress för ${place.unitName}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Ditt lösenord').fill('Fel-2026!')
  await dialog.getByRole('button', { name: 'Skapa adress' }).click()
  await expect(dialog).toContainText('Det är inte ditt nuvarande lösenord.')
  await expectNoAxeViolationsInBothThemes(page, '[role=dialog]')
  await dialog.getByLabel('Ditt lösenord').fill(person.password)
  await dialog.getByRole('button', { name: 'Skapa adress' }).click()
  const field = own.getByRole('textbox', { name: `Kalenderadress för ${place.unitName}` })
  await expect(field).toBeFocused()
  await own.getByRole('button', { name: 'Kopiera' }).click()
  await expect(page.getByText('Adressen är kopierad.')).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(address).toBe(await field.inputValue())
  const fetched = () => fetch(`${suiteAddress}${new URL(address).pathname}`)
  const calendar = await (await fetched()).text()
  expect(calendar).toMatch(/^SUMMARY:Frånvaro\r?$/m)
  for (const hidden of ['Hemlig', 'Åsa']) expect(calendar).not.toContain(hidden)
  await expectNoAxeViolationsInBothThemes(page, 'main')

  // It was told once.
  await page.reload()
  const items = own.getByRole('list', { name: 'Dina kalenderadresser' }).getByRole('listitem')
  await expect(items).toHaveCount(1)
  await expect(items).toContainText('Senast hämtad')
  await expect(items).toContainText('Gäller till')
  await expect(field).toBeHidden()
  expect(await page.content()).not.toContain(new URL(address).pathname)
  const secret = { password: person.password, submit: 'Skapa adress' }
  await make(page, `Skapa ny adress för ${place.unitName}`, secret)
  await expect(field).toBeFocused()
  expect((await fetched()).status).toBe(404)
  await own.getByRole('button', { name: `Återkalla adressen för ${place.unitName}` }).click()
  await expect(items).toHaveCount(0)
  await expect(field).toBeHidden()
  await expect(own.getByRole('button', { name: `Skapa adress för ${place.unitName}` })).toBeVisible()
})

test('addresses, a new one and their buttons keep within the page', { tag: '@layout' }, async ({ page }) => {
  const { place, person } = await makeWorld()
  await allow(place)
  await page.setViewportSize({ width: 390, height: 780 })
  await enter(page, { person, place, language: 'en' }, '/settings')
  const secret = { password: person.password, submit: 'Create the address' }
  await make(page, `Create an address for ${place.unitName}`, secret)
  await expect(card(page).getByRole('textbox')).toBeVisible()
  await expect(card(page).getByRole('listitem')).toHaveCount(1)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 780 })
    expect(await layoutFaults(page), `${width} px`).toEqual([])
  }
})
