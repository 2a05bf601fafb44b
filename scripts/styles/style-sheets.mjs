import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { classesIn } from '../../packages/build/src/styles/style-types.mjs'
import { memberFolders, root } from '../workspace/paths.mjs'

const filesOf = (folder, ending) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter(name => ending.test(name) && !/\/(node_modules|dist)\//.test(name))

const sourceFolders = () =>
  memberFolders()
    .filter(folder => folder !== 'e2e')
    .map(folder => `${folder}/src`)

const filesEnding = ending =>
  sourceFolders()
    .flatMap(folder => filesOf(folder, ending))
    .map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** A style sheet without what holds on paper only. */
const onScreen = css => {
  const at = css.indexOf('@media print')
  if (at === -1) return css
  let end = css.indexOf('{', at) + 1
  for (let depth = 1; depth > 0 && end < css.length; end += 1) depth += { '{': 1, '}': -1 }[css[end]] ?? 0
  return css.slice(0, at) + onScreen(css.slice(end))
}

const searchOfThePage = /(?:^|[\s,>+~])(?:html|body|:root|#root)[^\s,{>+~]*:has\([^{]*/gm

/**
 * What a style sheet looks for in the whole page: the browser asks it anew with each element that comes or goes, which
 * took half a millisecond of every edit.
 */
export const searchesOfThePage = css => onScreen(css).match(searchOfThePage) ?? []

/** All style sheets, those for the whole page too. */
export const allStyleSheets = () => filesEnding(/\.css$/)

/** The style sheets of components, by path from the root, with their classes. */
export const styleSheets = () =>
  filesEnding(/\.module\.css$/).map(({ file, text }) => ({ file, classes: classesIn(text) }))

/** What asks for classes: all source files of shell, modules and packages. */
export const styledSources = () => filesEnding(/\.tsx?$/)
