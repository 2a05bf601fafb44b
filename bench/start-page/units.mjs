import { randomUUID } from 'node:crypto'
import { PlainFailure } from '../../scripts/workspace/plain-failure.mjs'

/** Units of an operations manager. */
export const units = 60

const dayAhead = days => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10)

const post = async (address, body, token) => {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new PlainFailure(`POST ${address} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

const makeUnits = async suite => {
  const departments = Array.from({ length: 10 }, (_, place) => ({
    name: `Område ${place + 1}`,
    units: Array.from({ length: units / 10 }, (_, number) => `Enhet ${place + 1}.${number + 1}`),
  }))
  const counties = [{ name: 'Startlän', municipalities: [{ name: 'Startkommun', departments }] }]
  const made = await suite.make('/tree', { counties })
  const [county] = made.counties
  return {
    countyId: county.id,
    ids: county.municipalities[0].departments.flatMap(each => each.units.map(({ id }) => id)),
  }
}

/** The coming four weeks may lie in two years. */
const years = () => [...new Set([0, 28].map(days => new Date(Date.now() + days * 24 * 3_600_000).getFullYear()))]

/**
 * An operations manager with sixty units, in each of which there is something to do: forecasts, an entry of the diary that
 * waits, somebody whose employment begins, and from September on no budget for the next year.
 */
export const makeOperationsManager = async suite => {
  const { countyId, ids } = await makeUnits(suite)
  const scope = { kind: 'county', id: countyId }
  const roles = [1, 2, 3, 4, 5, 100].map(id => ({ id, levels: ['READ', 'WRITE', 'APPROVE'], scope }))
  const person = await suite.make('/users', { jobTitleId: 1, roles, defaultUnitId: ids[0] })
  const signIn = () => post(`${suite.address}/api/auth/login`, { email: person.email, password: person.password })
  const { access_token } = await signIn()
  for (const [place, unitId] of ids.entries()) {
    for (const year of years()) await suite.make('/forecasts', { unitId, year })
    await suite.make('/staff', { unitId, firstName: `Nr ${place}`, employedFrom: dayAhead(7 + (place % 40)) })
    const what = { category: 'EXTRA_RESOURCE', reason: 'OTHER', typeId: 5, hours: { perDay: 8 } }
    const days = { from: dayAhead(20 + place), to: dayAhead(20 + place) }
    await post(`${suite.address}/api/diary/unit/${unitId}`, { requestId: randomUUID(), ...what, ...days }, access_token)
    await suite.refresh()
  }
  return { signIn }
}
