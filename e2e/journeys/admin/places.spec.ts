import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { expect, test } from '../../fixtures/journey'
import { unique } from '../../fixtures/places'
import { callApi } from '../../fixtures/session'
import { answerWith, breakConnection, recordCalls } from '../../fixtures/stub'
import { openPlaces } from './places-world'

const lists = [
  ['R-403', '/counties', 'Län', 'Counties'],
  ['R-404', '/municipalities', 'Kommuner', 'Municipalities'],
  ['R-405', '/departments', 'Avdelningar', 'Departments'],
  ['R-406', '/units', 'Enheter', 'Units'],
] as const
for (const [id, path, sv, en] of lists)
  for (const [language, title] of [
    ['sv', sv],
    ['en', en],
  ] as const)
    test(`${id} ${path} is a list for super admins (${language})`, async ({ page }) => {
      const { places } = await openPlaces(page, { language, at: path })
      await places.ready()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(places.main().getByRole('table', { name: title })).toBeVisible()
      await expect(places.rows().first()).toBeVisible()
    })

test('R-413 a municipality has name, code, type, county and whole minutes of pause that are kept', async ({ page }) => {
  const { places, place } = await openPlaces(page, { at: place => `/municipalities?countyId=${place.countyId}` })
  const name = `Ny kommun ${unique()}`
  await places.add().click()
  await expect(places.field(/^County/)).toBeVisible()
  await places.name().fill(name)
  await places.field(/^Code/).fill('172 75')
  await places.field(/^Pause/).fill('7,5')
  await places.save().click()
  await expect(places.dialog()).toContainText('Write a whole number of minutes')
  await places.field(/^Pause/).fill('30')
  await places.choose(places.dialog().getByRole('combobox', { name: /^Type/ }), 'School')
  await places.save().click()
  await expect(places.row(name)).toContainText('172 75')
  await page.reload()
  await expect(places.row(name)).toContainText('School')
  await expect(places.row(name).getByRole('cell', { name: '30', exact: true })).toBeVisible()
  await expect(places.row(place.municipalityName)).toBeVisible()
})

test('R-410 a municipality has exactly four types', async ({ page }) => {
  const { places } = await openPlaces(page, { at: '/municipalities' })
  await places.ready()
  await places.add().click()
  expect(await places.entries(places.dialog().getByRole('combobox', { name: /^Type/ }))).toEqual([
    'Municipality',
    'Health and social care',
    'Business',
    'School',
  ])
})

