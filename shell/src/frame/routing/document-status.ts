/**
 * Whether the server answered this document's address with 404. Signed out, the shell does not know the
 * modules' addresses: the server does, and says so by the status of the page. A browser that keeps the status
 * to itself gets the sign-in page instead.
 */
export const documentWasMissing = (timing: Pick<Performance, 'getEntriesByType'> = performance): boolean =>
  timing
    .getEntriesByType('navigation')
    .some(entry => entry instanceof PerformanceNavigationTiming && entry.responseStatus === 404)
