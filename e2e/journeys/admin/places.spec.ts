import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { expect, test } from '../../fixtures/journey'
import { unique, type Place } from '../../fixtures/places'
import { callApi, reloadIn, type Tokens } from '../../fixtures/session'
import { answerWith, breakConnection, recordCalls } from '../../fixtures/stub'
import { chooseLanguage, openPlaces, post } from './places-world'

const countyNameOf = async (tokens: Tokens, { countyId }: Place) =>
  ((await (await callApi(tokens, `/county/${countyId}`)).json()) as { name: string }).name

const lists = [
  ['/counties', 'Län'],
  ['/municipalities', 'Kommuner'],
  ['/departments', 'Avdelningar'],
  ['/units', 'Enheter'],
] as const

test('R-403 R-404 R-405 R-406 counties, municipalities, departments and units are lists for super admins', async ({
  page,
}) => {
  const { places } = await openPlaces(page, { language: 'sv', at: '/counties' })
  for (const [path, title] of lists)
    await test.step(`${path}: ${title}`, async () => {
      if (path !== '/counties') await page.goto(path)
      await places.ready()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(places.main().getByRole('table', { name: title })).toBeVisible()
      await expect(places.rows().first()).toBeVisible()
    })
  await test.step('an address that cannot be used shows the usual and says so', async () => {
    await page.goto('/units?active=perhaps&page=0')
    await places.ready()
    await expect(places.main()).toContainText('Något i adressen går inte att använda.')
  })
})

test('R-409 R-410 R-411 R-413 a municipality is made, changed and moved to another county', async ({ page }) => {
  const { places, place, tokens } = await openPlaces(page, {
    at: place => `/municipalities?countyId=${place.countyId}`,
  })
  const county = `Annat län ${unique()}`
  await post(tokens, '/county', { name: county })

  await test.step('the dialog has no violations on a telephone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await places.open(place.municipalityName)
    await expect(places.field(/^County/)).toBeVisible()
    await expectNoAxeViolations(page, '[role=dialog]')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.setViewportSize({ width: 1280, height: 800 })
  })
  await test.step('R-410 R-413 it has a code, one of four types, a county and whole minutes of pause, which are kept', async () => {
    const name = `Ny kommun ${unique()}`
    const type = places.dialog().getByRole('combobox', { name: /^Type/ })
    await places.add().click()
    await expect(places.field(/^County/)).toBeVisible()
    expect(await places.entries(type)).toEqual(['Municipality', 'Health and social care', 'Business', 'School'])
    await places.name().fill(name)
    await places.field(/^Code/).fill('172 75')
    await places.field(/^Pause/).fill('7,5')
    await places.save().click()
    await expect(places.dialog()).toContainText('The value must be an integer number')
    await places.field(/^Pause/).fill('30')
    await places.choose(type, 'School')
    await places.save().click()
    await expect(places.row(name)).toContainText('172 75')
    await page.reload()
    await expect(places.row(name)).toContainText('School')
    await expect(places.row(name).getByRole('cell', { name: '30', exact: true })).toBeVisible()
    await expect(places.row(place.municipalityName)).toBeVisible()
  })
  const name = `Ändrad ${unique()}`
  await test.step('R-409 name and code can be changed', async () => {
    await places.open(place.municipalityName)
    await places.name().fill(name)
    await places.field(/^Code/).fill('99999')
    await places.save().click()
    await expect(places.row(name)).toContainText('99999')
    // Opened once more it begins with what was saved, and is saved again without a word of somebody else.
    await places.open(name)
    await expect(places.name()).toHaveValue(name)
    await places.field(/^Code/).fill('88888')
    await places.save().click()
    await expect(places.row(name)).toContainText('88888')
  })
  await test.step('where calendars are allowed it is told whether they name anybody', async () => {
    await places.open(name)
    await expect(places.dialog()).not.toContainText('Calendars show')
    await places.dialog().getByRole('checkbox', { name: 'Allow calendar addresses of the diary' }).check()
    await expect(places.dialog()).toContainText('Calendars show no names')
    await places.save().click()
    await expect(places.dialog()).toHaveCount(0)
    const body = JSON.stringify({ namesInCalendars: true })
    const address = `/municipality/${place.municipalityId}/calendars/names`
    expect((await callApi(tokens, address, { method: 'POST', body })).status).toBe(200)
    await places.open(name)
    await expect(places.dialog()).toContainText('Calendars show the names of those who are absent')
    await page.keyboard.press('Escape')
  })
  await test.step('R-411 it lies in a county that is chosen', async () => {
    await places.open(name)
    await places.choose(places.dialog().getByRole('combobox', { name: /^County/ }), county)
    await places.save().click()
    await expect(places.row(name)).toHaveCount(0)
    await page.goto(`/municipalities?search=${encodeURIComponent(name)}`)
    await expect(places.row(name)).toContainText(county)
  })
})

