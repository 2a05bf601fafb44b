import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../workspace/paths.mjs'
import { PlainFailure } from '../../workspace/plain-failure.mjs'

const git = (folder, ...args) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
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

/**
 * The files that differ from where the work since `ref` began: committed, not yet committed, and new ones that git does
 * not ignore. A file that is `gone` was deleted, or moved away.
 * @returns {{ path: string, gone: boolean }[]}
 */
export const changedFiles = (ref, folder = root) => {
  const since = beginning(folder, ref)
  const differing = lines(git(folder, 'diff', '--name-only', '--no-renames', '-z', since))
  const added = lines(git(folder, 'ls-files', '--others', '--exclude-standard', '-z'))
  return [...new Set([...differing, ...added])].sort().map(path => ({ path, gone: !existsSync(join(folder, path)) }))
}
