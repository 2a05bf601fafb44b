import { parseArgs } from 'node:util'
import { promoteRequest } from '@veckovis/contracts/modules'
import { idInPath } from '@veckovis/contracts/wire'
import { StartError } from '../../../errors'

const usage = `pnpm modules list
pnpm modules publish <module> --reason '…'            builds it and registers the version; nobody gets it by that
pnpm modules publish <folder> --reason '…'            so for what was built elsewhere, a folder with its module-record.json
pnpm modules can-deploy <module> [version]            says whether the version could be promoted now
pnpm modules promote <module> [version] --reason '…'  the version, or the latest one published, is what people get
pnpm modules promote --all --reason '…'               so for every module with a newer version
  --even-quarantined                                  also one that was stopped because it failed
pnpm modules rollout <module> [version] --municipality <id> --unit <id> --reason '…'
                                                      these places get the version before everybody; each may be
                                                      given several times. It ends when a version is promoted
pnpm modules rollout <module> --stop --reason '…'     these places get the active version again
pnpm modules rollback <module> --reason '…'           the newest earlier version that was not rolled back and is not
                                                      unhealthy becomes the active one again
  --to <version>                                      this one instead; one that is unhealthy needs --even-unhealthy
  --from <version>                                    only if this is the active one
pnpm modules keys                                     the keys that sign versions
pnpm modules rotate --reason '…'                      a new key signs from now on; what is signed holds
pnpm modules revoke <key> --reason '…'                what the key has signed does not hold, and nobody gets it
pnpm modules resign --reason '…'                      signs every version anew whose files and record are whole
pnpm modules prune --reason '…'                       removes the files of versions that no page loads any more

publish, can-deploy and promote of one module work over HTTPS too, with the deploy key in VECKOVIS_DEPLOY_KEY:
pnpm modules publish <module or folder> --to https://suite.example --reason '…'`

export type ModulesCommand =
  | { readonly name: 'list' }
  | { readonly name: 'publish'; readonly moduleId: string; readonly version: string; readonly reason: string }
  | { readonly name: 'publish-folder'; readonly folder: string; readonly reason: string }
  | { readonly name: 'can-deploy'; readonly moduleId: string; readonly version: string | undefined }
  | {
      readonly name: 'promote'
      readonly moduleId: string
      readonly version: string | undefined
      readonly reason: string
      readonly evenQuarantined: boolean
    }
  | {
      readonly name: 'rollout'
      readonly moduleId: string
      readonly version: string | undefined
      readonly municipalityIds: readonly number[]
      readonly unitIds: readonly number[]
      readonly reason: string
    }
  | { readonly name: 'rollout-stop'; readonly moduleId: string; readonly reason: string }
  | { readonly name: 'promote-all'; readonly reason: string }
  | {
      readonly name: 'rollback'
      readonly moduleId: string
      readonly reason: string
      readonly to: string | undefined
      readonly from: string | undefined
      readonly evenUnhealthy: boolean
    }
  | { readonly name: 'prune'; readonly reason: string }
  | { readonly name: 'rotate'; readonly reason: string }
  | { readonly name: 'resign'; readonly reason: string }
  | { readonly name: 'keys' }
  | { readonly name: 'revoke'; readonly keyId: string; readonly reason: string }

/** What a deploy key does: asked at an address, and of no database. */
export type RemoteCommand = {
  readonly name: 'remote'
  readonly to: URL
  readonly asked: Extract<ModulesCommand, { name: 'publish-folder' | 'can-deploy' | 'promote' }>
}

/** Words that are no command, and how it is used. */
export class MisusedCommand extends StartError {
  constructor(readonly problem: string) {
    super(`${problem}\n\n${usage}`)
  }
}

const refuse = (problem: string): never => {
  throw new MisusedCommand(problem)
}