test('R-414 R-415 a department is made below a county and its municipality, and a unit below the department of the list', async ({
  page,
}) => {
  const { places, place, tokens } = await openPlaces(page, { at: '/departments' })
  const department = `Avdelning ${unique()}`

  await test.step('R-414 name, county, municipality and activity; what can be chosen depends on the county', async () => {
    await places.ready()
    await places.add().click()
    const municipality = places.dialog().getByRole('combobox', { name: /^Municipality/ })
    await expect(municipality).toBeDisabled()
    const county = await countyNameOf(tokens, place)
    await places.choose(places.dialog().getByRole('combobox', { name: /^County/ }), county)
    expect(await places.entries(municipality)).toEqual([place.municipalityName])
    await places.choose(municipality, place.municipalityName)
    await places.name().fill(department)
    await places.dialog().getByRole('checkbox', { name: 'Active' }).uncheck()
    await places.save().click()
    await page.goto(`/departments?municipalityId=${place.municipalityId}`)
    await expect(places.row(department)).toContainText('Inactive')
    await expect(places.row(department)).toContainText(county)
  })
  await test.step('R-415 a unit', async () => {
    const name = `Enhet ${unique()}`
    await page.goto(`/units?departmentId=${place.departmentId}`)
    await places.ready()
    await places.add().click()
    await expect(places.dialog()).toContainText(place.departmentName)
    await expect(places.dialog()).toContainText(place.municipalityName)
    await places.name().fill(name)
    await places.save().click()
    await expect(page.getByText(`${name} has been added.`)).toBeVisible()
    await expect(places.row(name)).toContainText('Active')
    await expect(places.row(name)).toContainText(place.departmentName)
  })
})

const taken = [
  {
    at: ({ municipalityId }: Place) => `/departments?municipalityId=${municipalityId}`,
    key: 'departmentName',
    text: 'This Department name is already taken.',
  },
  {
    at: ({ departmentId }: Place) => `/units?departmentId=${departmentId}`,
    key: 'unitName',
    text: 'Unit exist in this Department.',
  },
  {
    at: ({ countyId }: Place) => `/municipalities?countyId=${countyId}`,
    key: 'municipalityName',
    text: 'This Municipality already exists',
  },
] as const

test('R-423 R-424 R-426 R-427 a name that is taken, or has hidden characters, is refused, and what was typed stays', async ({
  page,
}) => {
  const { places, place, tokens } = await openPlaces(page, { at: '/counties' })
  await test.step('R-426 a county, and hidden characters', async () => {
    await places.ready()
    await places.add().click()
    await places.name().fill(await countyNameOf(tokens, place))
    await places.save().click()
    await expect(places.dialog().getByRole('alert')).toHaveText('This County already exists')
    await places.name().fill('Län \u202Egnp')
    await places.save().click()
    await expect(places.dialog()).toContainText('hidden or control characters')
  })
  for (const { at, key, text } of taken)
    await test.step(key, async () => {
      const name = place[key].toUpperCase()
      await page.goto(at(place))
      await places.ready()
      await places.add().click()
      await places.name().fill(name)
      if (key === 'municipalityName') await places.field(/^Code/).fill('1')
      await places.save().click()
      await expect(places.dialog().getByRole('alert')).toHaveText(text)
      await expect(places.name()).toHaveValue(name)
    })
  await test.step('what is typed is there after a reload, and is refused in the other language', async () => {
    await reloadIn(page, 'sv')
    await places.save().click()
    await expect(places.dialog().getByRole('alert')).toHaveText('Kommunen finns redan')
  })
})

