import { ownerOf } from '@veckovis/testing'
import { municipalityBudgetSettings } from '@veckovis/contracts/budget'
import { createBudgetWorld, type BudgetWorld } from '@veckovis/testing/budget-world'
import { createSessionServices } from '../../app'
import { listRoutes } from '../../composition'

let world: BudgetWorld
beforeEach(async () => {
  world = await createBudgetWorld()
})
afterEach(() => world.close())

const paths = { needs: 'need', resource: 'budget' } as const
type Kind = keyof typeof paths

const make = {
  needs: (name: string) => world.createNeeds({ name, year: 2027 }),
  resource: async (name: string) => world.createResource((await lockedNeeds()).id, { name }),
}
const lockedNeeds = async () =>
  (await world.needsOfUnit()).budgets.find(({ year, state }) => year === 2026 && state === 'locked') ??
  world.lockedNeeds({ year: 2026 })

/** Every change that a budget of the kind knows, each once; of the two budgets one is deleted and one is locked. */
const walk = async (kind: Kind) => {
  const { approver, writer } = world.people
  const at = (id: number, rest = '') => `/${paths[kind]}/${id}${rest}`
  const { id: first } = await make[kind]('Första')
  const { id: second } = await make[kind]('Andra')
  await world.succeed(approver, 'POST', at(first, '/activate'))
  await world.succeed(approver, 'POST', at(second, '/activate'))
  await world.succeed(approver, 'PATCH', at(second), { body: { name: 'Den andra' } })
  await world.succeed(writer, 'POST', at(second, '/lock-request'), { body: { comment: '' } })
  await world.succeed(writer, 'DELETE', at(second, '/lock-request'))
  await world.succeed(writer, 'POST', at(second, '/lock-request'), { body: { comment: 'Igen' } })
  await world.succeed(approver, 'POST', at(second, '/lock-request/return'), { body: { reason: 'Juli' } })
  await world.succeed(approver, 'POST', at(second, '/lock'))
  await world.succeed(approver, 'DELETE', at(first))
  return { first, second }
}

const declared = (kind: string) =>
  listRoutes(createSessionServices(world.dependencies))
    .flatMap(({ audit }) => (audit !== undefined && 'writes' in audit ? audit.writes : []))
    .filter(action => action.startsWith(kind))

/** What each action has left, as far as it is about this subject. */
const written = async (actions: readonly string[], subject: string) => {
  const rows = await Promise.all(
    actions.map(async action =>
      (await world.audits(action)).filter(row => row.subject === subject).map(row => ({ action, ...row })),
    ),
  )
  return rows.flat()
}

test.each(['needs', 'resource'] as const)(
  'each change that a route for a %s budget declares is in the audit, with who, and of the right budget',
  async kind => {
    const { first, second } = await walk(kind)
    const { approver, writer } = world.people
    const actions = [...new Set(declared(`${kind}-budget-`))].sort()
    expect(actions).toEqual(
      [
        'activated',
        'changed',
        'created',
        'deactivated',
        'deleted',
        'lock-asked',
        'lock-returned',
        'lock-withdrawn',
        'locked',
      ].map(what => `${kind}-budget-${what}`),
    )
    const told = (rows: Awaited<ReturnType<typeof written>>) =>
      rows.map(({ action, user_id: by }) => [
        action.replace(`${kind}-budget-`, ''),
        by === approver.id ? 'approver' : by === writer.id ? 'writer' : by,
      ])
    expect(told(await written(actions, `${kind}-budget/${first}`))).toEqual([
      ['activated', 'approver'],
      ['created', 'approver'],
      ['deactivated', 'approver'],
      ['deleted', 'approver'],
    ])
    expect(told(await written(actions, `${kind}-budget/${second}`))).toEqual([
      ['activated', 'approver'],
      ['changed', 'approver'],
      ['created', 'approver'],
      ['lock-asked', 'writer'],
      ['lock-asked', 'writer'],
      ['lock-returned', 'approver'],
      ['lock-withdrawn', 'writer'],
      ['locked', 'approver'],
    ])
  },
)

test('a setting of a municipality that is set and removed is in the audit with what it held', async () => {
  const { economist } = world.people
  const path = `/settings/budget/municipality/${world.municipalities.own}`
  const body = { key: 'payroll-overhead', validFrom: '2026-01-01', value: 46.1, basedOn: null }
  const { settings } = municipalityBudgetSettings.parse(await world.succeed(economist, 'POST', path, { body }))
  const made = settings.find(({ value }) => value === 46.1)
  await world.succeed(economist, 'DELETE', `${path}/setting/${made?.id}`)
  expect([...new Set(declared('budget-setting-'))].sort()).toEqual(['budget-setting-removed', 'budget-setting-set'])
  const { rows } = await ownerOf(world.database).asSystem(transaction =>
    transaction.query(
      "SELECT action, subject, details, user_id FROM audit_event WHERE action LIKE 'budget-setting-%' ORDER BY id",
    ),
  )
  const subject = `municipality/${world.municipalities.own}`
  expect(rows).toEqual([
    { action: 'budget-setting-set', subject, details: body, user_id: economist.id },
    {
      action: 'budget-setting-removed',
      subject,
      details: { key: 'payroll-overhead', validFrom: '2026-01-01', value: 46.1 },
      user_id: economist.id,
    },
  ])
})
