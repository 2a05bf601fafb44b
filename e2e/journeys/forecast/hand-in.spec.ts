import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { control } from '../../fixtures/control'
import { overflow } from '../../fixtures/narrow-windows'
import { rolesOn, type Place } from '../../fixtures/places'
import { callApi, enter, signInByApi } from '../../fixtures/session'
import { expect, test } from '../../fixtures/suite'

const words = {
  sv: {
    link: 'Uppföljning',
    title: 'Uppföljningstillfällen',
    handIn: 'Lämna in',
    again: 'Lämna in igen för Mars',
    show: 'Visa det inlämnade för Mars',
    comment: 'Kommentar till Kalender och avstämning',
    required: 'Fältet är obligatoriskt.',
    submitted: 'Inlämnad',
    return: 'Återlämna',
    reason: 'Kommentar',
    returned: 'Återlämnad',
    accept: 'Godkänn',
    accepted: 'Godkänd',
  },
  en: {
    link: 'Follow-up',
    title: 'Follow-up occasions',
    handIn: 'Hand in',
    again: 'Hand in again for Mars',
    show: 'Show what was handed in for Mars',
    comment: 'Comment on Calendar and reconciliation',
    required: 'This field is required.',
    submitted: 'Handed in',
    return: 'Return',
    reason: 'Comment',
    returned: 'Returned',
    accept: 'Accept',
    accepted: 'Accepted',
  },
} as const

type Language = keyof typeof words

const personWith = (place: Place, jobTitleId: number, ids: number[]) =>
  control.makeUser({ jobTitleId, roles: rolesOn(place, ids, 'APPROVE'), defaultUnitId: place.unitId })

/** Above 20 000 kr a step of the worked example needs a comment: its last one does. */
const addOccasion = async (place: Place) => {
  const tokens = await signInByApi(await personWith(place, 4, [3]))
  const occasion = { name: 'Mars', untilMonth: 3, due: '2026-04-15', thresholdPercent: null, thresholdKronor: 20_000 }
  const answer = await callApi(tokens, `/occasions/municipality/${place.municipalityId}/2026`, {
    method: 'POST',
    body: JSON.stringify({ requestId: randomUUID(), ...occasion }),
  })
  expect(answer.ok, `the occasion answered ${answer.status}`).toBe(true)
}

/** The page of somebody who approves forecasts of the whole municipality. */
const openAsDecider = async (browser: Browser, place: Place, language: Language) => {
  const context = await browser.newContext({ locale: 'sv-SE', timezoneId: 'Europe/Stockholm', reducedMotion: 'reduce' })
  const page = await context.newPage()
  const person = await personWith(place, 2, [1, 2, 3, 4, 5])
  await enter(page, { person, place, language }, '/follow-up?year=2026')
  return page
}

const rowOf = (page: Page, language: Language) =>
  page.getByRole('region', { name: words[language].title }).getByRole('row').filter({ hasText: 'Mars' })

const decide = async (page: Page, language: Language, decision: 'accept' | 'return') => {
  const text = words[language]
  await page.getByRole('button', { name: text.show }).click()
  const view = page.getByRole('dialog')
  await expect(view.getByRole('button', { name: text.accept })).toBeVisible()
  await expectNoAxeViolations(page)
  await view.getByRole('button', { name: text[decision] }).click()
  return view
}

for (const language of ['sv', 'en'] as const)
  test(`R-562 R-563 R-566 R-567 a unit hands in with a comment, it is returned, handed in again and accepted: ${language}`, async ({
    page,
    browser,
    openForecast,
  }) => {
    test.slow()
    const text = words[language]
    const { place } = await openForecast({
      language,
      search: '?year=2026&startWeek=2&endWeek=6&tab=details',
      before: addOccasion,
    })
    await page.getByRole('link', { name: text.link }).click()
    const row = rowOf(page, language)
    const dialog = page.getByRole('dialog')

    await test.step('nothing goes in without the comment that a large step needs', async () => {
      await row.getByRole('button', { name: text.handIn }).click()
      const comment = dialog.getByLabel(text.comment)
      await expect(comment).toBeVisible()
      await dialog.getByRole('button', { name: text.handIn, exact: true }).click()
      await expect(dialog.getByText(text.required)).toBeVisible()
      await expectNoAxeViolations(page)
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      await page.setViewportSize({ width: 1280, height: 800 })
      await comment.fill('Budgeten är lagd på 52 veckor')
      await dialog.getByRole('button', { name: text.handIn, exact: true }).click()
      await expect(dialog).toHaveCount(0)
      await expect(row).toContainText(text.submitted)
    })

    const other = await openAsDecider(browser, place, language)
    await test.step('somebody who approves above the unit returns it with a comment', async () => {
      const view = await decide(other, language, 'return')
      await other.getByRole('textbox', { name: text.reason }).fill('Skriv vad som görs åt det')
      await other.getByRole('dialog').getByRole('button', { name: text.return, exact: true }).click()
      await expect(view.getByText('Skriv vad som görs åt det')).toBeVisible()
      await expect(view.getByRole('button', { name: text.accept })).toHaveCount(0)
    })

    await test.step('handed in again from the comment of the last time', async () => {
      await page.reload()
      await expect(row).toContainText(text.returned)
      await page.getByRole('button', { name: text.again }).click()
      await expect(dialog.getByText('Skriv vad som görs åt det')).toBeVisible()
      const comment = dialog.getByLabel(text.comment)
      await expect(comment).toHaveValue('Budgeten är lagd på 52 veckor')
      await comment.fill('Budgeten är lagd på 52 veckor, inget görs åt det')
      await dialog.getByRole('button', { name: text.handIn, exact: true }).click()
      await expect(dialog).toHaveCount(0)
      await expect(row).toContainText(text.submitted)
    })

    await test.step('and accepted', async () => {
      await other.reload()
      const view = await decide(other, language, 'accept')
      await expect(view.getByText(text.accepted, { exact: true }).first()).toBeVisible()
      await expect(view.getByText('inget görs åt det')).toBeVisible()
      await expect(view.getByRole('button', { name: text.accept, exact: true })).toHaveCount(0)
      await page.reload()
      await expect(row).toContainText(text.accepted)
      await expect(row.getByRole('button', { name: text.handIn })).toHaveCount(0)
    })
  })
