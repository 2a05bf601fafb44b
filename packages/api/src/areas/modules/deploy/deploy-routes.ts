import {
  archiveLimits,
  canDeployRequest,
  deployedVersion,
  deployPromoteRequest,
  publishFields,
  type DeployedVersion,
} from '@veckovis/contracts/modules'
import type { Audit, AuditEvent } from '../../../audit/audit'
import type { Transaction } from '../../../db/database'
import { deployError, type DeployKey } from '../../../http/admission/deploy-key'
import { generalError } from '../../../http/general-error'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { createWorkRoom, type WorkRoom } from '../../../http/work-room'
import { activeSince, holdActivations } from '../activation/activation-repository'
import { withCopy, type CopiedFolder } from '../activation/bring-folder'
import { promote } from '../activation/choose-version'
import {
  noteUse,
  refuseRolledBack,
  requireOwn,
  requireVersion,
  toldWhenRefused,
  whatStopsKey,
  withWarnings,
  type DeployServices,
} from './by-key'
import { holdingNothing, inOwnFolder, leavingNothing, publishCopy, unpack, type Arrived } from './publish-archive'

const refusedFor = (reason: 'archive-broken' | 'not-publishable', detail: string) =>
  deployError({ code: 'conflict', details: { reason, detail } })

type Form = 'too-large' | 'broken' | { readonly file: Buffer; readonly fields: { readonly reason: string } }

type Publishing = {
  readonly form: Form
  readonly deployKey: DeployKey
  readonly audit: Audit<AuditEvent<'module-published'>>
  readonly now: Date
}

/** With the operations of all routes, which are known once a call comes. */
const chooser = (services: DeployServices) => ({ ...services, operations: services.operations() })

const publish = async (
  services: DeployServices,
  { form, deployKey, audit, now }: Publishing,
): Promise<DeployedVersion> => {
  const { modulesFolder, database, securityLog, signing } = services
  if (modulesFolder === null) throw generalError({ code: 'not-found' })
  if (form === 'too-large') throw generalError({ code: 'body-too-large' })
  if (form === 'broken') throw refusedFor('archive-broken', 'the form has no file after its texts')
  const sent = unpack(form.file)
  if ('problem' in sent) throw refusedFor(sent.reason, sent.problem)
  const { moduleId, version } = sent
  requireOwn(deployKey, moduleId)
  const by = { modulesFolder, securityLog, signing, reason: form.fields.reason, deployKey: deployKey.id, audit, now }
  const register = (copied: CopiedFolder, arrived: Arrived[]) =>
    database.asSystem(transaction =>
      holdingNothing(modulesFolder, arrived, async (): Promise<DeployedVersion> => {
        await noteUse(transaction, services, { deployKey, now, use: 'publish', version })
        const published = await publishCopy(transaction, { ...by, copied, arrived })
        if ('problem' in published) throw refusedFor('not-publishable', published.problem)
        const outcome = 'isPublished' in published ? 'done' : 'unchanged'
        const registered = await requireVersion(transaction, deployKey, version)
        const obstacle = await whatStopsKey(transaction, registered, chooser(services))
        return { moduleId, version, outcome, obstacle }
      }),
    )
  // The key's row and the lock of publishing are held once the files lie there, read and inspected.
  const answer = await inOwnFolder(sent.files, modulesFolder, folder =>
    withCopy(folder, modulesFolder, copied =>
      leavingNothing({ database, modulesFolder }, arrived => register(copied, arrived)),
    ),
  )
  return withWarnings(services, answer)
}

type Rooms = { readonly receiving: WorkRoom; readonly inRoom: WorkRoom }