const read = (words: readonly string[]) => {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        reason: { type: 'string' },
        from: { type: 'string' },
        to: { type: 'string' },
        all: { type: 'boolean', default: false },
        'even-unhealthy': { type: 'boolean', default: false },
        'even-quarantined': { type: 'boolean', default: false },
        municipality: { type: 'string', multiple: true, default: [] },
        unit: { type: 'string', multiple: true, default: [] },
        stop: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

const reasonOf = (command: string, given: string | undefined): string => {
  const reason = promoteRequest.shape.reason.safeParse(given?.trim())
  if (reason.success) return reason.data
  return refuse(`${command} needs --reason '…': at most 300 characters that can be seen, for those who read it later.`)
}

const longest = {
  list: 0,
  prune: 0,
  keys: 0,
  rotate: 0,
  resign: 0,
  revoke: 1,
  rollback: 1,
  publish: 2,
  'can-deploy': 2,
  promote: 2,
  rollout: 2,
} as const
const isCommand = (name: string): name is keyof typeof longest => Object.hasOwn(longest, name)

type Words = { readonly moduleId: string | undefined; readonly version: string | undefined; readonly reason?: string }

const moduleOf = (command: string, { moduleId }: Words): string =>
  moduleId ?? refuse(`${command} needs the name of a module, such as mf-staff.`)

type Given = ReturnType<typeof read>

/** Options that only one command has, where they are given to another. */
const refuseForeign = (name: string, moduleId: string | undefined, values: Given['values']): void => {
  if (values.all && (name !== 'promote' || moduleId !== undefined)) refuse('--all is for promote, without a module.')
  if (values.from !== undefined && name !== 'rollback' && (name !== 'publish' || moduleId !== undefined))
    refuse('--from is for rollback, and for publish without a module: the folder says which it is.')
  if (values['even-unhealthy'] && (name !== 'rollback' || values.to === undefined))
    refuse('--even-unhealthy is for rollback --to.')
  if (values['even-quarantined'] && name !== 'promote') refuse('--even-quarantined is for promote.')
  if (name !== 'rollout' && (values.stop || values.municipality.length + values.unit.length > 0))
    refuse('--municipality, --unit and --stop are for rollout.')
}

const idsOf = (kind: string, given: readonly string[]): number[] =>
  given.map(text => {
    const id = idInPath.safeParse(text)
    return id.success ? id.data : refuse(`'${text}' is no id of a ${kind}.`)
  })

const rolloutOf = (words: Words, values: Given['values'], reason: string): ModulesCommand => {
  const moduleId = moduleOf('rollout', words)
  const municipalityIds = idsOf('municipality', values.municipality)
  const unitIds = idsOf('unit', values.unit)
  const places = municipalityIds.length + unitIds.length
  if (values.stop) {
    if (places > 0 || words.version !== undefined) refuse('rollout --stop takes no version and no place.')
    return { name: 'rollout-stop', moduleId, reason }
  }
  if (places === 0) refuse('rollout needs --municipality or --unit; promote is for everybody.')
  return { name: 'rollout', moduleId, version: words.version, municipalityIds, unitIds, reason }
}

/** What is revoked cannot be brought back: a slip of a letter, or a variable that is empty, names no key. */
const keyOf = (begins: string | undefined): string =>
  begins !== undefined && begins.length >= 8
    ? begins
    : refuse('revoke needs at least the first eight characters of a key: keys lists them.')

/** What is asked for, wherever it is to be done. */
const readAsked = ({ positionals, values }: Given): ModulesCommand => {
  const [name = '', ...rest] = positionals
  if (!isCommand(name)) return refuse(name === '' ? 'Say what is to be done.' : `There is no command ${name}.`)
  if (rest.length > longest[name]) return refuse(`${name} takes no '${rest.slice(longest[name]).join(' ')}'.`)
  const [moduleId, version] = rest
  const words = { moduleId, version }
  refuseForeign(name, moduleId, values)
  if (name === 'list' || name === 'keys') return { name }
  if (name === 'can-deploy') return { name, moduleId: moduleOf(name, words), version }
  const reason = reasonOf(name, values.reason)
  if (name === 'prune' || name === 'rotate' || name === 'resign') return { name, reason }
  if (name === 'revoke') return { name, keyId: keyOf(moduleId), reason }
  if (values.all) return { name: 'promote-all', reason }
  if (name === 'rollout') return rolloutOf(words, values, reason)
  if (name === 'rollback') {
    const { to, from, 'even-unhealthy': evenUnhealthy } = values
    return { name, moduleId: moduleOf(name, words), reason, to, from, evenUnhealthy }
  }
  if (values.from !== undefined) return { name: 'publish-folder', folder: values.from, reason }
  if (name === 'publish')
    return { name, moduleId: moduleOf(name, words), version: version ?? refuse('publish needs the version.'), reason }
  return { name, moduleId: moduleOf(name, words), version, reason, evenQuarantined: values['even-quarantined'] }
}

const isLoopback = (host: string) => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host)

/** A key goes to nobody who listens on the way: https, but for this very machine. */
const addressOf = (text: string): URL => {
  const url = URL.parse(text.endsWith('/') ? text : `${text}/`)
  if (url === null || !/^https?:$/.test(url.protocol))
    return refuse('--to is the address of a suite, such as https://suite.example.')
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) return refuse('--to has to be https: a key is sent there.')
  if (url.username !== '' || url.search !== '' || url.hash !== '')
    return refuse('--to is an address alone, without a name, a question or a place in it.')
  return url
}

/** What is asked for. Throws StartError with the sentence of what is wrong and how it is used. */
export const readCommand = (given: readonly string[]): ModulesCommand | RemoteCommand => {
  const words = read(given)
  const asked = readAsked(words)
  const { to } = words.values
  // A rollback names a version by it.
  if (to === undefined || asked.name === 'rollback') return asked
  if (asked.name !== 'publish-folder' && asked.name !== 'can-deploy' && asked.name !== 'promote')
    return refuse('--to is for publish, can-deploy and promote of one module.')
  if (words.values['even-quarantined']) return refuse('--even-quarantined is no business of a deploy key.')
  return { name: 'remote', to: addressOf(to), asked }
}
