import { expect, test } from '../../fixtures/journey'
import { openStaff } from './staff-world'

test('R-389 R-398 choices and rules of the parts of a member', async ({ page }) => {
  const { staff } = await openStaff(page, { language: 'en' })
  await staff.ready()
  await staff.open('Öberg')
  const edit = async (part: Parameters<typeof staff.edit>[0]) => {
    await staff.edit(part).click()
    await expect(staff.save()).toBeVisible()
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

  await test.step('R-398 a service grade is 0 to 1.00', async () => {
    await edit('current')
    await staff.field('actualGrade').fill('1.01')
    await staff.save().click()
    await expect(staff.field('actualGrade')).toHaveAccessibleDescription(/Service grade must be between 0 and 1\.00/)
    await expect(staff.field('actualGrade')).toBeFocused()
    await staff.field('actualGrade').fill('0')
    await staff.saved()
  })

  await test.step('a hidden character is told at the field that has it, in the form and in the search', async () => {
    const text = /The text contains hidden or control characters/
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
