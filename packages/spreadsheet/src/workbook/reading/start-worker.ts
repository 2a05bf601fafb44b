/** Filled by the page's first script and by the shell: the address of each file that may run to its digest. */
type PageWithDigests = { readonly __veckovisIntegrity?: Readonly<Record<string, string>> }

const address = new URL('./workbook.worker.ts', import.meta.url)

/**
 * Starts the program that reads, in a thread of its own. A browser checks no digest of a worker's file: it is fetched
 * once before with its digest, and stands in the browser's store afterwards. Rejects when the file cannot be had, or is
 * another than the module was published with.
 */
export const startWorker = async (signal: AbortSignal): Promise<Worker> => {
  const { __veckovisIntegrity: digests }: PageWithDigests = window as PageWithDigests
  const integrity = digests?.[address.pathname]
  // Only a development build's files have no digest.
  if (integrity === undefined && process.env['NODE_ENV'] === 'production')
    throw new Error(`The page knows no digest of ${address.pathname}`)
  const answer = await fetch(address, { signal, ...(integrity === undefined ? {} : { integrity }) })
  if (!answer.ok) throw new Error(`${address.pathname} was answered ${answer.status}`)
  await answer.arrayBuffer()
  return new Worker(address)
}
