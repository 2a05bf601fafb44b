import { posix } from 'node:path'
import { styledSources, styleSheets } from './styles/style-sheets.mjs'
import { PlainFailure, runScript } from './workspace/plain-failure.mjs'
import { say } from './workspace/say.mjs'

const imports = /import \* as (\w+) from '(\.[^']+\.module\.css)'/g

/** The classes that a source file asks for, as `path of the style sheet#class`. */
const askedIn = ({ file, text }) =>
  [...text.matchAll(imports)].flatMap(([, alias, path]) => {
    const sheet = posix.join(posix.dirname(file), path)
    return [...text.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, 'g'))].map(([, name]) => `${sheet}#${name}`)
  })

/** Each class of a style sheet is used, and is a word that code can say as it stands. That used ones exist is a matter of types. */
await runScript(async () => {
  const sheets = styleSheets()
  const asked = new Set(styledSources().flatMap(askedIn))
  const problems = sheets.flatMap(({ file, classes }) =>
    classes.flatMap(name => [
      ...(asked.has(`${file}#${name}`) ? [] : [`${file}: nothing uses .${name}`]),
      ...(/^[a-z][A-Za-z0-9]*$/.test(name) ? [] : [`${file}: .${name} is not written like a name in code`]),
    ]),
  )
  if (problems.length > 0) throw new PlainFailure(problems.join('\n'))
  say(`${sheets.length} style sheets: each class is used.`)
})
