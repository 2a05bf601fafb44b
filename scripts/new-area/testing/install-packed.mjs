// Installs a module's own repository without a registry: its archives are unpacked as npm does it, and what they need of
// others is linked to what is installed here, each package beside those that it names.
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { memberFolders, readJson, root } from '../../workspace/paths.mjs'

const target = process.argv[2]
const modules = join(target, 'node_modules')
const { dependencies, devDependencies } = readJson(join(target, 'package.json'))
const wanted = Object.entries({ ...dependencies, ...devDependencies })

const unpack = (name, archive) => {
  const folder = join(modules, name)
  mkdirSync(folder, { recursive: true })
  execFileSync('tar', ['-xzf', join(target, archive), '-C', folder, '--strip-components=1'])
  return folder
}

const link = (from, to) => {
  if (existsSync(to)) return
  mkdirSync(dirname(to), { recursive: true })
  symlinkSync(from, to)
}

/** Where the workspace has a package: the versions are the same everywhere. */
const installedHere = name => {
  const places = ['.', ...memberFolders()].map(folder => join(root, folder, 'node_modules', name))
  const place = places.find(existsSync)
  if (place === undefined) throw new Error(`${name} is not installed here`)
  return realpathSync(place)
}

const linkCommands = folder => {
  const { name, bin = {} } = readJson(join(folder, 'package.json'))
  const commands = typeof bin === 'string' ? { [name.split('/').at(-1)]: bin } : bin
  for (const [command, file] of Object.entries(commands)) {
    if (folder.startsWith(modules)) chmodSync(join(folder, file), 0o755)
    link(join(folder, file), join(modules, '.bin', command))
  }
}

for (const [name, version] of wanted) {
  if (!version.startsWith('file:')) {
    link(installedHere(name), join(modules, name))
    linkCommands(installedHere(name))
    continue
  }
  const folder = unpack(name, version.slice('file:'.length))
  const needed = Object.keys(readJson(join(folder, 'package.json')).dependencies)
  for (const each of needed) link(installedHere(each), join(folder, 'node_modules', each))
  linkCommands(folder)
}
