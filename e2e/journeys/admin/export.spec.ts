import { readXlsx } from 'hucre/xlsx'
import { downloadList } from '../../fixtures/downloads'
import { expect, test } from '../../fixtures/journey'
import { callApi } from '../../fixtures/session'
import { answerWith } from '../../fixtures/stub'
import { openPlaces } from './places-world'
import { openUsers } from './users-world'

test('a list of places is given whole, as it is filtered, with what was asked for on a sheet of its own', async ({
  page,
}) => {
  const { places, place, tokens } = await openPlaces(page, {
    language: 'sv',
    at: place => `/units?departmentId=${place.departmentId}&sort=name&direction=descending`,
  })
  const names = [...'ABCDEFGHIJK', 'Udda'].map(letter => `=Enhet ${letter}`)
  for (const name of names)
    await callApi(tokens, '/unit', {
      method: 'POST',
      body: JSON.stringify({
        requestId: crypto.randomUUID(),
        departmentId: place.departmentId,
        name,
        active: true,
      }),
    })
  await places.ready()
  const scripts: string[] = []
  page.on('request', request => void (request.resourceType() === 'script' && scripts.push(request.url())))
  await page.getByRole('button', { name: 'Exportera' }).hover()
  await expect.poll(() => scripts.length).toBeGreaterThan(0)

  const { name, bytes } = await downloadList(page, 'Excel')
  await expect(page.getByText('Filen har 13 rader.')).toBeVisible()
  expect(name).toMatch(/^Enheter, Hemtjänst \w{8} \d{4}-\d{2}-\d{2}\.xlsx$/)
  const { sheets } = await readXlsx(bytes)
  const [units, about] = sheets
  const above = ['Avdelning', 'Kommun', 'Län', 'Status', 'Användare', 'Senaste prognos']
  expect(units?.rows[0]).toEqual(['Namn', ...above])
  expect(units?.rows.map(([unit]) => unit)).toEqual(['Namn', place.unitName, ...names.toReversed()])
  expect(units?.rows[2]?.slice(1, 6)).toEqual([
    place.departmentName,
    place.municipalityName,
    expect.stringMatching(/^Provlän/),
    'Aktiv',
    0,
  ])
  expect(about?.rows.slice(2).map(row => row.slice(0, 2))).toEqual([
    ['Rader', 13],
    ['Sökning', 'Nej'],
    ['Län', 'Alla län'],
    ['Kommun', 'Alla kommuner'],
    ['Avdelning', place.departmentName],
    ['Status', 'Alla'],
  ])

  await places.search().fill('udda')
  await expect(places.rows()).toHaveCount(1)
  const csv = await downloadList(page, 'CSV')
  expect(csv.bytes.toString('utf8').split('\r\n')[1]).toContain(`"'=Enhet Udda";"${place.departmentName}"`)
})

test('people are given as a list of their own; a search for people is only said to have been made, a failure is told', async ({
  page,
}) => {
  const { users, made } = await openUsers(page, {
    language: 'en',
    people: [
      { firstName: 'Maj', lastName: 'Ek' },
      { firstName: 'Åsa', lastName: 'Öberg' },
    ],
  })
  await users.ready()
  await users.search().fill('öberg')
  await expect(users.rows()).toHaveCount(1)
  const { bytes } = await downloadList(page, 'Excel')
  const { sheets } = await readXlsx(bytes)
  expect(sheets[0]?.rows.map(row => row.slice(0, 3))).toEqual([
    ['Last name', 'First name', 'Username (e-mail)'],
    ['Öberg', 'Åsa', made[1]?.email],
  ])
  expect(JSON.stringify(sheets[1]?.rows)).toContain('"Search","Yes"')
  expect(JSON.stringify(sheets[1]?.rows)).not.toMatch(/öberg/i)

  await answerWith(page, /\/api\/user\/search/, 503, { statusCode: 503, code: 'unavailable', message: 'Try again' })
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: /^CSV/ }).click()
  await expect(page.getByRole('alert')).toContainText('Try again')
})
