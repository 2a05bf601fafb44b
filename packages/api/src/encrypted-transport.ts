/** Whether a host is this machine, so that nothing that is sent there passes a network. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host)

/** Several hosts, or one in the query, are as PostgreSQL's own clients read them; a path is a socket of this machine. */
const databaseHosts = (address: URL): readonly string[] =>
  (address.searchParams.get('host') ?? decodeURIComponent(address.hostname)).split(',')

/**
 * Whether what goes between us and a database stays on this machine, or is encrypted to a server whose certificate and
 * name are checked. PostgreSQL's own clients check neither in the mode `require`, and no name in `verify-ca`.
 */
export const isSafeDatabase = (url: string): boolean => {
  const address = new URL(url)
  const isOwn = databaseHosts(address).every(host => host === '' || host.startsWith('/') || isLoopback(host))
  const modes = address.searchParams.getAll('sslmode')
  return isOwn || (modes.length === 1 && modes[0] === 'verify-full')
}

/** What would let a mail go unencrypted, or to anyone who answers, all the same. */
const weakening: readonly (readonly [string, string])[] = [
  ['ignoreTLS', 'true'],
  ['opportunisticTLS', 'true'],
  ['secure', 'false'],
  ['requireTLS', 'false'],
  ['tls.rejectUnauthorized', 'false'],
]

/** Whether a mail is given to its server encrypted, or on this machine. */
export const isEncryptedMail = (url: string): boolean => {
  const { protocol, hostname, searchParams } = new URL(url)
  if (isLoopback(hostname)) return true
  const isWeakened = weakening.some(([name, value]) => searchParams.getAll(name).includes(value))
  return !isWeakened && (protocol === 'smtps:' || searchParams.get('requireTLS') === 'true')
}
