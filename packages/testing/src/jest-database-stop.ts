/** Global tear-down of the API's tests. */
export default async function tearDown(): Promise<void> {
  const { stopTestCluster } = globalThis as { stopTestCluster?: () => Promise<void> }
  await stopTestCluster?.()
}
