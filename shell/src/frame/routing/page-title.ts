import type { ResolvedRoute } from './resolve-route'

/** A title that the registry gives in both languages, or the key of one of the shell's own texts. */
export type PageTitle = { text: string } | { key: string }

const shellTitles = {
  'start-page': 'navigation.start',
  settings: 'settings.title',
  'module-settings': 'settings.modules',
  'security-log': 'settings.security',
  'privacy-log': 'settings.privacy',
  'first-steps': 'settings.firstSteps',
  installation: 'settings.installation',
  help: 'help.title',
  unauthorized: 'unauthorized.title',
} as const

const closedTitles = {
  licence: 'notLicensed.title',
  permission: 'unauthorized.title',
  unavailable: 'notAvailable.title',
} as const

/** What the header shows for an address. */
export const pageTitle = (resolved: ResolvedRoute, language: 'sv' | 'en'): PageTitle => {
  switch (resolved.kind) {
    case 'module':
      return { text: resolved.route.title[language] }
    case 'shell':
      return { key: shellTitles[resolved.page] }
    case 'closed':
      return { key: closedTitles[resolved.reason] }
    case 'missing':
      return { key: 'missing.title' }
    case 'index':
    case 'unknown-yet':
      return { key: 'frame.loading' }
  }
}
