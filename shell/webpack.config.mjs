import { shellConfig } from '@veckovis/build/shell-config.mjs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

export default shellConfig(dirname(fileURLToPath(import.meta.url)))
