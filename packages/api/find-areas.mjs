import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'

const isFolder = entry => entry.isDirectory()

/**
 * For every build that holds the API: imports of all folders of src/areas in the place of src/areas/every-area.ts.
 * A folder without its area file fails the build.
 * @type {import('esbuild').Plugin}
 */
export const findAreas = {
  name: 'find-areas',
  setup: build =>
    build.onLoad({ filter: /[\\/]api[\\/]src[\\/]areas[\\/]every-area\.ts$/ }, ({ path }) => {
      const folder = dirname(path)
      const names = readdirSync(folder, { withFileTypes: true })
        .filter(isFolder)
        .map(({ name }) => name)
      const imports = names.map((name, index) => `import { area as area${index} } from './${name}/${name}-area'`)
      const entries = names.map((name, index) => `['${name}', area${index}]`)
      const contents = `${imports.join('\n')}\nexport const listAreas = () => new Map([${entries.join(', ')}])`
      return { contents, resolveDir: folder, loader: 'ts', watchDirs: [folder] }
    }),
}
