import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readJson, root } from '../../workspace/paths.mjs'

/** What the shell is built from, without its tests. */
const shellSources = [
  'shell',
  ...['platform', 'contracts', 'domain', 'ui', 'forms', 'lists', 'build'].map(name => `packages/${name}`),
  ...['test.ts', 'test.tsx'].map(end => `:(exclude,glob)**/*.${end}`),
]

/** A page may stay open that long after an upgrade, and more: anyone who has it has worked a whole day with it. */
const secondsOpen = 24 * 60 * 60

const acknowledged = 'docs/earlier-shell.json'

const gitIn =
  folder =>
  (...args) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

const succeeds = run => {
  try {
    run()
    return true
  } catch {
    // That git says no, by its exit code, is the answer.
    return false
  }
}

const nothing = why => ({ commit: null, why })

/** What `from` says in the very commit that breaks with open pages, whose name is not known before it is made. */
const thisChange = 'this change'

/**
 * The commit that `from` means; null where that is the working tree, which no commit holds yet. What names a commit that is
 * not here, of a history that was made again since or reaches less far, begins where that was written.
 */
const beginning = (git, from) => {
  if (from !== thisChange && succeeds(() => git('cat-file', '-e', `${from}^{commit}`))) return from
  return succeeds(() => git('diff', '--quiet', 'HEAD', '--', acknowledged))
    ? git('log', '-1', '--format=%H', '--', acknowledged)
    : null
}

/** The commits that changed the shell since the acknowledged one, the newest first, whose sources are not those of now. */
const differing = (git, from) =>
  git('log', '--format=%H %ct', 'HEAD', `^${from}^@`, '--', ...shellSources)
    .split('\n')
    .filter(Boolean)
    .map(line => line.split(' '))
    .filter(([commit]) => !succeeds(() => git('diff', '--quiet', commit, '--', ...shellSources)))
    .map(([commit, seconds]) => ({ commit, seconds: Number(seconds) }))

/**
 * The commit whose shell the suite of now has to serve: the newest that is a day older than HEAD, because a page of that
 * age may be open and many commits may be checked at once; where the history since the acknowledged commit is younger,
 * its oldest. `commit` is null, with why, where there is none.
 */
export const chooseCommit = (folder = root) => {
  const git = gitIn(folder)
  if (!existsSync(join(folder, '.git')) || !succeeds(() => git('rev-parse', 'HEAD')))
    return nothing('this is no checkout with a history of git')
  const from = beginning(git, readJson(join(folder, acknowledged)).from)
  if (from === null) return nothing(`${acknowledged} lets it begin with what is not committed yet`)
  const candidates = differing(git, from)
  const now = Number(git('log', '-1', '--format=%ct', 'HEAD'))
  const chosen = candidates.find(({ seconds }) => seconds <= now - secondsOpen) ?? candidates.at(-1)
  return chosen ?? nothing(`the shell has not changed since ${from.slice(0, 7)}, with which ${acknowledged} begins`)
}
