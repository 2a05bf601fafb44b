import { randomUUID } from 'node:crypto'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { areas, listRoutes, type PasswordCost, type SessionLife, type Services, type Signing } from './composition'
import type { Database } from './db/database'
import { createAccessTokens } from './http/admission/access-token'
import { createKeyAdmission } from './http/admission/deploy-key'
import { createMachineKeyAdmission } from './http/admission/machine-key'
import { createPersonRoom, type PersonLimits } from './http/admission/person-room'
import { createAfterAnswers } from './http/after-answers'
import { createAttemptLimiter } from './http/attempt-limiter'
import { compressAnswers } from './http/compress-answers'
import { allowOrigins } from './http/cross-origin'
import { mapErrors, sendFailure, sendNotFound } from './http/error-mapping'
import { describeApi, serveDescription } from './http/open-api'
import { createListedModules, listedVersions } from './http/listed-modules'
import { createPageAddresses } from './http/page-addresses'
import { servePageAndFiles, type Assets } from './http/page-and-files'
import { largestPublicBody } from './http/body-limit'
import { registerRoutes } from './http/register-routes'
import { addSecurityHeaders, usualHeaders } from './http/security-headers'
import { readStrictJson } from './http/strict-json'
import { tellRefusals } from './http/tell-refusals'
import type { Mailer } from './mail/mailer'
import type { ProcessMetrics } from './metrics/process-metrics'
import { knowCallers } from './security/caller-address'
import { createSecurityLog } from './security/security-log'

export type AppDependencies = {
  readonly database: Database
  /** A copy of the database that analytics reads from instead; undefined where there is none. */
  readonly analyticsReplica?: Database | undefined
  /** The clock: the server's own in production, a settable one in tests. */
  readonly now: () => Date
  readonly mailer: Mailer
  readonly secret: string
  /** By the keys of the installation */
  readonly signing: Signing
  readonly passwordCost: PasswordCost
  readonly publicUrl: string
  readonly trustProxy: boolean
  /** Forgot-password answers an unknown e-mail as if it were known. */
  readonly hidesUnknownEmail: boolean
  /** False: nobody asks for an account here. */
  readonly isSignUpOpen: boolean
  readonly sessionLife: SessionLife
  readonly personLimits: PersonLimits
  readonly allowedOrigins: readonly string[]
  /** Null: the API alone, without pages and files. */
  readonly assets: Assets | null
  readonly logger: FastifyBaseLogger | false
  /** Counts each answer; undefined where nobody asks for figures. */
  readonly metrics?: Pick<ProcessMetrics, 'answered'> | undefined
}

/** One proxy stands in front of us: the address that it saw counts, not those a caller may claim before it. */
const onlyTheNearest = (_address: string, hop: number) => hop < 1

const createServer = (
  { logger, trustProxy }: AppDependencies,
  headers: Readonly<Record<string, string>>,
): FastifyInstance => {
  const options = {
    trustProxy: trustProxy && onlyTheNearest,
    genReqId: () => randomUUID(),
    // What no route of ours takes is nobody's; those that are admitted first take more.
    bodyLimit: largestPublicBody,
    keepAliveTimeout: 1_000,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    // What fails before a route is found, such as an address that cannot be decoded, passes no hook.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      void sendFailure(error, request, reply.headers({ ...headers, 'x-request-id': request.id })),
    routerOptions: { maxParamLength: 200 },
    logController: new LogController({ disableRequestLogging: true }),
  } as const
  return logger ? Fastify({ ...options, loggerInstance: logger }) : Fastify(options)
}

/** Method, route pattern, status and time: never the address itself, which may hold a token. */
const logRequests = (app: FastifyInstance, metrics: AppDependencies['metrics']) => {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const answer = { method: request.method, route: request.routeOptions.url, status: reply.statusCode }
    request.log.info({ ...answer, ms: Math.round(reply.elapsedTime) }, 'answered')
    metrics?.answered({ ...answer, seconds: reply.elapsedTime / 1000 })
  })
}

export const createSessionServices = (dependencies: AppDependencies): Services => ({
  database: dependencies.database,
  analyticsReplica: dependencies.analyticsReplica,
  accessTokens: createAccessTokens(dependencies.secret),
  passwords: areas.session.passwordHasher(dependencies.passwordCost),
  mailer: dependencies.mailer,
  publicUrl: dependencies.publicUrl,
  hidesUnknownEmail: dependencies.hidesUnknownEmail,
  isSignUpOpen: dependencies.isSignUpOpen,
  sessionLife: dependencies.sessionLife,
  attempts: createAttemptLimiter(dependencies.database, dependencies.secret),
  devices: areas.session.knownDevices(dependencies.secret, dependencies.publicUrl.startsWith('https:')),
  securityLog: createSecurityLog(dependencies),
  signing: dependencies.signing,
  afterAnswers: createAfterAnswers(),
  modulesFolder: dependencies.assets?.modulesFolder ?? null,
  shellFolder: dependencies.assets?.shellFolder ?? null,
})

/** What modules may call of this server, also where it does not run: no route is asked. */
export const operationsOf = (dependencies: AppDependencies) =>
  areas.modules.servedOperations(listRoutes(createSessionServices(dependencies)))

/** The whole server without a port. What it needs from outside is handed in. */
export const createApp = async (dependencies: AppDependencies): Promise<FastifyInstance> => {
  const { now, database, publicUrl, assets } = dependencies
  const headers = usualHeaders({ isHttps: publicUrl.startsWith('https:') })
  const app = createServer(dependencies, headers)
  const services = createSessionServices(dependencies)
  // The routes check with zod themselves, after admission; answers are sent as they are (the tests check their shape).
  app.setValidatorCompiler(() => value => ({ value }))
  app.setSerializerCompiler(() => value => (typeof value === 'string' ? value : JSON.stringify(value)))
  app.decorate('afterAnswers', services.afterAnswers)
  app.addHook('onClose', services.afterAnswers.settled)
  mapErrors(app)
  readStrictJson(app)
  addSecurityHeaders(app, headers)
  await allowOrigins(app, dependencies.allowedOrigins)
  knowCallers(app)
  logRequests(app, dependencies.metrics)
  tellRefusals(app, services.securityLog)
  await describeApi(app)
  const { accessTokens } = services
  const enterPerson = createPersonRoom(dependencies.personLimits)
  const requireKey = createKeyAdmission(services)
  const requireMachineKey = createMachineKeyAdmission(services)
  const admission = { database, now, accessTokens, enterPerson, requireKey, requireMachineKey }
  await app.register(
    async api => {
      await compressAnswers(api)
      await registerRoutes(api, listRoutes(services), admission)
    },
    { prefix: '/api' },
  )
  serveDescription(app, admission)
  const { read } = database
  const registered = { hasPage: createPageAddresses(read), isListed: createListedModules(listedVersions(read, now)) }
  if (assets) await servePageAndFiles(app, { ...assets, isSignUpOpen: dependencies.isSignUpOpen }, registered)
  else app.setNotFoundHandler(sendNotFound)
  await app.ready()
  return app
}
