import { expectNoAxeViolationsInBothThemes } from '../../fixtures/accessibility'
import { expect, test } from '../../fixtures/layout'
import { expectNoOverflow } from '../../fixtures/narrow-windows'
import { openDiary, staffName, vacationOf } from './diary-world'

const entries = (staffId: number) => [
  vacationOf(staffId, { title: 'Sommar' }),
  vacationOf(staffId, { title: 'Nu', from: '2026-03-16', to: '2026-03-27' }),
]

const dialog = '[role=dialog]'

test('on a phone the entries are cards and the filters are folded', { tag: '@layout' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  const { diary } = await openDiary(page, { entries })
  await diary.ready()
  const main = page.getByRole('main')
  const table = main.getByRole('table', { name: 'Dagboksposter' })
  await expect(diary.row('Sommar')).toBeVisible()
  const widths = await table.evaluate(({ scrollWidth, parentElement }) => [scrollWidth, parentElement?.clientWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
  const [name, state] = [diary.row('Sommar').getByRole('rowheader'), diary.row('Sommar').getByText('Väntar')]
  expect((await state.boundingBox())?.y).toBeGreaterThan((await name.boundingBox())?.y ?? Infinity)
  const status = main.getByRole('combobox', { name: 'Status' })
  await expect(status).toBeHidden()
  await main.getByRole('button', { name: 'Filter', exact: true }).click()
  await expect(status).toBeVisible()
  await expectNoOverflow(page)
})

test('boxes look like the other controls, and are ticked as ever', async ({ page }) => {
  const { diary } = await openDiary(page, { entries })
  await diary.ready()
  const box = page.getByRole('checkbox', { name: 'Bara det som väntar på beslut' })
  const look = () => box.evaluate(each => [getComputedStyle(each).appearance, getComputedStyle(each).backgroundColor])
  const [appearance, empty] = await look()
  expect(appearance).toBe('none')
  await box.focus()
  await page.keyboard.press('Space')
  await expect(box).toBeChecked()
  expect((await look())[1]).not.toBe(empty)
})

test(
  'list, decision, view, form and what waits have no violations, and neither page nor dialog scrolls sideways',
  { tag: '@layout' },
  async ({ page }) => {
    test.slow()
    const { diary } = await openDiary(page, { ids: [1, 2, 4], entries })
    await test.step('the list', async () => {
      await diary.ready()
      await expectNoOverflow(page)
      await diary.select(diary.row('Sommar')).check()
      await expectNoAxeViolationsInBothThemes(page)
    })
    await test.step('the decision', async () => {
      await diary.approve().click()
      await expect(diary.dialog().getByRole('table')).toBeVisible()
      await expectNoAxeViolationsInBothThemes(page, dialog)
      await expectNoOverflow(page)
      await diary.cancel().click()
    })
    await test.step('the view', async () => {
      await diary.open('Nu')
      await expectNoAxeViolationsInBothThemes(page, dialog)
      await expectNoOverflow(page)
      await page.keyboard.press('Escape')
    })
    await test.step('the form, also with refused values, what New Year cut and an overlap', async () => {
      await diary.create('ABSENCE')
      await expectNoOverflow(page)
      await diary.fillAbsence(staffName, { reason: 'Utbildning' })
      await expect(diary.dialog().getByRole('alert')).toBeVisible()
      await diary.field('to').fill('2027-01-05')
      await diary.field('perDay').fill('16')
      await diary.save().click()
      await expectNoAxeViolationsInBothThemes(page, dialog)
      await expectNoOverflow(page)
      await diary.cancel().click()
      await page.getByRole('button', { name: 'Spara inte' }).click()
      await expect(diary.dialog()).toHaveCount(0)
    })
    await test.step('what waits', async () => {
      await page.goto('/diary/waiting')
      await expect(page.getByRole('main').getByRole('table')).toBeVisible()
      await expectNoAxeViolationsInBothThemes(page)
    })
  },
)
