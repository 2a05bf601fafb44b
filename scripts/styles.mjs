import { posix } from 'node:path'
import { allStyleSheets, searchesOfThePage, styledSources, styleSheets } from './styles/style-sheets.mjs'
import { writeStyleTypes } from './styles/write-style-types.mjs'
import { PlainFailure, runScript } from './workspace/plain-failure.mjs'
import { say } from './workspace/say.mjs'

const imports = /import \* as (\w+) from '(\.[^']+\.module\.css)'/g

/** The classes that a source file asks for, as `path of the style sheet#class`. */
const askedIn = ({ file, text }) =>
  [...text.matchAll(imports)].flatMap(([, alias, path]) => {
    const sheet = posix.join(posix.dirname(file), path)
    const members = [...text.matchAll(/\b(\w+)\.(?=(\w+))/g)]
    return members.filter(([, from]) => from === alias).map(([, , name]) => `${sheet}#${name}`)
  })

/**
 * Each class of a style sheet is used, and is a word that code can say as it stands; no element is given a class by
 * its bare name; nothing is looked for in the whole page. That the classes that are asked for exist is a matter of types.
 */
await runScript(async () => {
  writeStyleTypes()
  const sources = styledSources()
  const sheets = styleSheets()
  const asked = new Set(sources.flatMap(askedIn))
  const unbound = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/className="([^"]+)"/g)].map(([, name]) => `${file}: '${name}' is of no style sheet`),
  )
  const unused = sheets.flatMap(({ file, classes }) =>
    classes.flatMap(name => [
      ...(asked.has(`${file}#${name}`) ? [] : [`${file}: nothing uses .${name}`]),
      ...(/^[a-z][A-Za-z0-9]*$/.test(name) ? [] : [`${file}: .${name} is not written like a name in code`]),
    ]),
  )
  const searching = allStyleSheets().flatMap(({ file, text }) =>
    searchesOfThePage(text).map(
      rule => `${file}: '${rule.trim()}' is looked for in the whole page at every change of it`,
    ),
  )
  const problems = [...unbound, ...unused, ...searching]
  if (problems.length > 0) throw new PlainFailure(problems.join('\n'))
  say(`${sheets.length} style sheets: each class is used.`)
})
