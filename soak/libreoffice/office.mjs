import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { PlainFailure } from '../../scripts/workspace/plain-failure.mjs'
import { runCommand } from '../../scripts/workspace/run-command.mjs'
import { say } from '../say.mjs'

const program = '/usr/bin/soffice'

export const ensureOffice = async () => {
  if (existsSync(program)) return
  say('Installing libreoffice-calc …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runCommand('apt-get', ['update'], { quiet: true, env })
  const install = ['install', '-y', '--no-install-recommends', 'libreoffice-calc']
  const { code } = await runCommand('apt-get', install, { quiet: true, env })
  if (code !== 0) throw new PlainFailure("Install libreoffice-calc with Debian's apt-get, then run this again.")
}

/**
 * Opens a file in LibreOffice and saves it as another kind; answers the bytes.
 * @param {string} folder for the files and for the profile of the program
 * @param {string} name of the file to write and open
 * @param {Uint8Array} bytes
 * @param {'xlsx' | 'xls' | 'ods'} kind
 */
export const convert = async (folder, name, bytes, kind) => {
  const [from, to] = [join(folder, name), join(folder, `as-${kind}`)]
  mkdirSync(to, { recursive: true })
  writeFileSync(from, bytes)
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
  const { code, output } = await runCommand(
    program,
    [profile, '--headless', '--norestore', '--convert-to', kind, '--outdir', to, from],
    { quiet: true },
  )
  if (code !== 0) throw new PlainFailure(`LibreOffice did not convert ${name} to ${kind}:\n${output}`)
  return new Uint8Array(readFileSync(join(to, `${basename(name).replace(/\.\w+$/, '')}.${kind}`)))
}