test('R-409 name and code of a municipality can be changed', async ({ page }) => {
  const { places, place } = await openPlaces(page, { at: place => `/municipalities?countyId=${place.countyId}` })
  const name = `Ändrad ${unique()}`
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

test('R-411 a municipality lies in a county that is chosen', async ({ page }) => {
  const { places, place, tokens } = await openPlaces(page, { at: '/municipalities' })
  const county = `Annat län ${unique()}`
  await callApi(tokens, '/county', {
    method: 'POST',
    body: JSON.stringify({ requestId: crypto.randomUUID(), name: county }),
  })
  await page.goto(`/municipalities?countyId=${place.countyId}`)
  await places.open(place.municipalityName)
  await places.choose(places.dialog().getByRole('combobox', { name: /^County/ }), county)
  await places.save().click()
  await expect(places.main()).toContainText('Nothing matches')
  await page.goto(`/municipalities?search=${encodeURIComponent(place.municipalityName)}`)
  await expect(places.row(place.municipalityName)).toContainText(county)
})

test('R-414 a department has name, county, municipality and activity; what can be chosen depends on the county', async ({
  page,
}) => {
  const { places, place, tokens } = await openPlaces(page, { at: '/departments' })
  const name = `Avdelning ${unique()}`
  await places.ready()
  await places.add().click()
  const municipality = places.dialog().getByRole('combobox', { name: /^Municipality/ })
  await expect(municipality).toBeDisabled()
  const { name: county } = (await (await callApi(tokens, `/county/${place.countyId}`)).json()) as { name: string }
  await places.choose(places.dialog().getByRole('combobox', { name: /^County/ }), county)
  expect(await places.entries(municipality)).toEqual([place.municipalityName])
  await places.choose(municipality, place.municipalityName)
  await places.name().fill(name)
  await places.dialog().getByRole('checkbox', { name: 'Active' }).uncheck()
  await places.save().click()
  await page.goto(`/departments?municipalityId=${place.municipalityId}`)
  await expect(places.row(name)).toContainText('Inactive')
  await expect(places.row(name)).toContainText(county)
})

test('R-415 a unit is made below the department that the list is filtered by', async ({ page }) => {
  const { places, place } = await openPlaces(page, { at: place => `/units?departmentId=${place.departmentId}` })
  const name = `Enhet ${unique()}`
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

const taken = [
  [
    'R-423',
    '/departments',
    'departmentName',
    'This Department name is already taken.',
    'Avdelningsnamnet är upptaget.',
  ],
  ['R-424', '/units', 'unitName', 'Unit exist in this Department.', 'Enheten finns redan i avdelningen.'],
  ['R-427', '/municipalities', 'municipalityName', 'This Municipality already exists', 'Kommunen finns redan'],
] as const
for (const [id, path, key, en, sv] of taken)
  for (const language of ['en', 'sv'] as const)
    test(`${id} a name that is taken on ${path} is told, and what was typed stays (${language})`, async ({ page }) => {
      const { places, place } = await openPlaces(page, {
        language,
        at: place =>
          `${path}?${path === '/municipalities' ? `countyId=${place.countyId}` : path === '/departments' ? `municipalityId=${place.municipalityId}` : `departmentId=${place.departmentId}`}`,
      })
      await places.ready()
      await places.add().click()
      await places.name().fill(place[key].toUpperCase())
      if (path === '/municipalities') await places.field(/^(Kod|Code)/).fill('1')
      await places.save().click()
      await expect(places.dialog().getByRole('alert')).toHaveText(language === 'en' ? en : sv)
      await expect(places.name()).toHaveValue(place[key].toUpperCase())
    })

test('R-426 a county that is there already is told', async ({ page }) => {
  const { places, place, tokens } = await openPlaces(page, { at: '/counties' })
  const { name } = (await (await callApi(tokens, `/county/${place.countyId}`)).json()) as { name: string }
  await places.ready()
  await places.add().click()
  await places.name().fill(name)
  await places.save().click()
  await expect(places.dialog().getByRole('alert')).toHaveText('This County already exists')
})

test('the server searches, filters, sorts and pages, and the address holds it over a reload', async ({ page }) => {
  const { places, place, tokens } = await openPlaces(page, { at: '/counties' })
  await places.ready()
  for (let number = 1; number <= 12; number++) {
    const body = { requestId: crypto.randomUUID(), departmentId: place.departmentId, name: `Rad ${number}` }
    await callApi(tokens, '/unit', { method: 'POST', body: JSON.stringify(body) })
  }
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

test('an address that cannot be used shows the usual and says so', async ({ page }) => {
  const { places } = await openPlaces(page, { at: '/units?active=perhaps&page=0' })
  await places.ready()
  await expect(places.main()).toContainText('Something in the address cannot be used.')
})

test('a list that cannot be read says so and can be tried again, also without a connection', async ({ page }) => {
  const path = /\/api\/county\/list/
  await answerWith(page, path, 500, { statusCode: 500, code: 'server-error', message: 'X' })
  const { places } = await openPlaces(page, { language: 'sv', at: '/counties' })
  await expect(places.main().getByRole('alert')).toContainText('Serverfel.')
  await page.unroute(path)
  await breakConnection(page, path)
  await places.main().getByRole('button', { name: 'Försök igen' }).click()
  await expect(places.main().getByRole('alert')).toContainText('Kontrollera anslutningen.')
  await page.unroute(path)
  await places.main().getByRole('button', { name: 'Försök igen' }).click()
  await places.ready()
})

test('somebody else was first: that is told, what was typed stays, the rest shows theirs, and the next save takes it', async ({
  page,
}) => {
  const { places, place, tokens } = await openPlaces(page, { at: place => `/units?departmentId=${place.departmentId}` })
  const name = `Min ${unique()}`
  await places.open(place.unitName)
  await places.name().fill(name)
  const record = await callApi(tokens, `/unit/${place.unitId}/record`)
  await callApi(tokens, `/unit/${place.unitId}`, {
    method: 'PATCH',
    headers: { 'if-match': record.headers.get('etag') ?? '' },
    body: JSON.stringify({ active: false }),
  })
  await places.save().click()
  await expect(places.dialog().getByRole('alert')).toContainText('Somebody else has changed the details')
  await expect(places.name()).toHaveValue(name)
  await expect(places.dialog().getByRole('checkbox', { name: 'Active' })).not.toBeChecked()
  await places.save().click()
  await expect(places.row(name)).toContainText('Inactive')
})

test('a place that somebody else has deleted is told when it is saved', async ({ page }) => {
  const { places, place, tokens } = await openPlaces(page, {
    language: 'sv',
    at: place => `/municipalities?countyId=${place.countyId}`,
  })
  const body = { requestId: crypto.randomUUID(), countyId: place.countyId, name: `Kort ${unique()}`, code: '1' }
  const made = await callApi(tokens, '/municipality', {
    method: 'POST',
    body: JSON.stringify({ ...body, type: 'SCHOOL' }),
  })
  const { id } = (await made.json()) as { id: number }
  await page.reload()
  await places.open(body.name)
  const etag = (await callApi(tokens, `/municipality/${id}`)).headers.get('etag') ?? ''
  await callApi(tokens, `/municipality/${id}`, { method: 'DELETE', headers: { 'if-match': etag } })
  await places.name().fill('Finns inte')
  await places.save().click()
  await expect(places.dialog().getByRole('alert')).toHaveText('Platsen finns inte längre.')
})

test('hidden characters are refused at the field', async ({ page }) => {
  const { places } = await openPlaces(page, { at: '/counties' })
  await places.ready()
  await places.add().click()
  await places.name().fill('Län \u202Egnp')
  await places.save().click()
  await expect(places.dialog()).toContainText('hidden or control characters')
})

for (const width of [1280, 390])
  test(`the dialogs and the lists of places have no violations at ${width} px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    const { places, place } = await openPlaces(page, { at: place => `/municipalities?countyId=${place.countyId}` })
    await places.ready()
    await expectNoAxeViolations(page)
    await places.open(place.municipalityName)
    await expectNoAxeViolations(page)
    await page.goto(`/units?departmentId=${place.departmentId}`)
    await places.select(place.unitName).check()
    await expectNoAxeViolations(page)
  })
