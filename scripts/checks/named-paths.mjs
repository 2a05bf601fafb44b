import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../workspace/paths.mjs'

/** All but the specification, which is older than any file. */
const documentsIn = folder => [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'],
  ...readdirSync(join(folder, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.md') && !name.startsWith('specification'))
    .map(name => `docs/${name}`)
    .toSorted(),
]
/** Patterns, what a build makes, and the area that CONTRIBUTING makes up to show how one is made. */
const noFile = /[<>*…]|\/dist(\/|$)|home-care/

/** `a/{b,c}.ts` stands for `a/b.ts` and `a/c.ts`. */
const expand = path => {
  const [, before, names, after] = /^([^{]*)\{([^}]+)\}(.*)$/.exec(path) ?? []
  return names === undefined ? [path] : names.split(',').flatMap(name => expand(`${before}${name}${after}`))
}

/** The paths that a document names in code marks, from the root of the repository, or leads to, from its own folder. */
const pathsIn = (text, topFolders, ownFolder) => {
  const marked = [...text.matchAll(/`([^`\s/]+\/[^`\s]*)`/g)].map(([, path]) => path.replace(/#.*/, ''))
  const linked = [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, path]) => join(ownFolder, path))
  const named = marked.filter(path => topFolders.has(path.split('/')[0]) && !noFile.test(path))
  return [...new Set([...named, ...linked].flatMap(expand))]
}

/** The files and folders that a document names and that are not there, as sentences. */
export const missingPaths = (folder = root) => {
  const topFolders = new Set(
    readdirSync(folder).filter(name => !/^(\.cache|\.data|modules|reports|node_modules)$/.test(name)),
  )
  return documentsIn(folder).flatMap(document =>
    pathsIn(readFileSync(join(folder, document), 'utf8'), topFolders, dirname(document))
      .filter(path => !existsSync(join(folder, path)))
      .map(path => `${document}: there is no ${path}`),
  )
}
