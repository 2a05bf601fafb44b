import { z } from 'zod'
import { requiredText, shortText } from '../wire/primitives'

/** The pictures that this version of the shell has for an entry of the navigation. */
export const navigationIcons = [
  'start',
  'diary',
  'forecast',
  'budget',
  'schedule',
  'staff',
  'admin',
  'analytics',
  'help',
  'module',
] as const

/** Name of a licence, of an entry of the navigation or of an area of the API. */
export const manifestKey = shortText.regex(/^[a-z][a-zA-Z0-9.-]*$/, {
  error: 'has to begin with a small letter: letters, digits, . -',
})

export const routePath = shortText.regex(/^\/(?:settings\/)?[a-z][a-z0-9-]*$/, {
  error: 'has to be an absolute address, such as /staff',
})

export const moduleId = shortText.regex(/^mf-[a-z][a-z0-9-]*$/, {
  error: 'has to be mf- and small letters, such as mf-staff',
})

/** The team that answers for a module, such as `@veckovis/staff` in CODEOWNERS. */
export const moduleOwner = requiredText(100)

export const entryOrder = z.int().min(0).max(1000)

/**
 * Places with a context, which what stands in them is given (`PlaceContexts` of packages/platform). A place means the same
 * for good: another context is the place's next version.
 */
export const contextPlaces = ['settings/1', 'unit-head/1', 'forecast-side/1'] as const

/** All places that modules may contribute to; what holds today stands above the rest of the start page. */
export const contributionPlaces = ['start-page', 'start-page-today', ...contextPlaces] as const

/** Name of a place of this or a later shell, with its version where it has a context. */
export const placeName = shortText.regex(/^[a-z][a-zA-Z0-9.-]*(?:\/[1-9]\d*)?$/, {
  error: 'has to be small letters, and a version where the place has a context, such as settings/1',
})

/** Name of a topic or of a query that modules offer each other, with its version. */
export const partName = shortText.regex(/^[a-z][a-z0-9-]*\/[1-9]\d*$/, {
  error: 'has to be small letters and a version, such as absence-reasons/1',
})

/** Of a right that the module declares of its own. */
export const ownRightKey = shortText.max(100).regex(/^[a-z][a-z0-9-]*$/, {
  error: 'has to be small letters, such as check-lists',
})

/** Beside './app': what the shell fetches of the module for one place. */
export const exposeName = shortText.regex(/^\.\/(?!app$)[a-z][a-z0-9-]*$/, {
  error: 'has to be ./ and small letters, such as ./start-page',
})

/** Most bytes, compressed, that a contribution may weigh. */
export const largestContribution = 20_000

/**
 * The same of what is fetched before anything of a module runs, of its first page, and of all that it has together: what
 * an installation takes, whatever a module.json says (docs/decisions/0050-what-is-inspected-at-publish.md).
 */
export const largestEntry = 30_000
export const largestFirstPage = 150_000
export const largestModule = 600_000

const shown = z.string().min(1)

/** A text that the shell shows before the module's own code is there. */
export const shellText = { sv: shown, en: shown }
