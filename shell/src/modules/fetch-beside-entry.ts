import type { RegisteredModule } from '@veckovis/contracts/modules'
import { attemptAddress, folderOf } from './module-integrity'

/** Files of what is exposed by a name, as the build calls them: `__federation_expose_start_page.2f1c.js`. */
const filesOf = ({ integrity }: RegisteredModule, expose: string): string[] =>
  Object.keys(integrity).filter(file => file.startsWith(`__federation_expose_${expose.slice(2).replaceAll('-', '_')}.`))

/**
 * Code and styles of what is exposed, such as `./app`, come while the entry does, which asks for them only once it runs.
 * They are fetched as it will fetch them, and run by it alone.
 */
export const fetchBesideEntry = (module: RegisteredModule, expose: string, page: Document = document): void => {
  for (const file of filesOf(module, expose)) {
    const link = page.createElement('link')
    link.rel = 'preload'
    const isStyle = file.endsWith('.css')
    link.setAttribute('as', isStyle ? 'style' : 'script')
    if (!isStyle) link.crossOrigin = 'anonymous'
    link.integrity = module.integrity[file] ?? ''
    link.href = attemptAddress(folderOf(module) + file)
    for (const end of ['load', 'error']) link.addEventListener(end, () => link.remove())
    page.head.append(link)
  }
}
