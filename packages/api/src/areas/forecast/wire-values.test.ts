import { createForecastWorld, noChanges, type ForecastWorld } from '@veckovis/testing/forecast-world'

let world: ForecastWorld
beforeAll(async () => {
  world = await createForecastWorld()
})
afterAll(() => world.close())

const patchText = (text: string, headers: Record<string, string> = {}) =>
  world.patch(world.people.writer, `/forecast/${world.forecasts.own2026.forecastId}/unit/${world.units.own}`, {
    text,
    headers,
  })

const expectUntouched = async () => {
  const { etag } = await world.get(world.people.writer, `/forecast/unit/${world.units.own}?year=2026`)
  expect(etag).toBe(`"${world.forecasts.own2026.forecastId}-1"`)
}

const withHours = (hours: string) => `{"absences":[{"id":1,"values":{"20":${hours}}}],"substitutes":[],"myForecast":[]}`

test.each([
  'null',
  'true',
  '"0x10"',
  '"5"',
  '[5]',
  '{}',
  '1e400',
  '-1e400',
  '"NaN"',
  'NaN',
  '10000.01',
  '1.005',
  '1e-3',
])('%s as hours is refused, never read as a number', async hours => {
  const answer = await patchText(withHours(hours))
  expect([answer.status, answer.json()['statusCode']]).toEqual([400, 400])
  await expectUntouched()
})

test.each(['0', '54', '-1', '01', '1.5', '1e1', 'abc', '', '٣'])('"%s" as a week is refused', async week => {
  const answer = await patchText(JSON.stringify({ ...noChanges, absences: [{ id: 1, values: { [week]: 1 } }] }))
  expect(answer.status).toBe(400)
  await expectUntouched()
})

test.each([
  ['an unknown property', { ...noChanges, x: 1 }],
  ['an unknown property of a row', { ...noChanges, absences: [{ id: 1, values: { 20: 1 }, name: 'x' }] }],
  ['a missing list', { absences: [], substitutes: [] }],
  ['two rows of my forecast', { ...noChanges, myForecast: [{ values: {} }, { values: {} }] }],
  ['an id of text', { ...noChanges, absences: [{ id: '1', values: { 20: 1 } }] }],
  ['an id of 0', { ...noChanges, absences: [{ id: 0, values: { 20: 1 } }] }],
  ['a fraction as id', { ...noChanges, absences: [{ id: 1.5, values: { 20: 1 } }] }],
  ['values as a list', { ...noChanges, absences: [{ id: 1, values: [1, 2] }] }],
  ['a list', []],
  ['nothing', null],
])('%s is refused', async (_case, body) => {
  expect((await patchText(JSON.stringify(body))).status).toBe(400)
  await expectUntouched()
})

test.each(['', '{', '{"absences":[]', 'absences=1'])('the body %j is refused', async text => {
  expect((await patchText(text)).status).toBe(400)
  await expectUntouched()
})

test('keys that reach for the prototype are refused', async () => {
  const own = '{"absences":[{"id":1,"values":{"__proto__":{"20":1}}}],"substitutes":[],"myForecast":[]}'
  expect((await patchText(own)).status).toBe(400)
  await expectUntouched()
})

test('10 MB are refused as too large', async () => {
  const answer = await patchText(`{"absences":"${'x'.repeat(10_485_760)}"}`)
  expect([answer.status, answer.json()['code']]).toEqual([413, 'body-too-large'])
  await expectUntouched()
})

test.each([
  ['text/plain', 400],
  ['application/xml', 415],
  ['application/x-www-form-urlencoded', 415],
])('a body of type %s is refused', async (type, status) => {
  expect((await patchText(withHours('1'), { 'content-type': type })).status).toBe(status)
  await expectUntouched()
})
