import { join } from 'node:path'
import { writeTypesInto } from '../../packages/build/src/styles/style-types.mjs'
import { cacheFolder } from '../workspace/paths.mjs'
import { styleSheets } from './style-sheets.mjs'

/** A class that is not there is an error of types: tsconfig.base.json lays this folder over the sources. */
export const writeStyleTypes = () => writeTypesInto(join(cacheFolder, 'style-types'), styleSheets())
