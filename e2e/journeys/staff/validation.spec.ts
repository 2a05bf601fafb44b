import { expect, test } from '../../fixtures/journey'
import { openStaff } from './staff-world'

test('R-389 R-396 R-397 R-398 R-399 R-400 choices and rules of the parts of a member', async ({ page }) => {
  const { staff } = await openStaff(page, { language: 'en' })
  await staff.ready()
  await staff.open('Öberg')
  const edit = async (part: Parameters<typeof staff.edit>[0]) => {
    await staff.edit(part).click()
    await expect(staff.save()).toBeVisible()
  }
  const giveUp = async () => {
    await staff.cancel().click()
    await page.getByRole('button', { name: 'Do not save' }).click()
    await expect(staff.save()).toHaveCount(0)
  }

  await test.step('R-389 a gender is one of three, and the code is what is sent', async () => {
    await edit('basic')
    expect(await staff.entries(staff.field('gender'))).toEqual(['Male', 'Female', 'Other'])
    await staff.choose(staff.field('gender'), 'Other')
    const [request] = await Promise.all([
      page.waitForRequest(sent => sent.method() === 'PATCH' && /\/api\/staff\/\d+$/.test(sent.url())),
      staff.save().click(),
    ])
    expect(request.postDataJSON()).toEqual({ gender: 'OTHER' })
  })

  await test.step('R-396 there are three reasons of the ordinary grade', async () => {
    await edit('ordinary')
    expect(await staff.entries(staff.field('ordinaryReason'))).toEqual([
      'Own request',
      'Full-time work as the norm',
      'Other',
    ])
  })

  await test.step('a grade below 1.00 needs a reason, and a change a day within the employment', async () => {
    await staff.field('ordinaryGrade').fill('0.99')
    await staff.field('validFrom').fill('2023-12-31')
    await staff.save().click()
    await expect(staff.dialog().getByText('This field is required.', { exact: true })).toBeVisible()
    await expect(staff.dialog().getByText('The day is before the employment', { exact: true })).toBeVisible()
    await giveUp()
  })

  await test.step('R-397 there are five reasons of the actual grade', async () => {
    await edit('current')
    expect(await staff.entries(staff.field('actualReason'))).toEqual([
      'Parental leave',
      'Leave of absence',
      'Sick leave',
      'Union assignment',
      'Other',
    ])
  })

  await test.step('R-398 a service grade is 0 to 1.00', async () => {
    for (const wrong of ['1.01', '-0.1']) {
      await staff.field('actualGrade').fill(wrong)
      await staff.save().click()
      await expect(staff.field('actualGrade')).toHaveAccessibleDescription(/Service grade must be between 0 and 1\.00/)
      await expect(staff.field('actualGrade')).toBeFocused()
    }
    for (const right of ['0', '1.00']) {
      await staff.field('actualGrade').fill(right)
      await staff.saved()
      await edit('current')
    }
    await staff.cancel().click()
  })

  await test.step('R-399 weekly hours and salary can not be 0', async () => {
    for (const [part, field] of [
      ['hours', 'weeklyHours'],
      ['salary', 'salary'],
    ] as const) {
      await edit(part)
      await staff.field(field).fill('0')
      await staff.save().click()
      await expect(staff.dialog().getByText('Value cant be 0', { exact: true })).toBeVisible()
      if (part === 'hours') await giveUp()
    }
  })

  await test.step('R-400 a salary is a whole number', async () => {
    await staff.field('salary').fill('1.5')
    await staff.save().click()
    await expect(staff.dialog().getByText('The value must be an integer number', { exact: true })).toBeVisible()
    await giveUp()
  })

  await test.step('a hidden character is told at the field that has it, in the form and in the search', async () => {
    const text = /The text holds hidden or control characters/
    await edit('basic')
    await staff.field('firstName').fill('An\u202ena')
    await staff.save().click()
    await expect(staff.field('firstName')).toHaveAccessibleDescription(text)
    await expect(staff.field('firstName')).toBeFocused()
    await staff.field('firstName').fill('Anna')
    await staff.saved()
    await page.keyboard.press('Escape')
    await staff.search().fill('An\u202ena')
    await expect(staff.search()).toHaveAccessibleDescription(text)
  })
})
