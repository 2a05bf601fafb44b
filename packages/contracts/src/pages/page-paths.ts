/**
 * Addresses that need no token. The missing page is the one of every address that nobody has.
 */
export const welcomePaths = [
  '/login',
  '/forgot-password',
  '/forgot-password-success',
  '/new-password',
  '/confirm-email',
  '/first-admin',
] as const

/** Every address whose page is the shell's own; the server answers it whatever is registered. */
export const shellPaths = [
  '/',
  ...welcomePaths,
  '/planning',
  '/help',
  '/settings',
  '/settings/modules',
  '/settings/security',
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
  '/staff',
  '/schedule',
  '/counties',
  '/municipalities',
  '/departments',
  '/units',
  '/users',
  '/clients',
  '/analytics-users',
  '/analytics-units',
] as const
