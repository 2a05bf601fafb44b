import type { Page, Route } from '@playwright/test'
import { expect, test } from '../../fixtures/journey'
import { makeManager, makePlace } from '../../fixtures/places'
import { enter, storeBeforeLoad } from '../../fixtures/session'
import { SignInPage } from '../../pages/sign-in-page'

/** Keeps every script away until `release` is called. */
const holdScripts = async (page: Page) => {
  const held: Route[] = []
  let isHeld = true
  await page.route(
    ({ pathname }) => pathname.endsWith('.js'),
    route => (isHeld ? void held.push(route) : route.continue()),
  )
  return async () => {
    isHeld = false
    for (const route of held.splice(0)) await route.continue()
  }
}

/** What only the application has: the way to the other language. */
const takenOver = (page: Page) => page.getByRole('button', { name: /^(English|Svenska)$/ })

const boxes = async (page: Page) => {
  const signIn = new SignInPage(page)
  const parts = [page.getByRole('heading', { level: 1 }), signIn.email(), signIn.password(), signIn.submit()]
  const found = await Promise.all(parts.map(part => part.boundingBox()))
  return found.map(box => {
    if (box === null) throw new Error('a part of the form is not there')
    return Object.values(box).map(Math.round)
  })
}

test('before any script the form stands where it stands afterwards and takes keys that are kept, but only where it belongs', async ({
  page,
}) => {
  const signIn = new SignInPage(page)
  for (const width of [1280, 390])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      const release = await holdScripts(page)
      await page.goto('/login', { waitUntil: 'commit' })
      await expect(signIn.email()).toBeFocused()
      await page.keyboard.type('maj@solna.example')
      await page.keyboard.press('Tab')
      await page.keyboard.type('Hem')
      await signIn.remember().check()
      await signIn.password().focus()
      const before = await boxes(page)
      await release()
      await expect(takenOver(page)).toBeVisible()
      expect(await boxes(page)).toEqual(before)
      await expect(signIn.email()).toHaveValue('maj@solna.example')
      await expect(signIn.remember()).toBeChecked()
      await expect(signIn.password()).toBeFocused()
      await page.keyboard.type('lig1!')
      await expect(signIn.password()).toHaveValue('Hemlig1!')
      await expect(signIn.email()).toHaveCount(1)
    })
  await test.step('an e-mail address that is half typed goes on at its end', async () => {
    const release = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(signIn.email()).toBeFocused()
    await page.keyboard.type('maj@sol')
    await release()
    await expect(takenOver(page)).toBeVisible()
    await page.keyboard.type('na.example')
    await expect(signIn.email()).toHaveValue('maj@solna.example')
  })
  await test.step('who comes for another screen never sees it, nor who is signed in', async () => {
    const release = await holdScripts(page)
    await page.goto('/login?view=signup', { waitUntil: 'commit' })
    await expect(page.locator('#root')).toBeAttached()
    await expect(page.locator('#first-form')).toHaveCount(0)
    await release()
    const place = await makePlace({ years: [2026] })
    await enter(page, { person: await makeManager(place), place }, '/')
    await expect(page.locator('#first-form')).toHaveCount(0)
  })
})

test('what was sent before any script had come is sent when it has', async ({ page }) => {
  const place = await makePlace({ years: [2026] })
  const person = await makeManager(place)
  await storeBeforeLoad(page, { local: { activeLanguage: 'en' } })
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  const signIn = new SignInPage(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in', { useInnerText: true })
  await page.keyboard.type(person.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(signIn.submit()).toHaveAttribute('aria-busy', 'true')
  await release()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  expect(page.url()).not.toContain(person.password)
})
