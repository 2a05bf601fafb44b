import { randomUUID } from 'node:crypto'
import { readXlsx } from 'hucre/xlsx'
import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { control } from '../../fixtures/control'
import { downloadList } from '../../fixtures/downloads'
import { overflow } from '../../fixtures/narrow-windows'
import { pdfPages, withoutSpaces } from '../../fixtures/pdf-pages'
import { makePlace, rolesOn, type Place } from '../../fixtures/places'
import { callApi, enter, signInByApi, type Tokens } from '../../fixtures/session'
import { expect, test } from '../../fixtures/suite'

const comment = 'Budgeten är lagd på 52 veckor, och året har en vecka till. Det går inte att göra något åt i år.'

const personWith = (place: Place, jobTitleId: number, ids: number[]) =>
  control.makeUser({ jobTitleId, roles: rolesOn(place, ids, 'APPROVE'), defaultUnitId: place.unitId })

/** Above 20 000 kr a step of the worked example needs a comment: its last one does. */
const addOccasion = async (place: Place): Promise<number> => {
  const tokens = await signInByApi(await personWith(place, 4, [3]))
  const occasion = { name: 'Mars', untilMonth: 3, due: '2026-03-25', thresholdPercent: null, thresholdKronor: 20_000 }
  const answer = await callApi(tokens, `/occasions/municipality/${place.municipalityId}/2026`, {
    method: 'POST',
    body: JSON.stringify({ requestId: randomUUID(), ...occasion }),
  })
  expect(answer.ok, `the occasion answered ${answer.status}`).toBe(true)
  return ((await answer.json()) as { id: number }).id
}

const handIn = async (tokens: Tokens, unitId: number, occasionId: number) => {
  const address = `/submissions/unit/${unitId}/occasion/${occasionId}`
  const previewed = await callApi(tokens, `${address}/preview`)
  const { digest, toComment } = (await previewed.json()) as { digest: string; toComment: string[] }
  const answer = await callApi(tokens, address, {
    method: 'POST',
    body: JSON.stringify({
      ...{ requestId: randomUUID(), digest },
      comments: toComment.map(step => ({ step, text: comment })),
    }),
  })
  expect(answer.ok, `what was handed in answered ${answer.status}`).toBe(true)
}

/** A place with two units that have a forecast, of which the first has handed in for the one occasion. */
const makeWorld = async () => {
  const place = await makePlace({ years: [2026], hasNeighbour: true })
  const decider = await personWith(place, 2, [1, 2, 3, 4, 5, 100])
  const neighbour = place.unitName.replace('Enhet', 'Granne')
  const me = await callApi(await signInByApi(decider), '/user/me')
  const other = [...JSON.stringify(await me.json()).matchAll(/"id":(\d+),"name":"(Granne [^"]+)"/g)].find(
    ([, , name]) => name === neighbour,
  )
  await control.makeForecast({ unitId: Number(other?.[1]), year: 2026 })
  const occasionId = await addOccasion(place)
  await handIn(await signInByApi(await personWith(place, 1, [2])), place.unitId, occasionId)
  return { place, decider, neighbour, occasionId }
}

test('R-568 R-569 who decides sees what is handed in and who is missing, takes it along, and accepts it', async ({
  page,
}) => {
  test.slow()
  const { place, decider, neighbour, occasionId } = await makeWorld()
  const table = page.getByRole('table', { name: 'Enheternas inlämningar' })
  const row = table.getByRole('row').filter({ hasText: place.unitName })

  await test.step('the start page leads to what waits for a decision', async () => {
    await enter(page, { person: decider, place }, '/planning')
    const part = page.getByRole('region', { name: 'Inlämningar att besluta om' })
    await expect(part).toContainText('1 inlämning')
    await part.getByRole('link', { name: 'Mars' }).click()
    await expect(page).toHaveURL(
      new RegExp(`/follow-up/submissions\\?year=2026&occasion=${occasionId}&state=submitted`),
    )
    await expect(table.getByRole('rowheader')).toHaveText([place.unitName, 'Summa inlämnat'])
  })

  await test.step('all units stand there once the filter is taken away', async () => {
    await page.getByRole('button', { name: 'Inlämnade 1', exact: true }).click()
    await expect(table.getByRole('rowheader')).toHaveText([place.unitName, neighbour, 'Summa inlämnat'])
    await expect(page.getByText(`Har inte lämnat in: ${neighbour}`)).toBeVisible()
    await expect(row).toContainText(/5\s200\s000/)
    await expect(row).toContainText('Kalender och avstämning: Budgeten är lagd på 52 veckor')
    await expectNoAxeViolations(page)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('the file has a row for each unit, and a sheet of comments', async () => {
    const { bytes } = await downloadList(page, 'Excel')
    const { sheets } = await readXlsx(bytes)
    const [units, comments, about] = sheets
    expect(units?.rows.map(([name]) => name)).toEqual(['Enhet', place.unitName, neighbour])
    expect(units?.rows[1]?.slice(1, 3)).toEqual([place.departmentName, 'Inlämnad'])
    expect(units?.rows[1]?.[4]).toBe(5_200_000)
    expect(Number(units?.rows[1]?.[6])).toBeCloseTo(Number(units?.rows[1]?.[5]) - 5_200_000, 2)
    expect(units?.rows[2]?.slice(1, 3)).toEqual([place.departmentName, 'Ej inlämnad'])
    expect(comments?.rows.slice(1)).toEqual([[place.unitName, 'Kalender och avstämning', comment]])
    expect(about?.rows).toContainEqual(['Tillfälle', 'Mars 2026'])
  })

  await test.step('on paper the municipality, the occasion and the whole comment stand', async () => {
    const [sheet] = await pdfPages(page)
    expect(sheet).toContain(withoutSpaces(`${place.municipalityName}: Mars 2026`))
    expect(sheet).toContain(withoutSpaces(comment))
  })

  await test.step('a row opens what was handed in, where it is accepted', async () => {
    await row.getByRole('button', { name: place.unitName, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Godkänn' }).click()
    await expect(dialog.getByRole('button', { name: 'Godkänn' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(row).toContainText('Godkänd')
    await expect(page.getByRole('button', { name: 'Godkända 1' })).toBeVisible()
  })
})
