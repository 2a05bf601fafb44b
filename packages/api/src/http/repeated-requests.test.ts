import { randomUUID } from 'node:crypto'
import { mondayOf, toIsoDate } from '@veckovis/domain/calendar'
import { addDays } from '@veckovis/domain/diary'
import { makePerson } from '@veckovis/testing'
import { createBudgetWorld, newNeedsBody, newResourceBody, type BudgetWorld } from '@veckovis/testing/budget-world'
import { newAbsence, newExtraResource } from '@veckovis/testing/diary-world'
import { newStaffMemberBody } from '@veckovis/testing/staff-world'
import { z } from 'zod'
import { createSessionServices } from '../app'
import { listRoutes } from '../composition'

let world: BudgetWorld
let needsBudgetId: number
let departmentId: number
let countyId: number
let approvedId: number
let ownerId: number
let occasionId: number

const made = async (path: string, body?: object) =>
  ((await world.succeed(world.people.superAdmin, 'POST', path, body === undefined ? {} : { body })) as { id: number })
    .id

const rounds = Array.from({ length: 20 }, (_, round) => round)
/** At once: the database meets the keys of a row in an order of its own, so one or two would say little. */
const atOnce = Array.from({ length: 6 })

beforeAll(async () => {
  world = await createBudgetWorld()
  needsBudgetId = await made(`/need/unit/${world.units.own}`, newNeedsBody())
  await made(`/need/${needsBudgetId}/activate`)
  await made(`/need/${needsBudgetId}/lock`)
  const resourceBudgetId = await made(`/budget/unit/${world.units.own}`, newResourceBody(needsBudgetId))
  await made(`/budget/${resourceBudgetId}/activate`)
  await made(`/budget/${resourceBudgetId}/lock`)
  const municipalityId = world.municipalities.own
  departmentId = await made('/department', {
    requestId: randomUUID(),
    municipalityId,
    name: 'För enheter',
    active: true,
  })
  const staffId = await made(`/staff/unit/${world.units.own}`, newStaffMemberBody({ lastName: 'Borta' }))
  approvedId = await made(`/diary/unit/${world.units.own}`, newAbsence(staffId))
  await made('/diary/approve', { entries: [{ id: approvedId }] })
  const scope = { kind: 'unit' as const, id: world.units.own }
  const owner = { roles: [{ id: 2, levels: ['READ' as const], scope }] }
  ownerId = (await makePerson(world.database, owner, { at: world.clock.now, hash: world.hash })).id
  occasionId = await made(`/occasions/municipality/${municipalityId}/2026`, {
    ...{ requestId: randomUUID(), name: 'Att lämna in för', untilMonth: 3, due: '2026-04-20' },
    ...{ thresholdPercent: null, thresholdKronor: null },
  })
  countyId = await made('/county', { requestId: randomUUID(), name: 'För kommuner', code: null })
}, 60_000)
afterAll(() => world.close())

const extraResourceOn = (weekday: number, week: number) => {
  const day = addDays(toIsoDate(mondayOf({ year: 2026, week })), weekday - 1)
  return newExtraResource({ from: day, to: day, weekdays: [weekday] })
}

/** What each call that makes something is sent, without its request; something else in each round. */
const bodies: Record<string, (round: number) => object | Promise<object>> = {
  'POST /county': round => ({ name: `Län ${round}`, code: String(50 + round) }),
  'POST /municipality': round => ({ countyId, name: `Kommun ${round}`, code: '1', type: 'SCHOOL', pauseMinutes: 30 }),
  'POST /department': round => ({ municipalityId: world.municipalities.own, name: `Avdelning ${round}`, active: true }),
  'POST /unit': round => ({ departmentId, name: `Enhet ${round}`, active: true }),
  'POST /user': round => ({
    email: `ny-${round}@prov.example`,
    firstName: 'Ny',
    lastName: 'Person',
    roles: [],
    homeMunicipalityId: world.municipalities.own,
    invite: false,
  }),
  'POST /staff/unit/:unitId': round => newStaffMemberBody({ lastName: `Öberg ${round}` }),
  'POST /need/unit/:unitId': round => newNeedsBody({ name: `Behov ${round}` }),
  'POST /budget/unit/:unitId': round => newResourceBody(needsBudgetId, { name: `Resurser ${round}` }),
  'POST /budget/unit/:unitId/:year/changes': round => ({
    firstDay: '2026-07-01',
    kronor: 1000 + round,
    hours: 0,
    reason: 'Sommaren',
  }),
  'POST /measures/unit/:unitId/:year': round => ({
    title: `Åtgärd ${round}`,
    ownerId,
    ...{ firstWeek: 1, lastWeek: 2, hours: 0, kronor: -500, due: '2026-06-30', note: null },
  }),
  'POST /occasions/municipality/:municipalityId/:year': round => ({
    ...{ name: `Tillfälle ${round}`, untilMonth: 3, due: '2026-04-20', thresholdPercent: 2, thresholdKronor: null },
  }),
  'POST /submissions/unit/:unitId/occasion/:occasionId': async round => {
    const path = `/submissions/unit/${world.units.own}/occasion/${occasionId}/preview`
    const { digest } = (await world.succeed(world.people.superAdmin, 'GET', path)) as { digest: string }
    return { digest, comments: [{ step: 'absence', text: `Kommentar ${round}` }] }
  },
  'POST /diary/unit/:unitId': round => extraResourceOn(1, 31 + round),
  'POST /diary/:id/change': round => ({
    lastDay: addDays('2026-08-17', 7 * round),
    hours: { perDay: 8 },
    substitute: null,
  }),
  'POST /diary/unit/:unitId/decided': round => extraResourceOn(2, 31 + round),
  'POST /outcome/keys/municipality/:municipalityId': round => ({
    source: `System ${round}`,
    places: { departmentIds: [], unitIds: [] },
    endsOn: '2026-12-31',
  }),
}

const takesRequest = (schema: unknown): boolean =>
  schema instanceof z.ZodObject
    ? 'requestId' in schema.shape
    : schema instanceof z.ZodUnion && schema.options.some(takesRequest)

test('each call that takes a request is listed here', () => {
  const taking = listRoutes(createSessionServices(world.dependencies))
    // A batch is sent by a key; R-553 sends it several times.
    .filter(({ access, body }) => access !== 'machine-key' && takesRequest(body))
    .map(({ method, url }) => `${method} ${url}`)
  expect(taking.sort()).toEqual(Object.keys(bodies).sort())
})

test.each(Object.entries(bodies))(
  'a request of %s that is sent several times at once makes one, of which all are answered',
  async (route, bodyOf) => {
    const path = route
      .replace('POST ', '')
      .replace(':municipalityId', String(world.municipalities.own))
      .replace(':unitId', String(world.units.own))
      .replace(':year', '2026')
      .replace(':occasionId', String(occasionId))
      .replace(':id', String(approvedId))
    for (const round of rounds) {
      await world.forgetLimits()
      const body = { ...(await bodyOf(round)), requestId: randomUUID() }
      const answers = await Promise.all(atOnce.map(() => world.call(world.people.superAdmin, 'POST', path, { body })))
      const told = answers.map(answer => [answer.statusCode, (answer.json() as { id: number }).id])
      const [first] = told
      expect(first?.[0]).toBe(200)
      expect(told).toEqual(told.map(() => first))
    }
  },
)
