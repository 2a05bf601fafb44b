/**
 * The answers of statements that were sent without waiting for one another. Nothing is still at work when one has failed,
 * and what is thrown is the failure of the first of them, in the order in which they were sent: the database refuses the
 * others only because of it (25P02), whichever of the answers is heard first.
 */
export const sentAtOnce = async <const Sent extends readonly (Promise<unknown> | false | undefined)[]>(sent: Sent) => {
  await Promise.allSettled(sent)
  return Promise.all(sent)
}
