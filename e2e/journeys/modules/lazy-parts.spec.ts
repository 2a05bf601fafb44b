import type { Page, Request } from '@playwright/test'
import { brokenModules, expect, test } from '../../fixtures/journey'
import { altered, offerNewVersion } from '../../fixtures/module-faults'
import { makeManager, makePlace } from '../../fixtures/places'
import { enter } from '../../fixtures/session'
import { FramePage } from '../../pages/frame-page'

test.use({ expectedComplaints: brokenModules })

/** The page of a module, whose other page is fetched when somebody goes there. */
const openStaff = async (page: Page) => {
  const place = await makePlace({ years: [2026] })
  const person = await makeManager(place)
  const asked = new Set<string>()
  const gather = (request: Request) => asked.add(new URL(request.url()).pathname)
  page.on('request', gather)
  await enter(page, { person, place, language: 'en' }, '/staff')
  await expect(page.getByRole('button', { name: 'New staff member' }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  page.off('request', gather)
  return { asked, frame: new FramePage(page) }
}

/** What the page has told the server of failures. */
const recordReports = (page: Page) => {
  const reports: { moduleId: string; version: string; step: string; kind: string }[] = []
  page.on('request', request => {
    if (request.url().endsWith('/api/modules/failures')) reports.push(request.postDataJSON())
  })
  return reports
}

const schedule = (page: Page) => page.getByRole('heading', { name: 'No schedule' })
const retry = (page: Page) => page.getByRole('main').getByRole('alert').getByRole('button', { name: 'Try again' })

for (const [what, answer] of [
  ['answers 500', route => route.fulfill({ status: 500, body: 'fel' })],
  ['was tampered with', altered],
] as const satisfies readonly (readonly [string, Parameters<Page['route']>[1]])[])
  test(`a part whose file ${what} works after a retry once it is mended, though the browser keeps the broken one`, async ({
    page,
  }) => {
    const { asked, frame } = await openStaff(page)
    const reports = recordReports(page)
    // The page has just been reloaded for want of a file: not again within the minute.
    await page.evaluate(() => sessionStorage.setItem('veckovis-chunk-reload', String(Date.now())))
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    let broken = ''
    let isMended = false
    const addresses: string[] = []
    await page.route(
      ({ pathname }) => pathname.startsWith('/modules/mf-staff/') && pathname.endsWith('.js') && !asked.has(pathname),
      (route, request) => {
        const { pathname, href } = new URL(request.url())
        broken ||= pathname
        if (pathname !== broken) return route.continue()
        const isKept = addresses.includes(href)
        addresses.push(href)
        return isMended && !isKept ? route.continue() : answer(route)
      },
    )
    await frame.entry('Schedule').click()
    await expect(retry(page)).toBeVisible()
    const again = page.waitForRequest(request => new URL(request.url()).pathname === broken)
    await retry(page).click()
    await again
    await expect(retry(page)).toBeVisible()
    isMended = true
    await retry(page).click()
    await expect(schedule(page)).toBeVisible()
    expect(new Set(addresses).size).toBe(3)
    expect(await page.evaluate(() => ['sameDocument' in window, 'ranTampered' in window])).toEqual([true, false])
    const [, moduleId, version] = /^\/modules\/([^/]+)\/([^/]+)\//.exec(broken) ?? []
    await expect
      .poll(() => reports)
      .toEqual([{ moduleId, version, step: 'part', kind: 'unreachable', supportCode: expect.any(String), detail: '' }])
  })

test('a part whose file never answers is told of in seconds, and comes by a retry while the first request still hangs', async ({
  page,
}) => {
  const { asked, frame } = await openStaff(page)
  const reports = recordReports(page)
  await page.evaluate(() => sessionStorage.setItem('veckovis-chunk-reload', String(Date.now())))
  let hanging = ''
  const addresses: string[] = []
  await page.route(
    ({ pathname }) => pathname.startsWith('/modules/mf-staff/') && pathname.endsWith('.js') && !asked.has(pathname),
    (route, request) => {
      const { pathname, href } = new URL(request.url())
      hanging ||= pathname
      if (pathname !== hanging) return route.continue()
      addresses.push(href)
      return addresses.length === 1 ? undefined : route.continue()
    },
  )
  await frame.entry('Schedule').click()
  await expect.poll(() => addresses.length).toBe(1)
  await expect(retry(page)).toBeHidden()
  // Files that came beside it gave it more time.
  await page.clock.runFor(21_000)
  await expect(retry(page)).toBeVisible()
  await expect
    .poll(() => reports)
    .toEqual([expect.objectContaining({ moduleId: 'mf-staff', step: 'part', kind: 'unreachable' })])
  await retry(page).click()
  await expect(schedule(page)).toBeVisible()
  expect(new Set(addresses).size).toBe(2)
})

test('a new version of which a file stays away gives way to the one before it, and is not wanted again', async ({
  page,
}) => {
  const { asked, frame } = await openStaff(page)
  const reports = recordReports(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const names = new Set([...asked].map(path => path.slice(path.lastIndexOf('/') + 1)))
  // Everything but what the first page took is missing from the new version.
  const { version, earlier } = await offerNewVersion(page, 'mf-staff', file => file.endsWith('.js') && !names.has(file))
  // The registry is asked once a minute; the version comes with the next step within the module.
  const answered = page.waitForResponse(response => new URL(response.url()).pathname === '/api/modules')
  await page.clock.runFor(61_000)
  await (await answered).finished()
  const fetched: string[] = []
  page.on('request', request => fetched.push(new URL(request.url()).pathname))
  const isFetched = (wanted: string) => fetched.some(path => path.startsWith(`/modules/mf-staff/${wanted}/`))
  await frame.entry('Schedule').click()
  await expect.poll(() => isFetched(version)).toBe(true)
  await expect(schedule(page)).toBeVisible()
  expect(isFetched(earlier)).toBe(true)
  await expect.poll(() => reports).toEqual([expect.objectContaining({ moduleId: 'mf-staff', version, step: 'part' })])
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  // The session stays with it.
  fetched.length = 0
  await frame.entry('Help').click()
  await expect(frame.title()).toHaveText('Help')
  await frame.entry('Staff').click()
  await expect(page.getByRole('button', { name: 'New staff member' }).first()).toBeVisible()
  expect(isFetched(version)).toBe(false)
})
