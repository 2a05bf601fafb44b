import { z } from 'zod'
import { isoInstant, personText, shortText } from '../wire/primitives'

/** A word that the program chose, such as `mount` or `timeout`: never a person's text. */
const word = shortText.regex(/^[a-z][a-z-]{0,29}$/)

const numbers = /((?<![\d.])(?:(?:0|[1-9]\d{0,2})\.){2}(?:0|[1-9]\d{0,2})(?![\d.]))|\d+/g

/** A text whose numbers are left out but for versions, such as 19.4.0; four numbers with dots are an address. */
export const withoutNumbers = (text: string): string =>
  text.replaceAll(numbers, (_, version: string | undefined) => version ?? '#')

/** What the program says of itself: the page leaves out what is quoted, numbers, addresses and names. */
const plainMessage = personText(200).refine(
  text => !text.includes('@') && withoutNumbers(text) === text,
  'numbers and addresses are left out',
)

/** A version as a browser names it. */
export const versionShape = {
  moduleId: shortText.regex(/^mf-[a-z][a-z0-9-]{0,60}$/).max(64),
  version: shortText.regex(/^[A-Za-z0-9][A-Za-z0-9.+_-]{0,99}$/).max(100),
}

/** POST /modules/loads: versions that came up in this session, each once. Holds nothing about the person. */
export const moduleLoads = z.strictObject({ loads: z.array(z.strictObject(versionShape)).min(1).max(20) })
export type ModuleLoad = z.infer<typeof moduleLoads>['loads'][number]

/** POST /modules/failures: a browser tells that a module failed. Holds nothing about the person. */
export const moduleFailureReport = z.strictObject({
  ...versionShape,
  step: word,
  kind: word,
  supportCode: shortText.regex(/^[A-Z0-9][A-Z0-9-]{1,29}$/),
  /** The message of the error; absent where it says nothing more, and from pages that were opened before it was asked. */
  detail: plainMessage.optional(),
})
export type ModuleFailureReport = z.infer<typeof moduleFailureReport>

/** A failure as the super admin reads it. */
export const moduleFailure = z.strictObject({
  id: z.int(),
  at: isoInstant,
  /** A browser that could not show the module, or the registration, which did not accept a version. */
  source: z.enum(['browser', 'registration']),
  /** What was registered under this name, which may be no valid id. */
  moduleId: z.string(),
  version: z.string(),
  step: z.string(),
  kind: z.string(),
  supportCode: z.string(),
  /** The reason in one sentence, for those who publish; of a browser the error's message, without what is somebody's. */
  detail: z.string(),
})
export type ModuleFailure = z.infer<typeof moduleFailure>
