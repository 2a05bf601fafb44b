import { parseArgs } from 'node:util'
import { PlainFailure } from '../workspace/plain-failure.mjs'
import { loadSource } from './load-source.mjs'

const usage = 'pnpm new-area <name> [--title-sv <text>] [--title-en <text>] [--permission <id>] [--no-install]'
const options = {
  'title-sv': { type: 'string' },
  'title-en': { type: 'string' },
  permission: { type: 'string', default: '2' },
  'no-install': { type: 'boolean', default: false },
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

/**
 * The id of the area's permission with the name that the domain gives it, and an id that does not open it. Users and
 * those behind it are not held on the unit that a page is about.
 */
const checkPermission = async text => {
  const { permissionIds } = await loadSource('packages/domain/src/access/permissions.ts')
  const areas = Object.entries(permissionIds).filter(([, id]) => id < permissionIds.users)
  const found = areas.find(([, id]) => String(id) === text)
  if (found === undefined) {
    const known = areas.map(([name, id]) => `${id} (${name})`).join(', ')
    throw new PlainFailure(`Permission '${text}' is unknown; there are ${known}.`)
  }
  const [name, id] = found
  return { id, name, otherId: areas.find(([, other]) => other !== id)[1] }
}

const spoken = name => name[0].toUpperCase() + name.slice(1).replaceAll('-', ' ')

/** What stands on the command line, checked; without titles the name is the title. */
export const readArguments = async args => {
  const { positionals, values } = parse(args)
  const name = checkName(positionals)
  return {
    name,
    titles: {
      sv: checkTitle(values['title-sv'] ?? spoken(name), 'title-sv'),
      en: checkTitle(values['title-en'] ?? spoken(name), 'title-en'),
    },
    permission: await checkPermission(values.permission),
    install: !values['no-install'],
  }
}
