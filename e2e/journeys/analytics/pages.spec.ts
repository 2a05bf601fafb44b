import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { chooseRows } from '../../fixtures/choices'
import { control } from '../../fixtures/control'
import { expect, test } from '../../fixtures/journey'
import { rolesOn, unique } from '../../fixtures/places'
import { signInByApi } from '../../fixtures/session'
import { FramePage } from '../../pages/frame-page'
import { bodyRows, footTexts, makeWorld, openAnalytics, table } from './analytics-world'

const pages = [
  ['/clients', 'clients'],
  ['/analytics-users', 'users'],
  ['/analytics-units', 'units'],
] as const

const numberOf = (text: string | undefined) => Number((text ?? '').replace(/\s|%/g, '').replace(',', '.'))

test('R-431 R-433 R-436 clients lead to their units and units to their forecasts, and each page to what its columns mean', async ({
  page,
}) => {
  const world = await makeWorld({ forecasts: 3 })
  const [, second] = world.units
  await openAnalytics(page, world, `/clients?municipalityId=${world.municipalityId}`)
  await test.step('R-431 clients stand at /clients, and a client leads to its units', async () => {
    await expect(new FramePage(page).title()).toHaveText('Kunder')
    await bodyRows(page).getByRole('link', { name: world.municipalityName }).click()
    await expect(page).toHaveURL(new RegExp(`/analytics-units\\?municipalityId=${world.municipalityId}$`))
    await expect(bodyRows(page)).toHaveCount(3)
  })
  await test.step('R-433 units stand at /analytics-units, and a unit leads to its forecast in the same weeks', async () => {
    const address = `/analytics-units?municipalityId=${world.municipalityId}&from=2026-05-01&to=2026-05-31`
    await page.goto(address)
    await expect(page.getByText('Vecka 19–22 2026').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Längst från målet' })).toBeVisible()
    await expectNoAxeViolations(page, 'main')
    await bodyRows(page)
      .getByRole('link', { name: second?.name ?? '' })
      .click()
    await expect(page).toHaveURL(/\/forecast\?.*year=2026&startWeek=19&endWeek=22/)
    await expect(new FramePage(page).unitSwitch()).toContainText(second?.name ?? '')
    await page.goBack()
    await expect(page.getByRole('textbox', { name: 'Från', exact: true })).toHaveValue('2026-05-01')
    await expect(bodyRows(page)).toHaveCount(3)
  })
  await test.step('anyone who goes back while the unit of a link is still being chosen stands on the page before', async () => {
    const third = world.units[2]
    let release = () => {}
    const released = new Promise<void>(resolve => (release = resolve))
    await page.route(/\/api\/unit\/\d+$/, async route => {
      await released
      await route.continue()
    })
    const chosen = page.waitForRequest(/\/api\/unit\/\d+$/)
    await bodyRows(page)
      .getByRole('link', { name: third?.name ?? '' })
      .click()
    await chosen
    await page.goBack()
    await expect(bodyRows(page)).toHaveCount(3)
    // What the choice ends with: the person with what the unit allows.
    const ended = page.waitForResponse(/\/api\/user\/me$/)
    release()
    await ended
    await page.goForward()
    await expect(page).toHaveURL(/\/forecast\?/)
    await page.goBack()
    await expect(page).toHaveURL(/\/analytics-units\?/)
    await expect(bodyRows(page)).toHaveCount(3)
  })
  await test.step('R-436 a help button leads to what each column means, and each head says it in place', async () => {
    for (const [path, of] of pages) {
      await page.goto(`${path}?municipalityId=${world.municipalityId}`)
      await expect(bodyRows(page).first()).toBeVisible()
      const heads = (await table(page).locator('thead th').allInnerTexts()).map(head => head.trim())
      const last = heads.at(-1) ?? ''
      await page.getByRole('button', { name: `Vad betyder ${last}?` }).click()
      const told = await page.getByRole('dialog').locator('p').first().innerText()
      await page.keyboard.press('Escape')
      await page.getByRole('main').getByRole('link', { name: 'Hjälp' }).click()
      await expect(page).toHaveURL(new RegExp(`/help#analytics-${of}$`))
      const section = page.locator(`#analytics-${of}`)
      await expect(section).toBeFocused()
      await expect(section.locator('dt')).toHaveText(heads)
      await expect(section).toContainText(told)
    }
  })
})

test('R-434 R-435 the rows per page are chosen on each page, and the row of totals is of all pages', async ({
  page,
}) => {
  const world = await makeWorld({ units: 12, forecasts: 12 })
  for (let made = 0; made < 11; made += 1) {
    await control.makeUser({ jobTitleId: 1, roles: rolesOn(world, [2]) })
    await control.makeTree({
      counties: [{ name: `Län ${unique()}`, municipalities: [{ name: `Kommun ${unique()}`, departments: [] }] }],
    })
  }
  await openAnalytics(page, world, `/analytics-units?municipalityId=${world.municipalityId}`)
  await test.step('R-435 the row of totals', async () => {
    await expect(bodyRows(page)).toHaveCount(10)
    const units = await footTexts(page)
    const heads = await table(page).locator('thead th').allInnerTexts()
    const [first = []] = [await bodyRows(page).first().locator('td, th').allInnerTexts()]
    const ofFirst = (head: string) => numberOf(first[heads.findIndex(each => each.trim() === head)])
    expect(ofFirst('Bruttotimmar')).toBeGreaterThan(0)
    expect(numberOf(units['Bruttotimmar'])).toBeCloseTo(12 * ofFirst('Bruttotimmar'), 0)
    expect(numberOf(units['Faktisk effektivitet'])).toBeCloseTo(ofFirst('Faktisk effektivitet'), 1)
    await page.goto(`/analytics-users?municipalityId=${world.municipalityId}`)
    await expect(bodyRows(page)).toHaveCount(10)
    const users = await page.getByRole('navigation', { name: 'Sidor' }).innerText()
    // People whose roles cover the whole country belong to every client.
    const total = Number(/av (\d+)/.exec(users)?.[1])
    expect(total).toBeGreaterThanOrEqual(11)
    const counts = ((await footTexts(page))['Status'] ?? '').match(/\d+/g) ?? []
    expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(total)
    await page.goto(`/clients?municipalityId=${world.municipalityId}`)
    await expect(bodyRows(page)).toHaveCount(1)
    const clients = await footTexts(page)
    expect(clients['Enheter']).toBe('12')
    // Super admins reach every client and are nobody's users.
    expect(numberOf(clients['Antal användare'])).toBeGreaterThanOrEqual(11)
    expect(numberOf(clients['Antal användare'])).toBeLessThan(total)
  })
  await test.step('R-434 the rows per page', async () => {
    for (const [path, of] of pages) {
      await page.goto(of === 'clients' ? path : `${path}?municipalityId=${world.municipalityId}`)
      await expect(bodyRows(page)).toHaveCount(10)
      await chooseRows(page.getByLabel('Rader per sida'), 25)
      await expect.poll(() => bodyRows(page).count()).toBeGreaterThan(10)
    }
  })
})

test('R-432 R-447 R-448 users stand at /analytics-users, are sent a new password, and their logins are divided among them', async ({
  page,
}) => {
  const world = await makeWorld({ forecasts: 0 })
  const makeUser = (firstName: string, lastName: string) =>
    control.makeUser({ jobTitleId: 1, lastName, firstName, roles: rolesOn(world, [2]) })
  const lastName = `Öberg ${unique()}`
  await makeUser('Åsa', lastName)
  const user = await makeUser('Bo', 'Ek')
  for (const logins of [4, 3, 3]) {
    const person = await makeUser('Siv', unique())
    for (let made = 0; made < logins; made += 1) await signInByApi(person)
  }
  await openAnalytics(page, world, `/analytics-users?municipalityId=${world.municipalityId}&pageSize=100`)
  await test.step('R-432 a row for each', async () => {
    const row = bodyRows(page).filter({ hasText: `Åsa ${lastName}` })
    await expect(row).toContainText('Enhetschef')
    await expect(row).toContainText('Aldrig inloggad')
  })
  await test.step('R-448 a user is sent a new password, and the page says so', async () => {
    await page.getByRole('button', { name: 'Åtgärder för Bo Ek' }).click()
    await page.getByRole('menuitem', { name: 'Skicka länk för nytt lösenord' }).click()
    await expect(page.getByText('Information har skickats till din e-post', { exact: true })).toBeVisible()
    await expect(page.getByText(`Mottagare: Bo Ek, ${user.email}`)).toBeVisible()
    expect((await control.lastMail(user.email)).text).toContain('/new-password?token=')
  })
  await test.step('R-447 logins of users are divided by users', async () => {
    await page.goto(`/clients?municipalityId=${world.municipalityId}`)
    await expect(bodyRows(page)).toHaveCount(1)
    const foot = await footTexts(page)
    const logins = numberOf(foot['Antal inloggningar'])
    // People whose roles cover the whole country belong to every client.
    expect(logins).toBeGreaterThanOrEqual(10)
    expect(numberOf(foot['Inloggningar per användare'])).toBeCloseTo(logins / numberOf(foot['Antal användare']), 2)
  })
})
