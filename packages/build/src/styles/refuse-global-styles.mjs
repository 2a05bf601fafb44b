import { join, relative, sep } from 'node:path'
import { memberFolder, root } from '../catalog.mjs'

/** Where the styles of the whole page stand: tokens and the look of plain elements. */
const globalStyles = `${join(memberFolder('ui'), 'src', 'styles')}${sep}`

// `:global` and its like, by which a style sheet reaches beyond its own classes; comments that switch the rule off.
const waysOut = /:global\b|\bfrom\s+global\b|cssmodules-pure-(no-check|ignore)/

/** The first id before a brace, which css-loader takes for a name of the sheet's own. */
const idIn = source => {
  const selectors = source.split('{').slice(0, -1)
  return selectors.map(text => /#[\w-]+/.exec(text.split(/[};]/).at(-1))?.[0]).find(id => id !== undefined)
}

/**
 * A loader. Styles belong to their component: a selector without a class of its own file does not build outside
 * `packages/ui/src/styles`. That each selector has such a class is css-loader's `pure` mode.
 */
export default function refuseGlobalStyles(source) {
  const file = relative(root, this.resourcePath)
  if (this.resourcePath.startsWith(globalStyles)) return source
  if (!file.endsWith('.module.css'))
    throw new Error(`${file} holds for the whole page: name it …module.css and import its classes (CONTRIBUTING)`)
  const wayOut = waysOut.exec(source)?.[0] ?? idIn(source)
  if (wayOut !== undefined) throw new Error(`${file} reaches beyond its own classes by ${wayOut} (CONTRIBUTING)`)
  return source
}