const publishRoute = (services: DeployServices, { receiving, inRoom }: Rooms): AnyRoute =>
  defineRoute({
    method: 'POST',
    url: '/deploy/publish',
    summary:
      'Registers a version of the key’s module: a form with the reason, then, as file, a tar of the built folder',
    access: 'deploy-key',
    data: 'ordinary',
    audit: { writes: ['module-published'] },
    takesFile: { mostBytes: archiveLimits.mostBytes, texts: ['reason'] },
    answer: deployedVersion,
    handler: ({ readForm, deployKey, audit, now }) =>
      toldWhenRefused(services, deployKey, () =>
        receiving(async () => {
          const form = await readForm(publishFields)
          return inRoom(() => publish(services, { form, deployKey, audit, now }))
        }),
      ),
  })

/** What a key asks or does about a registered version of its module, with what those who publish should look at. */
const ofOwn = (
  { services, inRoom }: { readonly services: DeployServices; readonly inRoom: WorkRoom },
  { body, deployKey }: { readonly body: { readonly moduleId?: string | undefined }; readonly deployKey: DeployKey },
  work: (transaction: Transaction) => Promise<DeployedVersion>,
): Promise<DeployedVersion> =>
  toldWhenRefused(services, deployKey, () =>
    inRoom(async () => {
      requireOwn(deployKey, body.moduleId)
      return withWarnings(services, await services.database.asSystem(work))
    }),
  )

const canDeployRoute = (services: DeployServices, inRoom: WorkRoom): AnyRoute =>
  defineRoute({
    method: 'POST',
    url: '/deploy/can-deploy',
    summary: 'Whether a registered version of the key’s module could be promoted now',
    access: 'deploy-key',
    data: 'ordinary',
    audit: { writes: ['module-deployment-asked'] },
    body: canDeployRequest,
    answer: deployedVersion,
    handler: ({ body, deployKey, audit, now }) =>
      ofOwn({ services, inRoom }, { body, deployKey }, async transaction => {
        const { moduleId, id } = deployKey
        const registered = await requireVersion(transaction, deployKey, body.version)
        const { version } = registered
        await noteUse(transaction, services, { deployKey, now, use: 'can-deploy', version })
        const details = { version, deployKey: id }
        await audit(transaction, { action: 'module-deployment-asked', subject: `module/${moduleId}`, details })
        const obstacle = await whatStopsKey(transaction, registered, chooser(services))
        return { moduleId, version, outcome: 'unchanged', obstacle }
      }),
  })

const promoteRoute = (services: DeployServices, inRoom: WorkRoom): AnyRoute =>
  defineRoute({
    method: 'POST',
    url: '/deploy/promote',
    summary: 'Makes a registered version of the key’s module the one that people get',
    access: 'promoting-deploy-key',
    data: 'ordinary',
    audit: { writes: ['module-activated'] },
    body: deployPromoteRequest,
    answer: deployedVersion,
    handler: ({ body, deployKey, audit, now }) =>
      ofOwn({ services, inRoom }, { body, deployKey }, async transaction => {
        const { moduleId, id } = deployKey
        await holdActivations(transaction)
        const registered = await requireVersion(transaction, deployKey, body.version)
        const { version } = registered
        await refuseRolledBack(transaction, registered)
        await noteUse(transaction, services, { deployKey, now, use: 'promote', version })
        const since = await activeSince(transaction, moduleId, version)
        const asked = { moduleId, version, reason: body.reason, basedOn: undefined }
        await promote(transaction, asked, { ...chooser(services), audit, now, userId: null, deployKey: id })
        return { moduleId, version, outcome: since === undefined ? 'done' : 'unchanged', obstacle: null }
      }),
  })

/** What a deploy key opens, and a session does not. */
export const deployRoutes = (services: DeployServices): AnyRoute[] => {
  // An archive is held in memory while it comes, however slowly, and code is read whole: of that two at a time.
  const receiving = createWorkRoom({ places: 6, mostWaiting: 10, longestWait: 20_000 })
  const inRoom = createWorkRoom({ places: 2, mostWaiting: 10, longestWait: 20_000 })
  return [
    publishRoute(services, { receiving, inRoom }),
    canDeployRoute(services, inRoom),
    promoteRoute(services, inRoom),
  ]
}
