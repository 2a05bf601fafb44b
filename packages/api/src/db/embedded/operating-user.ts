import { execFileSync } from 'node:child_process'
import { StartError } from '../../errors'

export type OperatingUser = { readonly uid: number; readonly gid: number }

const numberOf = (flag: '-u' | '-g'): number | undefined => {
  try {
    return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  } catch {
    return undefined
  }
}

const makeUser = () => {
  try {
    execFileSync('useradd', ['--system', '--no-create-home', '--user-group', 'postgres'], { stdio: 'ignore' })
  } catch {
    throw new StartError(
      'PostgreSQL does not run as root, and the user postgres could not be made; start as another user.',
    )
  }
}

/** Root cannot run PostgreSQL: then the user postgres does, made when it is missing. Otherwise undefined: ourselves. */
export const operatingUser = (): OperatingUser | undefined => {
  if (process.getuid?.() !== 0) return undefined
  if (numberOf('-u') === undefined) makeUser()
  const uid = numberOf('-u')
  const gid = numberOf('-g')
  if (uid === undefined || gid === undefined) throw new StartError('The user postgres has no ids on this machine.')
  return { uid, gid }
}
