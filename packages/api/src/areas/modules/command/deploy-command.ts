import { readFile } from 'node:fs/promises'
import { StartError } from '../../../errors'
import { MisusedCommand, readCommand } from './command-arguments'
import { runRemoteCommand } from './remote-command'
import type { Outcome } from './outcome'

// A program of its own (scripts/pack), for the repository of one module: what its deploy key does, and nothing else.

const usage = `npm run publish-module -- --to https://suite.example --reason '…'      builds the version and registers it
npm run can-deploy -- [version] --to https://suite.example              says whether it could be promoted now
npm run promote -- [version] --to https://suite.example --reason '…'    it is what people get, where the key may promote
The deploy key is read from VECKOVIS_DEPLOY_KEY.`

/** Of the repository where the command is run. */
const moduleHere = async (): Promise<string> => {
  const { id }: { readonly id?: unknown } = JSON.parse(await readFile('module.json', 'utf8'))
  if (typeof id === 'string') return id
  throw new StartError('module.json here has no id: run the command in the folder of the module.')
}

const run = async ([name = '', ...rest]: readonly string[]): Promise<Outcome> => {
  const words = name === 'publish' ? [name, '--from', 'dist', ...rest] : [name, await moduleHere(), ...rest]
  const asked = readCommand(words)
  if (asked.name !== 'remote') throw new MisusedCommand('--to is missing: the address of the suite.')
  return runRemoteCommand(asked, { key: process.env['VECKOVIS_DEPLOY_KEY'], send: fetch })
}

const sentenceOf = (failure: unknown): string => {
  if (failure instanceof MisusedCommand) return `${failure.problem}\n\n${usage}`
  if (failure instanceof StartError) return failure.message
  return failure instanceof Error ? (failure.stack ?? failure.message) : String(failure)
}

run(process.argv.slice(2)).then(
  ({ lines, isDone }) => {
    for (const line of lines) (isDone ? process.stdout : process.stderr).write(`${line}\n`)
    process.exitCode = isDone ? 0 : 1
  },
  (failure: unknown) => {
    process.stderr.write(`${sentenceOf(failure)}\n`)
    process.exitCode = 1
  },
)
