/** Where the links of mails lead, and the one that a start without a super admin prints. */
const linkPaths = ['/new-password', '/confirm-email', '/invitation', '/first-admin'] as const

export type LinkPath = (typeof linkPaths)[number]

/** The page of such a link that an address leads to, with its parameters or without; null for any other. */
export const linkPathOf = (address: string): LinkPath | null => {
  const [path] = address.split(/[?#]/)
  return linkPaths.find(link => path === link || path === `${link}/`) ?? null
}

/**
 * Addresses that need no token. The missing page is the one of every address that nobody has.
 */
export const welcomePaths = ['/login', '/forgot-password', '/forgot-password-success', ...linkPaths] as const

/** Every address whose page is the shell's own; the server answers it whatever is registered. */
export const shellPaths = [
  '/',
  ...welcomePaths,
  '/planning',
  '/help',
  '/settings',
  '/settings/installation',
  '/settings/modules',
  '/settings/security',
  '/settings/privacy',
  '/settings/first-steps',
  '/unauthorized',
] as const

/**
 * The addresses that the suite's modules are to bring. They exist also before their module is registered, so
 * that a person without a token is sent to sign-in instead of being told that the page is missing.
 */
export const plannedModulePaths = [
  '/diary',
  '/needs',
  '/resources',
  '/results',
  '/settings/budget',
  '/forecast',
  '/follow-up',
  '/staff',
  '/schedule',
  '/counties',
  '/municipalities',
  '/departments',
  '/units',
  '/users',
  '/licences',
  '/clients',
  '/analytics-users',
  '/analytics-units',
  '/overview',
] as const
