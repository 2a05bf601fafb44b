import { say } from '../scripts/workspace/say.mjs'
import { measureRecalculation } from './recalculation/measure.mjs'

// One edit and the full recalculation of a 53-week year, without any page.
say((await measureRecalculation()).text)
