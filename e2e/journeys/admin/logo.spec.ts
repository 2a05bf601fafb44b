import type { Page } from '@playwright/test'
import { control } from '../../fixtures/control'
import { expect, test } from '../../fixtures/journey'
import { makePlace } from '../../fixtures/places'
import { enter } from '../../fixtures/session'
import { FramePage } from '../../pages/frame-page'

/** A picture of one dot. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const png = { name: 'logo.png', mimeType: 'image/png', buffer: picture }
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

/** A super admin with a unit of the municipality chosen opens its dialog. */
const openMunicipality = async (page: Page) => {
  const place = await makePlace()
  const person = await control.makeUser({ jobTitleId: 999, roles: [], defaultUnitId: place.unitId })
  await enter(
    page,
    { person, place, language: 'en' },
    `/municipalities?search=${encodeURIComponent(place.municipalityName)}`,
  )
  const main = page.getByRole('main')
  await main.getByRole('table').getByRole('button', { name: place.municipalityName, exact: true }).click()
  const dialog = page.getByRole('dialog')
  const group = dialog.getByRole('group', { name: 'Logo', exact: true })
  await expect(group).toBeVisible()
  const input = group.locator('input[type=file]')
  const choose = async (file: typeof png) => {
    // Another can be chosen once the one before is there, in the list and in the navigation too.
    await expect(input).toBeEnabled()
    await input.setInputFiles(file)
  }
  return { place, group, main, choose, frame: new FramePage(page) }
}

test('R-412 R-429 R-430 a municipality has a logo: what is uploaded shows in the dialog, the list, the navigation and on paper', async ({
  page,
}) => {
  const { place, group, main, choose, frame } = await openMunicipality(page)
  const shown = group.getByRole('img', { name: `Logo of ${place.municipalityName}` })

  await test.step('R-429 a failed upload says so with its cause', async () => {
    await page.route('**/logo', route =>
      route.fulfill({
        status: 413,
        json: { statusCode: 413, code: 'body-too-large', message: 'What was sent is too large.' },
      }),
    )
    await choose(png)
    await expect(group.getByRole('alert')).toHaveText('Failed to upload file because: What was sent is too large.')
    await page.unroute('**/logo')
  })
  await test.step('a file that is no picture, or is too large, is refused, and the next one is taken', async () => {
    const refused = group.getByRole('alert')
    await choose({ ...png, buffer: Buffer.from(svg) })
    await expect(refused).toHaveText('Failed to upload file because: The file is not a PNG, JPEG or WebP image.')
    await choose({ ...png, buffer: picture.subarray(0, 40) })
    await expect(refused).toContainText('The image is damaged')
    await choose({ ...png, buffer: Buffer.concat([picture, Buffer.alloc(1_048_576)]) })
    await expect(refused).toContainText('The file is larger than 1 MB.')
  })
  await test.step('R-412 R-430 it is sent as form data, shown, and removed', async () => {
    const sent = page.waitForRequest(request => request.method() === 'POST' && request.url().endsWith('/logo'))
    await choose(png)
    expect(await (await sent).headerValue('content-type')).toMatch(/^multipart\/form-data; boundary=/)
    await expect(group.getByRole('alert')).toHaveCount(0)
    await expect(shown).toBeVisible()
    const address = (await shown.getAttribute('src')) ?? ''
    expect(address).toMatch(/^\/api\/uploads\/[0-9a-f]{64}\.png$/)
    await expect(main.locator(`tbody img[src="${address}"]`)).toHaveCount(1)
    const inNavigation = frame.navigation().getByRole('img', { name: place.municipalityName })
    await expect(inNavigation).toHaveAttribute('src', address)
    await group.getByRole('button', { name: 'Remove the logo' }).click()
    await expect(shown).toHaveCount(0)
    await expect(frame.navigation().locator('img')).toHaveCount(0)
  })
  await test.step('it stands on paper, where the navigation is not', async () => {
    await choose(png)
    await expect(group.getByRole('img')).toBeVisible()
    const onPaper = page.locator('header img')
    // A list of all municipalities is of none of them.
    await expect(onPaper).toHaveCount(0)
    await page.goto('/planning')
    await expect(frame.navigation().locator('img')).toBeVisible()
    await expect(onPaper).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(onPaper).toBeVisible()
  })
})
