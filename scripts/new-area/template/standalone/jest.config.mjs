import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { jestProject } from '@veckovis/build/jest-preset.mjs'

export default jestProject({
  name: 'mf-area-name',
  root: dirname(fileURLToPath(import.meta.url)),
  environment: 'jsdom',
})
