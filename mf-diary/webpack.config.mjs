import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { remoteConfig } from '@veckovis/build/remote-config.mjs'

export default remoteConfig(dirname(fileURLToPath(import.meta.url)))
