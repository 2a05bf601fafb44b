import { Client } from 'pg'

type Ask = (this: Client, ...asked: unknown[]) => unknown

/** Work of another connection, before the nth statement that is asked in the name of a person. */
type Plan = { readonly userId: number; readonly before: number; readonly work: () => Promise<unknown> }

/** The text of a statement, however it is asked. */
export const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : ((asked as { text?: string }).text ?? '')

/**
 * Lets something happen in the middle of a call: between two statements of the transactions that the server makes in the
 * name of a person, so that each statement sees what has been committed until then.
 */
export const betweenStatements = () => {
  const query = Reflect.get(Client.prototype, 'query') as Ask
  const acting = new WeakSet<Client>()
  let plan: Plan | undefined
  let asked = 0
  // Statements that are sent together still go in their order, also when one of them waits for the work.
  const sentBefore = new WeakMap<Client, Promise<unknown>>()
  const inTurn = async (client: Client, statement: unknown[], work?: Plan['work']) => {
    const earlier = sentBefore.get(client)
    const send = async () => {
      await earlier
      await work?.()
      // Its answer is not waited for: the next one is sent without it.
      return { answer: query.apply(client, statement) }
    }
    const sent = send()
    sentBefore.set(client, sent)
    return (await sent).answer
  }
  const counting: Ask = function (...statement) {
    const text = textOf(statement[0])
    if (plan === undefined) return query.apply(this, statement)
    if (text === `BEGIN; SET LOCAL veckovis.actor = '${plan.userId}'`) {
      acting.add(this)
      return inTurn(this, statement)
    }
    if (!acting.has(this)) return query.apply(this, statement)
    if (text === 'COMMIT' || text === 'ROLLBACK') {
      acting.delete(this)
      return inTurn(this, statement)
    }
    asked += 1
    return inTurn(this, statement, asked === plan.before ? plan.work : undefined)
  }
  Reflect.set(Client.prototype, 'query', counting)
  return {
    /** Answers what the call does, and whether the work was done in its middle: the call may have had fewer statements. */
    during: async <T>(
      planned: Plan,
      call: () => Promise<T>,
    ): Promise<{ readonly answer: T; readonly isDone: boolean }> => {
      asked = 0
      plan = planned
      try {
        const answer = await call()
        return { answer, isDone: asked >= planned.before }
      } finally {
        plan = undefined
      }
    },
    end: (): void => {
      Reflect.set(Client.prototype, 'query', query)
    },
  }
}
