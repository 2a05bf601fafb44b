import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../workspace/paths.mjs'
import { PlainFailure } from '../../workspace/plain-failure.mjs'
import { addedMembers } from './lockfile-members.mjs'

const git = (folder, ...args) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 26 })
const lines = text => text.split('\0').filter(Boolean)

/** Where the work since `ref` began: what others have brought into `ref` meanwhile is not part of it. */
const beginning = (folder, ref) => {
  let commit
  try {
    commit = git(folder, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`).trim()
  } catch (error) {
    if (error.code === 'ENOENT') throw new PlainFailure('--since needs git, which is not installed.')
    throw new PlainFailure(`git knows no commit '${ref}': name a branch, a tag or a commit, such as --since main.`)
  }
  try {
    return git(folder, 'merge-base', commit, 'HEAD').trim()
  } catch {
    // No common history, as in a shallow clone: then it is all that differs.
    return commit
  }
}

const lockfile = 'pnpm-lock.yaml'

/** The members that the lockfile has got, when it has got nothing else; undefined for any other change of it. */
const membersOnly = (folder, since) => {
  try {
    return addedMembers(git(folder, 'show', `${since}:${lockfile}`), readFileSync(join(folder, lockfile), 'utf8'))
  } catch {
    // It was not there, or is not any more.
    return undefined
  }
}

/**
 * The files that differ from where the work since `ref` began: committed, not yet committed, and new ones that git does
 * not ignore. A file that is `gone` was deleted, or moved away. A lockfile that has got members and nothing else names
 * their folders.
 * @returns {{ path: string, gone: boolean, members?: string[] }[]}
 */
export const changedFiles = (ref, folder = root) => {
  const since = beginning(folder, ref)
  const differing = lines(git(folder, 'diff', '--name-only', '--no-renames', '-z', since))
  const added = lines(git(folder, 'ls-files', '--others', '--exclude-standard', '-z'))
  return [...new Set([...differing, ...added])].sort().map(path => {
    const members = path === lockfile ? membersOnly(folder, since) : undefined
    return { path, gone: !existsSync(join(folder, path)), ...(members && { members }) }
  })
}
