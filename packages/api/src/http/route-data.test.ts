import { createTestApp, type TestApp } from '@veckovis/testing'
import { z, type ZodType } from 'zod'
import { createSessionServices } from '../app'
import type { Audit, AuditEvent } from '../audit/audit'
import { listRoutes } from '../composition'
import { defineRoute, type AnyRoute } from './route'

let suite: TestApp
beforeAll(async () => {
  suite = await createTestApp()
}, 60_000)
afterAll(() => suite.close())

const route = { method: 'GET', url: '/x', summary: 'x', access: 'signed-in', answer: z.unknown() } as const

const readsNotes = { data: 'special', audit: { reads: 'notes-read' } } as const

/** The compiler is the test: each line below an expectation has to be refused by it. */
export const refusedByTheCompiler = (): AnyRoute[] => {
  const handler = async () => ({})
  const keep = (audit: Audit<AuditEvent<'note-changed'>>) => audit
  return [
    // @ts-expect-error a route says what kind of data it takes and gives
    defineRoute({ ...route, handler }),
    // @ts-expect-error special data without an audit
    defineRoute({ ...route, data: 'special', handler }),
    // @ts-expect-error special data with an audit of nothing
    defineRoute({ ...route, data: 'special', audit: { writes: [] }, handler }),
    // @ts-expect-error a read of special data that does not say what was asked
    defineRoute({ ...route, data: 'special', audit: { reads: 'notes-read' }, handler }),
    // @ts-expect-error a read of special data that leaves no row because nothing was found
    defineRoute({ ...route, ...readsNotes, handler: async () => ({ answer: [], asked: null }) }),
    // @ts-expect-error a read of special data that leaves none because many people are meant
    defineRoute({ ...route, ...readsNotes, handler: async () => ({ answer: [], asked: 'many-people' as const }) }),
    defineRoute({
      ...route,
      data: 'special',
      audit: { writes: ['note-created'] },
      // @ts-expect-error work that writes another action than the route declares
      handler: async ({ audit }) => keep(audit),
    }),
    defineRoute({
      ...route,
      data: 'ordinary',
      // @ts-expect-error work that writes where the route declares no audit
      handler: async ({ audit }) => keep(audit),
    }),
  ]
}

test('what declares its data and its audit builds', () => {
  const asked = { subject: 'forecast/1', details: { question: 'notes' } } as const
  const keep = (audit: Audit<AuditEvent<'note-changed'>>) => audit
  const made = [
    defineRoute({ ...route, data: 'ordinary', handler: async () => ({}) }),
    defineRoute({
      ...route,
      data: 'special',
      audit: { reads: 'notes-read' },
      handler: async () => ({ answer: {}, asked }),
    }),
    defineRoute({
      ...route,
      data: 'special',
      audit: { writes: ['note-created', 'note-changed'] },
      handler: async ({ audit }) => keep(audit),
    }),
  ]
  expect(made.map(({ data }) => data)).toEqual(['ordinary', 'special', 'special'])
})

/** Names under which the contract carries salaries and what tells them, health reasons and what people write about people and weeks. */
const specialNames = ['salary', 'meanMonthlyPay', 'reason', 'notes', 'text']

const namesIn = (schema: ZodType, io: 'input' | 'output'): string[] => {
  const found: string[] = []
  z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => void found.push(...Object.keys(jsonSchema.properties ?? {})),
  })
  return found
}

test('what carries salaries, health reasons or notes is declared special', () => {
  const carries = ({ body, answer }: AnyRoute) =>
    [...(body ? namesIn(body, 'input') : []), ...namesIn(answer, 'output')].some(name => specialNames.includes(name))
  const routes = listRoutes(createSessionServices(suite.dependencies)).filter(carries)
  const named = routes.map(({ method, url, data }) => `${method} ${url}: ${data}`)
  // Why a page is closed to somebody, a budget is not locked yet or has changed, a week was opened again, or a version was
  // chosen, is a reason of another kind. What is handed in leaves its own row, and nothing of it is answered.
  expect(named.sort()).toEqual([
    'GET /budget/unit/:unitId/:year/changes: ordinary',
    'GET /budget/unit/:unitId/basis/:year: special',
    'GET /budget/unit/:unitId/results/:year: special',
    'GET /budget/unit/:unitId: special',
    'GET /diary/:id: special',
    'GET /diary/unit/:unitId/plan/:year: special',
    'GET /diary/unit/:unitId: special',
    'GET /diary/waiting: special',
    'GET /forecast/unit/:unitId/:year/budget-changes: ordinary',
    'GET /forecast/unit/:unitId/:year/notes: special',
    'GET /measures/unit/:unitId/:year: special',
    'GET /modules: ordinary',
    'GET /outcome/unit/:unitId/:year/history: special',
    'GET /settings/modules/rollouts: ordinary',
    'GET /settings/modules: ordinary',
    'GET /staff/:id: special',
    'GET /submissions/:id: special',
    'GET /submissions/occasion/:occasionId: special',
    'GET /submissions/unit/:unitId/occasion/:occasionId/preview: special',
    'PATCH /budget/:id: special',
    'PATCH /diary/:id: special',
    'PATCH /forecast/:forecastId/unit/:unitId/notes: special',
    'PATCH /staff/:id: special',
    'POST /budget/:id/activate: special',
    'POST /budget/:id/lock-request/return: ordinary',
    'POST /budget/:id/lock: special',
    'POST /budget/unit/:unitId/:year/changes/:changeId/withdraw: ordinary',
    'POST /budget/unit/:unitId/:year/changes: ordinary',
    'POST /budget/unit/:unitId: special',
    'POST /deploy/promote: ordinary',
    'POST /diary/:id/change: special',
    'POST /diary/:id/hand-over: special',
    'POST /diary/:id/proposal/approve: special',
    'POST /diary/:id/restore: special',
    'POST /diary/:id/return: special',
    'POST /diary/:id/split: special',
    'POST /diary/approve: special',
    'POST /diary/reject: special',
    'POST /diary/unit/:unitId/behind: special',
    'POST /diary/unit/:unitId/consequence: special',
    'POST /diary/unit/:unitId/decided: special',
    'POST /diary/unit/:unitId/search: special',
    'POST /diary/unit/:unitId: special',
    'POST /need/:id/lock-request/return: ordinary',
    'POST /outcome/unit/:unitId/:year/reopen: ordinary',
    'POST /settings/modules/promote: ordinary',
    'POST /settings/modules/roll-back: ordinary',
    'POST /settings/modules/rollouts/end: ordinary',
    'POST /settings/modules/rollouts: ordinary',
    'POST /staff/unit/:unitId/export: special',
    'POST /staff/unit/:unitId/import/check: special',
    'POST /staff/unit/:unitId/import: special',
    'POST /staff/unit/:unitId/search: special',
    'POST /staff/unit/:unitId: special',
    'POST /submissions/unit/:unitId/occasion/:occasionId: ordinary',
  ])
})
