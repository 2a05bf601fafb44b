// A copy of the workspace as it stands, in the folder that is named, ready to run: what git knows and what is new,
// with links to the installed packages. Own packages are those of the copy.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { memberFolders, root } from '../../workspace/paths.mjs'

const target = process.argv[2]

const copySources = () => {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  for (const file of listed.toString().split('\0')) {
    // A file may be deleted and still be listed. Pictures are no part of the program.
    if (file === '' || file.startsWith('docs/pictures/') || !existsSync(join(root, file))) continue
    mkdirSync(dirname(join(target, file)), { recursive: true })
    cpSync(join(root, file), join(target, file))
  }
}

const linkOne = (from, to) => {
  if (existsSync(to)) return
  const real = realpathSync(from)
  const isOwn = real.startsWith(join(root, 'packages')) && !real.includes('node_modules')
  mkdirSync(dirname(to), { recursive: true })
  symlinkSync(isOwn ? join(target, real.slice(root.length)) : real, to)
}

const linkPackages = (from, to) => {
  for (const name of readdirSync(join(from, 'node_modules')).filter(each => !/^\.(?!bin)/.test(each))) {
    const folder = join(from, 'node_modules', name)
    const inScope = name.startsWith('@') ? readdirSync(folder).map(each => join(name, each)) : [name]
    for (const each of inScope) linkOne(join(from, 'node_modules', each), join(to, 'node_modules', each))
  }
}

copySources()
linkPackages(root, target)
for (const folder of memberFolders())
  if (existsSync(join(root, folder, 'node_modules'))) linkPackages(join(root, folder), join(target, folder))
// A member that is made in the copy is not installed: it finds in the root what the others of its kind have.
for (const folder of ['mf-forecast', 'mf-staff', 'packages/ui']) linkPackages(join(root, folder), target)
