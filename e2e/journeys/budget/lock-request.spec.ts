import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey'
import { enter } from '../../fixtures/session'
import { addNeeds, advance, openNeeds } from './needs-world'
import { openResources } from './resource-world'

/** An active resource budget, seen by somebody who may write and not lock. */
const openAsWriter = (page: Page) =>
  openResources(page, {
    level: 'WRITE',
    before: async ({ lockedNeeds, activeResource }) => activeResource((await lockedNeeds()).id),
  })

const askFor = async (page: Page, comment: string) => {
  await page.getByRole('button', { name: 'Begär låsning av Resurser 2026' }).click()
  const dialog = page.getByRole('dialog', { name: 'Begär låsning av Resurser 2026' })
  await expect(dialog.getByText(/^Får låsa: .+/)).toBeVisible()
  await dialog.getByLabel('Kommentar').fill(comment)
  await dialog.getByRole('button', { name: 'Skicka begäran' }).click()
  await expect(page.getByText('Begäran om att låsa Resurser 2026 är skickad')).toBeVisible()
}

const entry = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Resurser 2026' })

test('who may not lock asks with a comment, and who may sends it back with a reason or answers by a lock', async ({
  page,
  browser,
}) => {
  const { approver, place } = await openAsWriter(page)
  await test.step('who may not lock sees who may, asks with a comment, and takes the request back', async () => {
    await expect(page.getByRole('button', { name: 'Lås Resurser 2026' })).toHaveCount(0)
    await expect(entry(page).getByRole('button')).toHaveText(['Begär låsning', 'Redigera', 'Ta bort'])
    await askFor(page, 'Klar för 2026')
    await expect(entry(page)).toContainText(/Begärd 2026-03-18 av .+: Klar för 2026/)
    await page.getByRole('button', { name: 'Återkalla begäran om låsning av Resurser 2026' }).click()
    await expect(page.getByText('Begäran om att låsa Resurser 2026 är återkallad')).toBeVisible()
    await expect(entry(page)).not.toContainText('Klar för 2026')
  })
  await test.step('a request is marked in the list of who may lock, is sent back with a reason, and is answered by a lock', async () => {
    await askFor(page, 'Klar')
    const other = await (await browser.newContext()).newPage()
    await enter(other, { person: approver, place }, '/resources')
    await expect(entry(other)).toContainText(/Begäran om låsning\s*Begärd .+: Klar/)
    await other.getByRole('button', { name: 'Skicka tillbaka begäran om låsning av Resurser 2026' }).click()
    const dialog = other.getByRole('dialog', { name: 'Skicka tillbaka begäran om låsning av Resurser 2026' })
    await dialog.getByRole('button', { name: 'Skicka tillbaka' }).click()
    await expect(dialog.getByText('Fältet är obligatoriskt.')).toBeVisible()
    await dialog.getByLabel('Skäl').fill('Fördela om juli')
    await dialog.getByRole('button', { name: 'Skicka tillbaka' }).click()
    await expect(entry(other)).toContainText('Fördela om juli')
    await page.reload()
    await expect(entry(page)).toContainText(/Tillbakaskickad .+: Fördela om juli/)
    await askFor(page, 'Juli är fördelad')
    await other.reload()
    await other.getByRole('button', { name: 'Lås Resurser 2026' }).click()
    await other.getByRole('button', { name: 'Lås budgeten' }).click()
    await expect(other.getByText('Resurser 2026 är låst. Prognosen för 2026 är skapad.')).toBeVisible()
    await page.reload()
    await expect(entry(page)).toContainText('Låst')
    await expect(entry(page)).not.toContainText('Begäran om låsning')
    await other.context().close()
  })
})

test('a needs budget is asked to be locked in the same way', async ({ page }) => {
  await openNeeds(page, {
    level: 'WRITE',
    before: async (place, approver) => advance(approver, await addNeeds(approver, place), 'activate'),
  })
  await page.getByRole('button', { name: 'Request to lock Needs 2026' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request to lock Needs 2026' })
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('The request to lock Needs 2026 is sent')).toBeVisible()
  await page.getByRole('link', { name: 'Needs 2026' }).click()
  await expect(page.getByText(/^Requested 2026-03-18 by /)).toBeVisible()
})
