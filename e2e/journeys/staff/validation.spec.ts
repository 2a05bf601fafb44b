import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey'
import { openStaff } from './staff-world'
import type { StaffPart } from '../../pages/staff-page'

const openPart = async (page: Page, part: StaffPart, language: 'sv' | 'en' = 'en') => {
  const { staff } = await openStaff(page, { language })
  await staff.ready()
  await staff.openPart('Öberg', part)
  return staff
}

test('R-389 a gender is one of three, and the code is what is sent', async ({ page }) => {
  const staff = await openPart(page, 'basic')
  expect(await staff.entries(staff.field('gender'))).toEqual(['Male', 'Female', 'Other'])
  await staff.choose(staff.field('gender'), 'Other')
  const [request] = await Promise.all([
    page.waitForRequest(sent => sent.method() === 'PATCH' && /\/api\/staff\/\d+$/.test(sent.url())),
    staff.save().click(),
  ])
  expect(request.postDataJSON()).toEqual({ gender: 'OTHER' })
})

test('a hidden character is told at the field that has it, in the form and in the search', async ({ page }) => {
  const staff = await openPart(page, 'basic')
  const text = /The text holds hidden or control characters/
  await staff.field('firstName').fill('An\u202ena')
  await staff.save().click()
  await expect(staff.field('firstName')).toHaveAccessibleDescription(text)
  await expect(staff.field('firstName')).toBeFocused()
  await staff.field('firstName').fill('Anna')
  await staff.saved()
  await page.keyboard.press('Escape')
  const search = page.getByRole('searchbox')
  await search.fill('An\u202ena')
  await expect(search).toHaveAccessibleDescription(text)
})

test('R-396 there are three reasons of the ordinary grade', async ({ page }) => {
  const staff = await openPart(page, 'ordinary')
  expect(await staff.entries(staff.field('ordinaryReason'))).toEqual([
    'Own request',
    'Full-time work as the norm',
    'Other',
  ])
})

test('R-397 there are five reasons of the actual grade', async ({ page }) => {
  const staff = await openPart(page, 'current')
  expect(await staff.entries(staff.field('actualReason'))).toEqual([
    'Parental leave',
    'Leave of absence',
    'Sick leave',
    'Union assignment',
    'Other',
  ])
})

test('R-398 a service grade is 0 to 1.00', async ({ page }) => {
  const staff = await openPart(page, 'current')
  const text = 'Service grade must be between 0 and 1.00'
  for (const wrong of ['1.01', '-0.1']) {
    await staff.field('actualGrade').fill(wrong)
    await staff.save().click()
    await expect(staff.field('actualGrade')).toHaveAccessibleDescription(new RegExp(text))
    await expect(staff.field('actualGrade')).toBeFocused()
  }
  for (const right of ['0', '1.00']) {
    await staff.field('actualGrade').fill(right)
    await staff.saved()
    await staff.edit('current').click()
  }
})

const zeros = [
  ['salary', 'salary'],
  ['hours', 'weeklyHours'],
] as const
for (const [part, field] of zeros) {
  test(`R-399 ${field} can not be 0`, async ({ page }) => {
    const staff = await openPart(page, part)
    await staff.field(field).fill('0')
    await staff.save().click()
    await expect(staff.dialog().getByText('Value cant be 0', { exact: true })).toBeVisible()
  })
}

test('R-400 a salary is a whole number', async ({ page }) => {
  const staff = await openPart(page, 'salary')
  await staff.field('salary').fill('1.5')
  await staff.save().click()
  await expect(staff.dialog().getByText('The value must be an integer number', { exact: true })).toBeVisible()
})

test('the same in Swedish, in the words of the product', async ({ page }) => {
  const staff = await openPart(page, 'salary', 'sv')
  const texts = [
    ['0', 'Värdet får inte vara 0'],
    ['1,5', 'Värdet måste vara ett heltal'],
    ['', 'Fältet är obligatoriskt.'],
    ['-5', 'Värdet måste vara större än 0'],
  ] as const
  for (const [typed, text] of texts) {
    await staff.field('salary').fill(typed)
    await staff.save().click()
    await expect(staff.dialog().getByText(text, { exact: true })).toBeVisible()
  }
})

test('a grade below 1.00 needs a reason, and a change a day within the employment', async ({ page }) => {
  const staff = await openPart(page, 'ordinary')
  await staff.field('ordinaryGrade').fill('0.99')
  await staff.field('validFrom').fill('2023-12-31')
  await staff.save().click()
  await expect(staff.dialog().getByText('This field is required.', { exact: true })).toBeVisible()
  await expect(staff.dialog().getByText('The day is before the employment', { exact: true })).toBeVisible()
})
