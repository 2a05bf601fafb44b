import type { Page } from '@playwright/test'
import { entriesOf } from '../../fixtures/choices'
import { expectNoAxeViolationsInBothThemes } from '../../fixtures/accessibility'
import { expect, test } from '../../fixtures/layout'
import { reloadIn } from '../../fixtures/session'
import { openDiary, staffName, vacationOf } from './diary-world'

const entries = (staffId: number) => [
  vacationOf(staffId, { title: 'Sommar' }),
  vacationOf(staffId, { title: 'Nu', from: '2026-03-16', to: '2026-03-27' }),
]

test('list, view, decision and what waits have no violations', async ({ page }) => {
  test.slow()
  const { diary } = await openDiary(page, { ids: [1, 2], entries })
  await diary.ready()
  await diary.select(diary.row('Sommar')).check()
  await expectNoAxeViolationsInBothThemes(page)
  await diary.approve().click()
  await expect(diary.dialog().getByRole('table')).toBeVisible()
  await expectNoAxeViolationsInBothThemes(page)
  await diary.cancel().click()
  await diary.open('Nu')
  await expectNoAxeViolationsInBothThemes(page)
  await page.goto('/diary/waiting')
  await expect(page.getByRole('main').getByRole('table')).toBeVisible()
  await expectNoAxeViolationsInBothThemes(page)
})

test('the form with refused values, what New Year cut and an overlap has no violations', async ({ page }) => {
  test.slow()
  const { diary } = await openDiary(page, { ids: [1, 4], entries })
  await diary.create('ABSENCE')
  await diary.fillAbsence(staffName, { reason: 'Utbildning' })
  await expect(diary.dialog().getByRole('alert')).toBeVisible()
  await diary.field('to').fill('2027-01-05')
  await diary.field('perDay').fill('16')
  await diary.save().click()
  await expectNoAxeViolationsInBothThemes(page)
  await reloadIn(page, 'en')
  await expect(diary.field('perDay')).toHaveValue('16')
  await diary.save().click()
  await expectNoAxeViolationsInBothThemes(page)
})

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('neither page nor dialog scrolls sideways', { tag: '@layout' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  const { diary } = await openDiary(page, { ids: [1, 2], entries })
  for (const width of [390, 320])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 780 })
      await page.goto('/diary')
      await diary.ready()
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      await diary.open('Sommar')
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      await page.keyboard.press('Escape')
      await diary.create('ABSENCE')
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      await diary.cancel().click()
      await diary.select(diary.row('Sommar')).check()
      await diary.approve().click()
      await expect(diary.dialog().getByRole('table')).toBeVisible()
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    })
})

test('a person is away by keyboard alone', async ({ page }) => {
  const { diary } = await openDiary(page, { language: 'en' })
  await diary.add('ABSENCE').focus({ timeout: 30_000 })
  await page.keyboard.press('Enter')
  await expect(diary.save()).toBeVisible()
  for (const field of ['staff', 'reason'] as const) {
    await diary.field(field).focus()
    await page.keyboard.press('ArrowDown')
    await expect(entriesOf(page).first()).toBeVisible()
    await page.keyboard.press('Enter')
  }
  await diary.field('perDay').focus()
  await page.keyboard.type('8')
  await page.keyboard.press('Enter')
  await expect(diary.rows()).toHaveCount(1)
})
