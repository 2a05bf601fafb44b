import { control } from '../../fixtures/control'
import { resize } from '../../fixtures/every-page'
import { overflow } from '../../fixtures/narrow-windows'
import { makePlace } from '../../fixtures/places'
import { enter } from '../../fixtures/session'
import { expect, test } from '../../fixtures/suite'
import { expectNoAxeViolations } from '../../fixtures/accessibility'

test('a super admin gives a deploy key, which is shown once and works, and revokes it', async ({ page, request }) => {
  const person = await control.makeUser({ jobTitleId: 999, roles: [] })
  await enter(page, { person, place: await makePlace(), language: 'sv' }, '/settings/modules')
  const card = page.getByRole('region', { name: 'Nycklar för publicering', exact: true })
  const dialog = page.getByRole('dialog')
  const name = `Teamet ${person.id}`
  const told = card.getByRole('textbox', { name: `Nyckeln ${name}` })
  let key = ''
  const ask = async () => {
    const headers = { authorization: `Bearer ${key}`, 'accept-language': 'sv' }
    const answer = await request.post('/api/deploy/can-deploy', { headers, data: {} })
    return ((await answer.json()) as { code?: string }).code ?? 'answered'
  }
  await test.step('it is made with the password only', async () => {
    await card.getByRole('button', { name: 'Ny nyckel' }).click()
    await dialog.getByLabel('Modul').fill('personal')
    await dialog.getByLabel('Namn', { exact: false }).first().fill(name)
    await dialog.getByLabel('Ditt lösenord').fill('Fel-2026!')
    await dialog.getByRole('button', { name: 'Skapa nyckeln' }).click()
    await expect(dialog).toContainText('Ange modulens namn')
    await dialog.getByLabel('Modul').fill('mf-staff')
    await dialog.getByRole('button', { name: 'Skapa nyckeln' }).click()
    await expect(dialog).toContainText('Det är inte ditt nuvarande lösenord.')
    await dialog.getByLabel('Ditt lösenord').fill(person.password)
    await dialog.getByRole('button', { name: 'Skapa nyckeln' }).click()
    await expect(dialog).toHaveCount(0)
  })
  const item = card.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await test.step('it is told once, and is taken', async () => {
    await expect(told).toHaveValue(/^vk_\d+_[\w-]{43}$/)
    key = await told.inputValue()
    expect(await ask()).toBe('answered')
    await resize(page, 390)
    expect(await overflow(page)).toBe(0)
    await expectNoAxeViolations(page)
    await page.reload()
    await expect(item).toContainText('mf-staff')
    await expect(item).toContainText('publicera')
    await expect(told).toHaveCount(0)
  })
  await test.step('once revoked it is refused', async () => {
    await item.getByRole('button', { name: `Återkalla: ${name}` }).click()
    await dialog.getByRole('button', { name: 'Återkalla', exact: true }).click()
    await expect(item).toContainText('Återkallad')
    await expect(item.getByRole('button')).toHaveCount(0)
    expect(await ask()).toBe('key-revoked')
  })
})