test('the server searches, filters, sorts and pages, and the address holds it over a reload', async ({ page }) => {
  const { places, place, tokens } = await openPlaces(page, { at: '/counties' })
  await places.ready()
  for (let number = 1; number <= 12; number++)
    await post(tokens, '/unit', { departmentId: place.departmentId, name: `Rad ${number}` })
  await page.goto(`/units?departmentId=${place.departmentId}`)
  await expect(places.rows()).toHaveCount(10)
  await expect(page.getByText('1–10 of 13')).toBeVisible()
  const calls = recordCalls(page)
  await places.search().fill('rad')
  await expect(page.getByText('1–10 of 12')).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(places.rows().getByRole('rowheader')).toHaveText(['Rad 11', 'Rad 12'])
  await places.columnHead('Name').getByRole('button').click()
  await expect(places.rows().getByRole('rowheader').first()).toHaveText('Rad 12')
  await expect(page).toHaveURL(/\?departmentId=\d+&search=rad&direction=descending$/)
  await page.reload()
  await expect(places.rows().getByRole('rowheader').first()).toHaveText('Rad 12')
  expect(calls.some(call => call.includes('search=rad') && call.includes('page=2'))).toBe(true)
})

test('a list that cannot be read can be tried again; a place that somebody else has changed or deleted is told when it is saved', async ({
  page,
}) => {
  const path = /\/api\/county\/list/
  await answerWith(page, path, 500, { statusCode: 500, code: 'server-error', message: 'X' })
  const { places, place, tokens } = await openPlaces(page, { language: 'sv', at: '/counties' })

  await test.step('a list that cannot be read, also without a connection', async () => {
    await expect(places.main().getByRole('alert')).toContainText('Serverfel.')
    await page.unroute(path)
    await breakConnection(page, path)
    await places.main().getByRole('button', { name: 'Försök igen' }).click()
    await expect(places.main().getByRole('alert')).toContainText('Kontrollera anslutningen.')
    await page.unroute(path)
    await places.main().getByRole('button', { name: 'Försök igen' }).click()
    await places.ready()
  })
  await test.step('a place that somebody else has deleted', async () => {
    const name = `Kort ${unique()}`
    const body = { countyId: place.countyId, name, code: '1', type: 'SCHOOL' }
    const { id } = (await (await post(tokens, '/municipality', body)).json()) as { id: number }
    await page.goto(`/municipalities?countyId=${place.countyId}`)
    await places.open(name)
    const etag = (await callApi(tokens, `/municipality/${id}`)).headers.get('etag') ?? ''
    await callApi(tokens, `/municipality/${id}`, { method: 'DELETE', headers: { 'if-match': etag } })
    await places.name().fill('Finns inte')
    await places.save().click()
    await expect(places.dialog().getByRole('alert')).toHaveText('Platsen finns inte längre.')
  })
  await test.step('somebody else was first: what was typed stays, the rest shows theirs, and the next save takes it', async () => {
    const name = `Min ${unique()}`
    await chooseLanguage(page, 'en')
    await page.goto(`/units?departmentId=${place.departmentId}`)
    await places.open(place.unitName)
    await places.name().fill(name)
    const record = await callApi(tokens, `/unit/${place.unitId}/record`)
    await callApi(tokens, `/unit/${place.unitId}`, {
      method: 'PATCH',
      headers: { 'if-match': record.headers.get('etag') ?? '' },
      body: JSON.stringify({ active: false }),
    })
    await places.save().click()
    await expect(places.dialog().getByRole('alert')).toContainText('Someone else has changed the details')
    await expect(places.name()).toHaveValue(name)
    await expect(places.dialog().getByRole('checkbox', { name: 'Active' })).not.toBeChecked()
    await places.save().click()
    await expect(places.row(name)).toContainText('Inactive')
  })
})
