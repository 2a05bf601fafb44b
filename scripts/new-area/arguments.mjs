import { parseArgs } from 'node:util'
import { PlainFailure } from '../workspace/plain-failure.mjs'
import { loadSource } from '../workspace/load-source.mjs'

const usage = `pnpm new-area <name> [--title-sv <text>] [--title-en <text>] [--permission <id>] [--page /<address> …]
  [--no-install | --standalone <folder>]`
const options = {
  'title-sv': { type: 'string' },
  'title-en': { type: 'string' },
  permission: { type: 'string' },
  page: { type: 'string', multiple: true },
  'no-install': { type: 'boolean', default: false },
  standalone: { type: 'string' },
}

const parse = args => {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new PlainFailure(`${error.message}\n${usage}`)
  }
}

const checkName = names => {
  if (names.length !== 1) throw new PlainFailure(`Give the area one name: ${usage}`)
  const [name] = names
  if (!/^[a-z]+(-[a-z]+)*$/.test(name) || name.length > 30)
    throw new PlainFailure(
      `'${name}' is no name for an area: at most 30 small letters a to z, words joined by '-', such as home-care.`,
    )
  return name
}

const checkTitle = (title, flag) => {
  if (title.trim() === '' || title.length > 60 || /\p{Cc}/u.test(title))
    throw new PlainFailure(`--${flag} has to be a text of 1 to 60 characters.`)
  return title.trim()
}

const checkPermission = (permissionIds, text) => {
  const entries = Object.entries(permissionIds)
  const found = entries.find(([, id]) => String(id) === text)
  if (found !== undefined) return found[1]
  const known = entries.map(([name, id]) => `${id} (${name})`).join(', ')
  throw new PlainFailure(`Permission '${text}' is unknown; there are ${known}.`)
}

const spoken = name => name[0].toUpperCase() + name.slice(1).replaceAll('-', ' ')

const addressed = path => {
  if (/^\/[a-z][a-z0-9-]*$/.test(path)) return path
  throw new PlainFailure(`'${path}' is no address of a page: --page takes one such as /meals.`)
}

/** The only page has the area's titles; of several each has the name of its address until somebody titles it. */
const pagesOf = (paths, titles, permission) => {
  const [only, ...more] = paths.map(addressed)
  if (more.length === 0) return [{ path: only, titles, permission }]
  return [only, ...more].map(path => ({
    path,
    titles: { sv: spoken(path.slice(1)), en: spoken(path.slice(1)) },
    permission,
  }))
}

/** What stands on the command line, checked. */
export const readArguments = async args => {
  const { positionals, values } = parse(args)
  const name = checkName(positionals)
  const { permissionIds } = await loadSource('packages/domain/src/access/permissions.ts')
  const titles = {
    sv: checkTitle(values['title-sv'] ?? spoken(name), 'title-sv'),
    en: checkTitle(values['title-en'] ?? spoken(name), 'title-en'),
  }
  const usual = values.standalone === undefined ? permissionIds.forecast : permissionIds.users
  const permission = values.permission === undefined ? usual : checkPermission(permissionIds, values.permission)
  return {
    name,
    titles,
    pages: pagesOf(values.page ?? [`/${name}`], titles, permission),
    // Users and those behind it are not held on the unit that a page is about.
    isAboutUnit: permission < permissionIds.users,
    order: 90,
    icon: 'module',
    permissionIds,
    install: !values['no-install'],
    standalone: values.standalone,
  }
}
