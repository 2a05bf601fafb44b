import Fastify, { type FastifyInstance } from 'fastify'
import { demoAccounts, demoPassword, type Database, type Mail } from '@veckovis/api'
import type {
  ChangeUser,
  DemoAccounts,
  MakeForecast,
  MakeStaffMember,
  MakeTree,
  MakeUser,
  RegisterModule,
  SetClock,
  SetLicence,
} from './control-contract'
import { makeEmptyDatabase } from './empty-database'
import {
  changePerson,
  forgetLimits,
  makeForecast,
  makePerson,
  makePlaces,
  makeStaffMember,
  registerManifest,
  setLicence,
} from './make-data'

export type Controlled = {
  /** Address of the server's database, as its owner. */
  readonly url: string
  readonly app: Pick<FastifyInstance, 'afterAnswers'>
  readonly database: Database
  readonly clock: { now: Date }
  readonly mails: readonly Mail[]
  readonly hash: (password: string) => Promise<string>
}

const done = { ok: true } as const

/** The control port of control-contract.ts. It trusts its caller: it listens on 127.0.0.1 in tests only. */
export const createControlServer = ({ url, app, database, clock, mails, hash }: Controlled): FastifyInstance => {
  const server = Fastify()
  const post = <Body>(url: string, work: (body: Body) => Promise<unknown> | unknown) =>
    server.post(url, async ({ body }) => (await work(body as Body)) ?? done)
  post<SetClock>('/clock', ({ now }) => void (clock.now = new Date(now)))
  post<MakeTree>('/tree', body => makePlaces(database, body))
  post<MakeForecast>('/forecasts', body => makeForecast(database, body, clock.now))
  post<MakeStaffMember>('/staff', body => makeStaffMember(database, body))
  post<MakeUser>('/users', body => makePerson(database, body, { at: clock.now, hash }))
  post<RegisterModule>('/modules', body => registerManifest(database, body, clock.now))
  post<SetLicence>('/licences', body => setLicence(database, body))
  post<object>('/empty-databases', () => makeEmptyDatabase(url))
  post<object>('/forget-limits', () => forgetLimits(database))
  server.patch<{ Body: ChangeUser }>('/users', async ({ body }) => {
    await changePerson(database, body)
    return done
  })
  server.get('/demo-accounts', (): DemoAccounts => demoAccounts.map(({ email }) => ({ email, password: demoPassword })))
  server.get<{ Querystring: { to: string } }>('/mail', async ({ query }, reply) => {
    await app.afterAnswers.settled()
    const mail = mails.filter(({ to }) => to === query.to).at(-1)
    return mail ?? reply.code(404).send({ message: 'no mail' })
  })
  return server
}
