const welcomePaths = ['/login', '/forgot-password', '/forgot-password-success', '/new-password', '/first-admin']

/** Addresses that need no token. */
export const isWelcomePath = (path: string): boolean => welcomePaths.includes(path)
